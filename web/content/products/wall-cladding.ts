import { productCards } from './product-cards.ts';
import type { Product } from './product.ts';

export const wallCladding: Product = {
  ...productCards.wallCladding,
  intro:
    'Platten, die rohe Mauern, Gebäudesockel und Wände bekleiden. Befestigt wird mechanisch oder geklebt; welches Verfahren taugt, entscheiden Höhe, Untergrund und Feuchte.',
  description: [
    'Eine Stützmauer hat auf der Vorderseite die Ansicht und im Rücken das Erdreich. Die Verkleidung ordnet die Ansicht, während die Mauer den Erddruck aufnimmt. Das gelingt nur auf einer entwässerten und abgedichteten Wand. Drückt Feuchte von hinten nach, löst sie Kalk und zeigt ihn als weisse Fahne in den Fugen, oder sie schwächt den Verbund.',
    'Mechanisch befestigte Platten hängen einzeln an Ankern. Zwischen Stein und Wand bleibt Luft, Unebenheiten gleicht der Anker aus, und eine beschädigte Platte lässt sich wechseln. Das Verfahren eignet sich für hohe Wände und schwere Formate. Geklebt wird auf ebenem, festem und trockenem Grund, wo die Bautiefe knapp ist. Im Freien braucht es dafür einen frostsicheren, verformbaren Kleber, der ohne Hohlräume aufgetragen wird, sonst sammelt sich dahinter Wasser.',
    'Die Dicke von 40 bis 80\u00a0mm richtet sich nach diesem Entscheid. Ankerdorne greifen in die Stirnseite der Platte und brauchen auf allen Seiten genügend Beton; geklebte Platten dürfen schlanker sein, weil jedes Kilogramm am Untergrund zieht.',
  ],
  features: [
    'Befestigung mechanisch oder geklebt',
    'Plattenraster, Läuferverband oder wechselnde Schichthöhen',
    'Winkelförmige Eckstücke an Kanten und Pfeilern',
    'Mauerkronen mit Gefälle und Tropfkante',
    'Aussparungen für Leuchten, Speier und Geländer schon in der Schalung',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Stützmauern an Hang und Strasse',
    'Gebäudesockel',
    'Garten- und Grenzmauern',
    'Terrassenbrüstungen',
    'Wände in Eingang und Empfang',
    'Lift- und Treppenhauskerne',
  ],
  facts: [
    productCards.wallCladding.keyFact,
    { label: 'Befestigung', value: 'mechanisch oder geklebt', note: 'nach Höhe, Untergrund und Feuchte' },
  ],
  limits: [
    'Die Krone ist die empfindlichste Stelle jeder Mauer. Ohne Abdeckung läuft der Regen hinter die Platten; mit Gefälle und beidseitigem Überstand bleibt die Ansicht sauber. Am Fuss hält ein Abstand zum Boden Spritzwasser und Salz fern.',
    'Bewegungsfugen der Mauer gehen durch die Verkleidung. Kleben scheidet aus auf Anstrichen, auf Gips und auf Wänden, deren Abdichtung ungewiss ist. Sind Höhe und Gewicht statisch erheblich, bemisst die Tragwerksplanung Anker und Untergrund.',
  ],
  finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'],
};
