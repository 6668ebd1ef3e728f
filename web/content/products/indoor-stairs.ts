import { productCards } from './product-cards.ts';
import type { Product } from './product.ts';

export const indoorStairs: Product = {
  ...productCards.indoorStairs,
  intro:
    'Tritt- und Setzstufen, Winkelstufen und Podeste für das Treppenhaus, mit einer Toleranz von ±1\u00a0mm gefertigt, damit der Fuss auf jeder Stufe dasselbe findet.',
  description: [
    'Eine Treppe sieht man von oben, von vorn und durch das Treppenauge von unten. Stufe, Sockel und Podest werden deshalb gemeinsam bemustert und aus derselben Mischung bestellt. Ein Farbsprung in der Mitte des Laufs fällt im Seitenlicht eines Treppenhausfensters sofort auf.',
    'Breiten von 28 bis 35\u00a0cm und Höhen von 16 bis 18\u00a0cm decken die üblichen Geschosstreppen ab. Wie dick die Stufe wird, hängt davon ab, was sie leistet. Als Belag auf einem betonierten Lauf genügt der untere Bereich von 4 bis 8\u00a0cm. Liegt sie nur an den Enden auf oder kragt sie aus, trägt sie selbst, wird bewehrt und entsprechend stärker.',
    'Der Grund für die enge Toleranz liegt im Rohbau. Betonläufe weichen von Stufe zu Stufe ab, und das Mörtelbett gleicht das aus. Ist die Stufe genau, steht die ganze Betthöhe dafür zur Verfügung, und die Steigung bleibt vom Antritt bis zum Austritt gleich.',
  ],
  features: [
    'Vorderkante gefast, gerundet oder unterschnitten',
    'Sockel, Wangen und Podestplatten nach demselben Plan',
    'Gewendelte Läufe und Antrittsstufen nach Schablone',
    'Rillen oder Einlagen für Griff und Kantenmarkierung',
    'Auf Trittschalllagern versetzbar',
    'Untersicht ebenfalls bearbeitet, wo sie sichtbar bleibt',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Treppenhäuser im Wohnungsbau',
    'Geschosstreppen im Einfamilienhaus',
    'Schulhäuser',
    'Foyers',
    'Auskragende und aufgelagerte Einzelstufen',
    'Ersatz ausgetretener Kunststeinstufen',
  ],
  facts: [
    { label: 'Stufenbreite', value: '28–35', unit: 'cm' },
    { label: 'Stufenhöhe', value: '16–18', unit: 'cm' },
    { label: 'Dicke', value: '4–8', unit: 'cm', note: 'selbsttragende Stufen im oberen Bereich' },
    productCards.indoorStairs.keyFact,
  ],
  limits: [
    'Polierte Trittflächen werden unter feuchten Sohlen glatt. Für öffentliche Treppen und für den ersten Lauf hinter der Haustür eignen sich geschliffene oder seidenmatte Stufen besser, bei Bedarf mit einem aufgerauten Streifen an der Kante.',
    'Sobald die Treppe versetzt ist, benutzt sie die ganze Baustelle. Decken Sie Stufen und Kanten mit einem diffusionsoffenen Schutz ab. Unter dichter Folie und unter Klebeband bleibt die Feuchte stehen und hinterlässt Ränder. Die Entkopplung gegen Trittschall muss vor dem Versetzen geplant sein; nachträglich lässt sie sich kaum verbessern.',
  ],
  finishes: ['geschliffen', 'seidenmatt'],
};
