import { productCards } from './product-cards.ts';
import type { Product } from './product.ts';

export const exposedConcrete: Product = {
  ...productCards.exposedConcrete,
  intro:
    'Fertigteile, deren Oberfläche die Schalung prägt: Wandscheiben, Brüstungen, Stützen und Läufe in den Sichtbetonklassen SB1 bis SB4.',
  description: [
    'Betonwerkstein wird nach dem Erhärten bearbeitet. Sichtbeton bleibt, wie er aus der Schalung kommt, und zeigt deren Abdruck: die Haut, die Stösse, die Ankerlöcher, die Poren. All das muss vor dem Betonieren entschieden sein. Nachbessern lässt sich wenig, denn eine Reparatur altert anders als die Fläche rundherum.',
    'Die Klassen ordnen die Ansprüche. SB1 gilt für untergeordnete Räume, SB2 für Flächen mit normalen Anforderungen, SB3 für Fassaden und Räume mit hohen und SB4 für Bauteile mit besonders hohen gestalterischen Anforderungen. Von Stufe zu Stufe werden Textur, Porigkeit, Farbton und Ebenheit strenger beurteilt, und der Aufwand für Schalung und Erprobung wächst mit. Es lohnt sich, innerhalb eines Gebäudes zu unterscheiden: oben, wo niemand nahe herankommt, genügt häufig eine tiefere Klasse.',
    'Die Fertigung in der Halle hält Temperatur, Mischung und Ausschalzeit gleichmässiger als der Guss auf dem Bauplatz. Für die Masse gelten die Toleranzen nach DIN 18500. Ganz gleich werden zwei Teile trotzdem nie; Wolken, feine Haarlinien und einzelne Poren gehören zum Material.',
  ],
  features: [
    'Schalungshaut glatt, saugend, brettstrukturiert oder mit Matrize',
    'Fugen, Ankerlöcher und Einbauteile nach Schalungsplan',
    'Grau, mit Weisszement oder durchgefärbt',
    'Nachträgliche Bearbeitung möglich, etwa gestrahlt oder geschliffen',
    'Hydrophobierung gegen Wasseraufnahme auf bewitterten Flächen',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wandscheiben und Trennwände',
    'Brüstungen und Balkone',
    'Stützen und Unterzüge',
    'Treppenläufe',
    'Portale und Vordächer',
    'Einbauten im Innern',
  ],
  facts: [
    productCards.exposedConcrete.keyFact,
    { label: 'Toleranzen', value: 'nach DIN 18500' },
  ],
  limits: [
    'Beurteilt wird der Gesamteindruck bei üblichem Betrachtungsabstand und Tageslicht, nicht die einzelne Pore. Grundlage ist ein vereinbartes Referenzstück, das bis zur Abnahme auf der Baustelle bleibt. Frisch ausgeschalter Beton ist dunkel und fleckig; warten Sie mit dem Urteil, bis er ausgetrocknet ist.',
    'Öl, Fett und Rostwasser dringen in die ungeschliffene Fläche rasch ein. Während der Bauzeit schützt ein Abstandshalter zwischen Teil und Abdeckung vor Streifen. Ecken unter spitzem Winkel brechen beim Ausschalen; eine Fase oder ein Radius gehört von Anfang an in den Plan.',
  ],
  finishes: ['gestrahlt', 'geschliffen', 'fein-gestockt'],
};
