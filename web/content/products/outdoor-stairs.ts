import { productCards } from './product-cards.ts';
import type { Product } from './product.ts';

export const outdoorStairs: Product = {
  ...productCards.outdoorStairs,
  intro:
    'Stufen für Hauszugänge, Gärten und öffentliche Plätze: bequem im Schritt, griffig bei Regen und so fundiert, dass der Lauf auch nach Frost noch stimmt.',
  description: [
    'Draussen geht man anders als im Treppenhaus: mit nassen Sohlen, im Dunkeln, oft mit vollen Händen. Freitreppen werden darum flacher angelegt. Als Prüfung dient die Schrittmassregel, nach der zwei Steigungen und ein Auftritt zusammen rund 63\u00a0cm ergeben. Zu 15\u00a0cm Höhe gehört demnach ein Auftritt von 33\u00a0cm. Eine breitere Stufe ist sinnvoll, wenn die obere auf der unteren aufliegt oder wenn man auf ihr auch sitzen soll.',
    'Stürze auf Treppen geschehen meist abwärts und an der Vorderkante. Die Rutschhemmung von R11 bis R13 muss deshalb dort wirken, wo der Fuss aufsetzt; die griffige Bearbeitung reicht bis nahe an die Kante. Fein gestockt oder gestrahlt bleibt die Linie der Stufe scharf, gewaschen wirkt sie weicher.',
    'Jede Trittfläche erhält ein leichtes Gefälle nach vorn, damit kein Wasser stehen bleibt und überfriert. Ebenso wichtig ist, was man nicht sieht. Die Fundation reicht in frostfreie Tiefe, denn wenn sich die unterste Stufe senkt, folgen die andern.',
  ],
  features: [
    'Blockstufen, Winkelstufen oder Platten auf betoniertem Lauf',
    'Gerade, gebogene und gewendelte Läufe',
    'Sichtbare Stirn- und Seitenflächen in gleicher Bearbeitung',
    'Kontrastierende Kantenmarkierung, wo hindernisfreies Bauen sie verlangt',
    'Podestplatten, Wangen und Abdeckungen in passender Mischung',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Hauseingänge',
    'Gartentreppen',
    'Freitreppen vor öffentlichen Bauten',
    'Sitzstufen und Arenen',
    'Wegtreppen im Gelände',
    'Kellerabgänge',
  ],
  facts: [
    { label: 'Stufenbreite', value: '30–40', unit: 'cm', note: 'Auftritt samt Auflage der nächsten Stufe' },
    productCards.outdoorStairs.keyFact,
    { label: 'Dicke', value: '6–10', unit: 'cm', note: 'nach Stufenart und Auflager' },
    { label: 'Rutschhemmung', value: 'R11–R13', note: 'nach Bearbeitung der Trittfläche' },
  ],
  limits: [
    'Alle Steigungen eines Laufs sind gleich hoch; wenige Millimeter Unterschied bringen aus dem Tritt. Aufgemessen wird am Bau, sobald An- und Austritt feststehen. Blockstufen sind schwer, also gehören Zufahrt und Hebezeug in den Bauablauf.',
    'Stufen leiden unter Tausalz stärker als ebene Flächen, weil das Schmelzwasser über die Kanten läuft und dort wieder gefriert. Wo gestreut werden muss, schont Splitt oder Sand den Stein. Fugen zwischen den Stufen sind zu schliessen; eindringendes Wasser hebt sie beim Gefrieren.',
  ],
  finishes: ['fein-gestockt', 'gestrahlt', 'gewaschen'],
};
