import { gritGrain, layers } from '@works/stone/facts/layers';
import { permittedWithUnit } from '@works/stone/facts/technical-fact';
import { jointTypes, type JointId } from './words.ts';

/** What a guide says beyond the page on laying: what to check, and the order of work. */
export interface LayingGuide {
  readonly checks: readonly string[];
  /** In the order of work. */
  readonly steps: readonly string[];
}

export const layingGuideWords = {
  method: 'Bettung',
  thickness: 'Bettdicke',
  checks: 'Vor dem Verlegen prüfen',
  steps: 'Arbeitsschritte',
  joints: 'Fuge',
  standard: 'Norm',
  scope: 'Gegenstand',
} as const;

/** The joint of that id. */
export function jointOf(id: JointId): (typeof jointTypes)[number] {
  const found = jointTypes.find((joint) => joint.id === id);
  if (!found) throw new Error(`There is no joint ${id}.`);
  return found;
}

const compareDelivery =
  'Lieferung mit dem freigegebenen Muster vergleichen, trocken und bei Tageslicht; Abmessungen und Kanten kontrollieren.';
const waterPaths = 'Oberfläche und Abdichtung haben Gefälle zur selben Entwässerung.';
const mixPallets =
  'Platten aus mehreren Paletten mischen, damit Unterschiede in Farbe und Textur in der Fläche aufgehen.';

export const gritGuide: LayingGuide = {
  checks: [
    'Planum und Tragschicht haben das Gefälle der fertigen Fläche; die Bettung kann es nicht nachholen.',
    'Die Tragschicht ist lagenweise verdichtet, fest und wasserdurchlässig.',
    'Bett und Fugenmaterial sind abgestuft, aus demselben Gestein und gegeneinander filterstabil.',
    'Randabschlüsse, Schächte und Abläufe stehen fest, in richtiger Lage und Höhe.',
    'Verlegeplan, Fugenbild und Anschlüsse stimmen mit den Massen am Bau überein.',
    compareDelivery,
  ],
  steps: [
    `Frostschutzschicht ${permittedWithUnit(layers.frostProtection)} auf das Planum einbauen und verdichten.`,
    `Tragschicht ${permittedWithUnit(layers.bearing)} in Lagen einbauen, verdichten und im Gefälle abnehmen.`,
    `${gritGrain.bed} über Lehren ${permittedWithUnit(layers.gritBed)} dick abziehen und nicht mehr betreten.`,
    mixPallets,
    'Platten von der verlegten Fläche aus auflegen, Fugen nach Schnur und Plan offen halten.',
    'Platten einzeln mit dem Gummihammer auf Höhe bringen, grosse mit Vakuumheber absetzen; Überzähne jetzt beheben.',
    `${gritGrain.joint} trocken einkehren, einschlämmen und wiederholen, bis die Fugen voll sind.`,
    'Nach den ersten Wochen Fugen nachfüllen.',
  ],
};

export const mortarGuide: LayingGuide = {
  checks: [
    'Der Untergrund ist steif, tragfähig, sauber und ausreichend ausgetrocknet.',
    'Die Abdichtung ist geprüft und geschützt; ihr Gefälle entspricht jenem der Fläche.',
    'Bewegungsfugen sind geplant, auch an Wänden, Stützen und über den Fugen des Untergrunds.',
    waterPaths,
    compareDelivery,
  ],
  steps: [
    'Höhen und Bewegungsfugen anzeichnen, Anschlüsse an Türen, Schwellen und Abläufe einmessen.',
    `Bett vorlegen: Mörtel ${permittedWithUnit(layers.mortarBed)}, Drainmörtel ${permittedWithUnit(layers.drainageMortar)}. Nur so viel, wie frisch belegt werden kann.`,
    'Haftbrücke auf die saubere Rückseite der Platte auftragen.',
    mixPallets,
    'Platte frisch in frisch einlegen, einklopfen und auf Hohlstellen prüfen.',
    'Überschüssigen Mörtel entfernen, Sichtfläche sofort mit Wasser reinigen.',
    'Erst begehen und verfugen, wenn das Bett erhärtet ist.',
    'Fuge passend zum Bett schliessen, Bewegungsfugen elastisch ausführen.',
  ],
};

export const adhesiveGuide: LayingGuide = {
  checks: [
    'Der Grund ist eben, tragfähig, sauber und trocken; auf Anstrichen und Gips wird nicht geklebt.',
    'Die Platten sind kalibriert, denn das dünne Bett gleicht kaum aus.',
    'Der Unterlagsboden mit Heizung ist aufgeheizt, wieder abgekühlt und trocken genug zum Belegen.',
    'Bewegungsfugen des Untergrunds laufen im Belag weiter.',
    compareDelivery,
  ],
  steps: [
    'Grund absaugen, Unebenheiten vor dem Kleben ausgleichen.',
    `Kleber auf Boden und Platte aufziehen, Bettdicke ${permittedWithUnit(layers.adhesive)}.`,
    'Platte einschieben und andrücken; probeweise abheben und volle Benetzung prüfen.',
    'Fugenbreite halten, Kleberreste aus der Fuge nehmen, solange sie weich sind.',
    'Sichtfläche sofort reinigen, nicht mit dichter Folie abdecken.',
    'Nach dem Erhärten verfugen, Randfugen und Bewegungsfugen elastisch schliessen.',
  ],
};
