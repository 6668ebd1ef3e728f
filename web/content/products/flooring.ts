import { productCards } from './product-cards.ts';
import type { Product } from './product.ts';

export const flooring: Product = {
  ...productCards.flooring,
  intro:
    'Platten aus Betonwerkstein und Terrazzo für Böden, über die täglich viele Schuhe gehen: dünn im Aufbau, eben in der Fläche und bei Bedarf nachzuschleifen.',
  description: [
    'Im Haus fällt der Frost weg; dafür kommen Sand unter den Sohlen, Stuhlrollen und Streiflicht durch hohe Fenster. Der Vorsatz wird so weit abgeschliffen, bis die Gesteinskörner im Schnitt sichtbar sind. Sie nehmen den Abrieb auf, der Zementstein hält sie. Das Gestein bestimmt daher neben der Farbe auch, wie der Boden altert: Hartes Korn bleibt gleichmässig, weicher Kalkstein wird in den Laufzonen mit der Zeit glatter.',
    'Mit 20 bis 40\u00a0mm passt der Belag in übliche Bodenaufbauten. Über einer Fussbodenheizung gibt der dichte Stein die Wärme träge und gleichmässig ab. Voraussetzung ist ein Unterlagsboden, der aufgeheizt, wieder abgekühlt und trocken genug zum Belegen ist; Restfeuchte zeichnet sich sonst als dunkler Rand ab.',
    'Der Abrieb entspricht Klasse A nach DIN EN 1341, die Belastung reicht bis 500\u00a0kg/m². Beide Werte setzen voraus, dass die Platte satt aufliegt. Über einem Hohlraum bricht sie unter einer Punktlast, die sie im Mörtelbett ohne Weiteres trägt.',
  ],
  features: [
    'Fläche, Sockel und Treppe in derselben Mischung',
    'Glanzgrad wählbar: geschliffen, seidenmatt oder poliert',
    'Fugenbild nach Verlegeplan, mit Friesen und Einlagen',
    'Überschleifen nach dem Verlegen möglich, wenn keine Überzähne stehen bleiben dürfen',
    'Kratzer und stumpfe Stellen werden ausgeschliffen statt überdeckt',
    'Mit Bodenheizung verträglich',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wohnräume und Küchen',
    'Eingangshallen und Korridore',
    'Schulen und Verwaltungsbauten',
    'Verkaufsräume',
    'Museen und Ausstellungsräume',
    'Büros und Empfang',
  ],
  facts: [
    productCards.flooring.keyFact,
    { label: 'Abriebfestigkeit', value: 'Klasse A nach DIN EN 1341' },
    { label: 'Belastung', value: 'bis 500', unit: 'kg/m²', note: 'bei vollflächiger Auflage' },
  ],
  limits: [
    'Säuren greifen jeden zementgebundenen Boden an. Zitrone, Essig, Wein und Entkalker hinterlassen matte Flecken, die nur durch Schleifen verschwinden. In Küchen und Gaststuben hilft eine Imprägnierung, Zeit zu gewinnen; sie ersetzt das Aufwischen nicht.',
    'Bewegungsfugen des Unterlagsbodens laufen im Belag weiter. Wer sie überdeckt, bekommt den Riss an einer Stelle, die er nicht gewählt hat. Für Windfänge und andere Zonen mit nassen Sohlen ist poliert die falsche Wahl.',
  ],
  finishes: ['geschliffen', 'seidenmatt', 'poliert'],
};
