import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/flooring/facts';
import { blank, choice, colour, jointWidth, planned, type TenderPosition } from '@works/stone/tender/position';
import { statements } from '../../../shared/owner/statements.ts';
import type { ProductWords } from '../product.ts';
import { swissSlipRows } from '../swiss-slip-rows.ts';
import { bedField, finishOf } from '../tender-texts.ts';

const worked = finishWords(uses);

export const product: ProductWords = {
  name: 'Bodenbeläge',
  otherNames:
    'Platten Bodenplatten Plättli Fliesen Fussboden Badezimmer Bad Dusche Wohnzimmer Terrazzoboden Kunststeinboden Bodenheizung',
  badge: 'Innenbereich',
  title: 'Bodenbeläge aus Betonwerkstein und Terrazzo',
  searchText:
    'Innenböden aus Betonwerkstein und Terrazzo: 20–40\u00a0mm dick, Abriebklasse A nach DIN EN 1341, Belastung bis 500\u00a0kg/m², Hinweise zu Heizung, Fugen und Pflege.',
  card: 'Geschliffene Platten und Terrazzo für Wohnräume, Hallen und öffentliche Gebäude.',
  keyFact: 'thickness',
  sample: `Bodenbeläge: Platten oder Terrazzo, Oberfläche ${worked}`,
  documents: ['datenblatt-belaege', 'ausschreibung-belaege', 'detail-belagsaufbau'],
  standards: ['DIN EN 1341'],
  intro:
    'Platten aus Betonwerkstein und Terrazzo für stark begangene Böden: dünn im Aufbau, eben in der Fläche und bei Bedarf nachzuschleifen.',
  description: [
    'Der Vorsatz wird geschliffen, bis die Gesteinskörner im Schnitt sichtbar sind. Sie nehmen den Abrieb auf und bestimmen, wie der Boden altert: Hartes Korn bleibt gleichmässig, weicher Kalkstein wird in den Laufzonen glatter.',
    'Abrieb und Belastung gelten bei vollflächiger Auflage. Der Unterlagsboden muss belegreif sein, über einer Heizung auch aufgeheizt und wieder abgekühlt.',
  ],
  features: [
    'Fläche, Sockel und Treppe in derselben Mischung',
    'Glanzgrad wählbar: geschliffen, seidenmatt oder poliert',
    'Fugenbild nach Verlegeplan, mit Friesen und Einlagen',
    'Nach dem Verlegen überschleifbar, bis keine Überzähne bleiben',
    'Kratzer lassen sich ausschleifen',
    'Auf Bodenheizung verlegbar',
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
  facts: [...factRows(facts), ...swissSlipRows('flooring')],
  limits: [
    'Gegossene Platten sind mindestens dreimal so dick wie ihr grösstes Korn. Dünnere werden aus dem Block gesägt; ob sich die Mischung dafür eignet, klären wir mit dem Muster.',
    'Säure greift den Zementstein an. Zitrone, Essig, Wein und Entkalker hinterlassen matte Flecken, die nur durch Schleifen verschwinden. Eine Imprägnierung verschafft Zeit zum Aufwischen.',
    'Bewegungsfugen des Unterlagsbodens müssen im Belag weiterlaufen. Polierte Flächen eignen sich nicht für Windfänge und andere nasse Zonen.',
  ],
  planned:
    'Geplant wird ein rechteckiger Raum mit geklebten Platten. Nischen, Sockel und andere Aufbauten klären wir in der Beratung.',
  chapter: statements.catalogueChapters.flooring,
  finishes: finishesFor(uses),
  spread: 'place-first',
  stone: '20',
};

const material = choice('Material', 'Betonwerkstein', 'Terrazzo');
const heating = choice('Bodenheizung', 'ja', 'nein');

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Bodenbelag im Innern, im Mörtelbett',
    text: 'Platten liefern und vollflächig in frischen Mörtel verlegen, Haftbrücke auf der Rückseite der Platte. Bewegungsfugen des Unterlagsbodens im Belag übernehmen. Fugenbild nach Verlegeplan.',
    unit: 'm²',
    fields: [material, blank('Format', 'mm'), finishOf(uses), colour, bedField('mortarBed'), jointWidth, heating],
  },
  {
    id: 'glued',
    title: 'Bodenbelag im Innern, geklebt',
    text: 'Kalibrierte Platten liefern und auf ebenem, tragfähigem und trockenem Grund verkleben, Kleber auf Boden und Platte aufgezogen. Bewegungsfugen des Unterlagsbodens im Belag übernehmen. Fugenbild nach Verlegeplan.',
    unit: 'm²',
    fields: [
      material,
      planned('format', blank('Format', 'mm')),
      finishOf(uses),
      colour,
      bedField('adhesive'),
      jointWidth,
      heating,
    ],
  },
  {
    title: 'Sockel',
    text: 'Sockel in derselben Mischung und Bearbeitung wie der Belag, Oberkante gefast, elastische Fuge zum Boden.',
    unit: 'm',
    fields: [blank('Höhe', 'mm'), blank('Sockeldicke', 'mm')],
  },
  {
    title: 'Überschleifen nach dem Verlegen',
    text: 'Belag nach dem Erhärten von Bett und Fuge vollflächig überschleifen, so dass keine Überzähne stehen bleiben. Randbereiche und Ecken eingerechnet.',
    unit: 'm²',
    fields: [finishOf(uses)],
  },
];
