import { bedThickness } from '../laying.ts';
import type { Product, TenderPosition } from '../product.ts';
import { slabFields } from '../tender-texts.ts';

export const product: Product = {
  page: 'wallCladding',
  name: 'Mauerverkleidungen',
  badge: 'Verkleidungen',
  title: 'Mauerverkleidungen aus Betonwerkstein',
  searchText:
    'Verkleidungen für Stützmauern, Sockel und Innenwände: 40–80\u00a0mm dick, mechanisch befestigt oder geklebt. Untergrund, Entwässerung, Mauerkrone und Fugenbild.',
  card: 'Platten für Stützmauern, Sockel und Wände, mechanisch befestigt oder geklebt.',
  keyFact: 'Dicke',
  sample: 'Mauerverkleidungen: Platte, Oberfläche gestrahlt, fein gestockt oder gewaschen',
  documents: ['datenblatt-fassade-wand', 'ausschreibung-fassade-wand'],
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
    { label: 'Dicke', value: '40–80', unit: 'mm', note: 'je nach Befestigung' },
    { label: 'Befestigung', value: 'mechanisch oder geklebt', note: 'nach Höhe, Untergrund und Feuchte' },
  ],
  limits: [
    'Die Krone ist die empfindlichste Stelle jeder Mauer. Ohne Abdeckung läuft der Regen hinter die Platten; mit Gefälle und beidseitigem Überstand bleibt die Ansicht sauber. Am Fuss hält ein Abstand zum Boden Spritzwasser und Salz fern.',
    'Bewegungsfugen der Mauer gehen durch die Verkleidung. Kleben scheidet aus auf Anstrichen, auf Gips und auf Wänden, deren Abdichtung ungewiss ist. Sind Höhe und Gewicht statisch erheblich, bemisst die Tragwerksplanung Anker und Untergrund.',
  ],
  finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Vertikalschnitt durch eine verkleidete Stützmauer',
  coping: 'Mauerkrone mit Gefälle, Tropfkante beidseits',
  panel: 'Platte aus Betonwerkstein',
  anchor: 'Anker mit Dorn in der Stirnseite',
  gap: 'Luftraum',
  wall: 'Stützmauer',
  earth: 'Erdreich',
  foot: 'Kiesstreifen',
  sizes: 'Mechanische Befestigung nach Statik.',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Mauerverkleidung, mechanisch befestigt',
    text: 'Platten aus Betonwerkstein liefern und einzeln an Ankern versetzen, Ankerdorne in der Stirnseite. Unebenheiten am Anker ausgeglichen, Platten einzeln auswechselbar. Bewegungsfugen der Mauer in der Verkleidung übernehmen.',
    unit: 'm²',
    open: [...slabFields, 'Wandhöhe (m)', 'Untergrund'],
  },
  {
    title: 'Mauerverkleidung, geklebt',
    text: `Platten aus Betonwerkstein liefern und auf ebenem, festem und trockenem Grund ohne Hohlräume verkleben, im Freien mit frostsicherem, verformbarem Kleber. Bettdicke ${bedThickness('Kleber')}. Bewegungsfugen der Mauer in der Verkleidung übernehmen.`,
    unit: 'm²',
    open: [...slabFields, 'Wandhöhe (m)', 'Untergrund'],
  },
  {
    title: 'Mauerkrone',
    text: 'Abdeckung aus Betonwerkstein mit Gefälle, beidseitigem Überstand und Tropfkante.',
    unit: 'm',
    open: ['Breite (mm)', 'Dicke (mm)', 'Oberfläche'],
  },
];
