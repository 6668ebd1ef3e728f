import { productCards } from './product-cards.ts';
import type { Product } from './product.ts';

export const facades: Product = {
  ...productCards.facades,
  intro:
    'Vorgehängte Fassadenelemente bis 3.0\u00a0×\u00a01.5\u00a0m, gegossen mit Kanten, Profilen und Leibungen, die sich aus einer gesägten Platte nicht gewinnen lassen.',
  description: [
    'Eine Fassade aus Betonwerkstein entsteht in der Schalung. Rücksprünge, Tropfnasen und Leibungen gehören zum Element, und an der Gebäudeecke läuft das Korn ohne Gehrungsfuge weiter. Das Fugenbild kann so der Konstruktion folgen: Stützen, Stürze und Brüstungen werden als Bauteile lesbar und nicht als aufgeteilte Fläche.',
    'In 60 bis 120\u00a0mm Dicke finden Bewehrung, Anker und Profiltiefe Platz. Grosse Elemente sparen Fugen, wiegen aber entsprechend. Eigengewicht und Windsog gehen über Trag- und Halteanker in die Wand dahinter. Deren Lage wird mit der Tragwerksplanung geklärt, bevor Öffnungen und Fugen feststehen; danach ist jede Verschiebung teuer.',
    'Hinter dem Element liegen Luftraum, Dämmung und tragende Wand. Die Hinterlüftung führt Feuchte ab, die durch offene Fugen oder aus dem Bau kommt. Die Brandklasse A2-s1,d0 steht für ein nichtbrennbares Material mit geringer Rauchentwicklung und ohne brennendes Abtropfen. Sie gilt für den Stein; das Verhalten der ganzen Wand hängt auch von Dämmung, Unterkonstruktion und Anschlüssen ab.',
  ],
  features: [
    'Ecken, Stürze, Leibungen und Gesimse als ganze Stücke',
    'Vorsatz auf der Sichtseite, bewehrter Kernbeton dahinter',
    'Verdeckte Verankerung, Fugen offen oder elastisch geschlossen',
    'Verschiedene Bearbeitungen am gleichen Element kombinierbar',
    'Mechanisch befestigte Elemente sind einzeln demontierbar',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wohn- und Geschäftshäuser',
    'Schulen und öffentliche Bauten',
    'Gebäudesockel',
    'Brüstungs- und Sturzbänder',
    'Lisenen und Pfeiler',
    'Ergänzung bestehender Kunststeinfassaden',
  ],
  facts: [
    productCards.facades.keyFact,
    { label: 'Dicke', value: '60–120', unit: 'mm', note: 'nach Spannweite, Verankerung und Profil' },
    { label: 'Brandklasse', value: 'A2-s1,d0', note: 'gilt für das Material' },
  ],
  limits: [
    'Wasser zeichnet jede Steinfassade. Wohin es läuft, entscheiden Gesims, Tropfnase und Fensterbank; ungeführt hinterlässt es Schmutzfahnen, auf hellen und glatten Flächen zuerst. Die Wasserführung gehört deshalb in den ersten Fassadenschnitt.',
    'Das grösste Element ist nicht immer das richtige: Zufahrt, Kran, Ankerabstand und Temperaturbewegung setzen Grenzen. Beurteilen Sie das Muster im Freien, stehend und aus der Entfernung, aus der man das Haus später sieht. Nass ist der Farbton oft deutlich dunkler als trocken; sehen Sie beides an.',
  ],
  finishes: ['geschliffen', 'gestrahlt', 'fein-gestockt', 'gewaschen'],
};
