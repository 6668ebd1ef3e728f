import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/outdoor-stairs/facts';
import { blank, choice, colour, jointWidth, planned, type TenderPosition } from '@works/stone/tender/position';
import { statements } from '../../../shared/owner/statements.ts';
import type { ProductWords } from '../product.ts';
import { swissSlipRows } from '../swiss-slip-rows.ts';
import { bedField, finishOf, resultField } from '../tender-texts.ts';

const worked = finishWords(uses);

export const product: ProductWords = {
  name: 'Aussentreppen',
  otherNames:
    'Gartentreppe Eingangstreppe Freitreppe Blockstufen Blockstufe Stufenplatten Stiege Treppe aussen draussen',
  badge: 'Außenbereich',
  title: 'Aussentreppen aus Betonwerkstein',
  searchText:
    'Stufen für Zugänge, Gärten und Plätze: Breite 30–40\u00a0cm, Höhe 15–18\u00a0cm, Dicke 6–10\u00a0cm, Rutschhemmung R11–R13. Schrittmass, Gefälle, Fundation und Winterdienst.',
  card: 'Block-, Winkel- und Plattenstufen für Zugänge, Gärten und öffentliche Plätze.',
  keyFact: 'rise',
  sample: `Aussentreppen: Stufe, Trittfläche ${worked}`,
  documents: ['datenblatt-treppen', 'ausschreibung-treppen', 'detail-treppe'],
  standards: [],
  intro:
    'Stufen für Hauszugänge, Gärten und öffentliche Plätze: bequem im Schritt, griffig bei Regen und frostfrei fundiert.',
  description: [
    'Für das Steigungsverhältnis gilt die Schrittmassregel: Zwei Steigungen und ein Auftritt ergeben zusammen rund 63\u00a0cm. Breitere Stufen braucht es, wo die obere auf der unteren aufliegt oder man auf ihnen sitzt.',
    'Die griffige Bearbeitung reicht bis nahe an die Vorderkante, wo der Fuss beim Abwärtsgehen aufsetzt. Ein leichtes Gefälle nach vorn führt das Wasser von der Trittfläche ab.',
  ],
  features: [
    'Blockstufen, Winkelstufen oder Platten auf betoniertem Lauf',
    'Gerade, gebogene und gewendelte Läufe',
    'Sichtbare Stirn- und Seitenflächen gleich bearbeitet',
    'Kontrastierende Kantenmarkierung für hindernisfreies Bauen',
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
  facts: [...factRows(facts), ...swissSlipRows('outdoorStairs')],
  limits: [
    'Alle Steigungen eines Laufs sind gleich hoch; schon wenige Millimeter Unterschied bringen aus dem Tritt. Aufgemessen wird am Bau, sobald Antritt und Austritt feststehen. Blockstufen sind schwer: Zufahrt und Hebezeug einplanen.',
    'Tausalz beansprucht Stufen stärker als ebene Flächen, weil Schmelzwasser über die Kanten läuft und wieder gefriert. Streuen Sie wenn möglich Splitt oder Sand. Fugen zwischen den Stufen sind zu schliessen.',
  ],
  planned:
    'Geplant wird ein gerader Lauf aus Winkelstufen, deren Schenkel so dick ist wie die Auflage. Blockstufen, Podeste und Wangen klären wir in der Beratung.',
  chapter: statements.catalogueChapters.outdoorStairs,
  finishes: finishesFor(uses),
  spread: 'drawing-first',
  stone: '16',
};

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    id: 'steps',
    title: 'Stufen im Freien',
    text: 'Stufen aus Betonwerkstein nach Aufmass am Bau liefern und versetzen. Trittfläche mit leichtem Gefälle nach vorn, griffige Bearbeitung bis nahe an die Kante, Stirn- und sichtbare Seitenflächen gleich bearbeitet. Alle Steigungen eines Laufs gleich hoch. Auf betoniertem Lauf liegen Stufen auf zwei Mörtelstreifen quer zum Lauf; die Stirn von Winkelstufen bleibt frei von Mörtel. Fugen zwischen den Stufen geschlossen.',
    unit: 'Stück',
    fields: [
      planned('stepKind', choice('Stufenart', 'Winkelstufe', 'Blockstufe', 'Plattenstufe')),
      planned('stepLength', blank('Stufenlänge', 'cm')),
      finishOf(uses),
      colour,
      planned('bearing', choice('Auflager', 'bauseitige Fundation', 'betonierter Lauf')),
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    title: 'Podestplatten im Freien',
    text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und im Gefälle verlegen.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), blank('Plattendicke', 'mm'), bedField('drainageMortar'), jointWidth],
  },
  {
    title: 'Kantenmarkierung',
    text: 'Kontrastierende Markierung der Stufenkante für hindernisfreies Bauen, in die Stufe eingelassen.',
    unit: 'm',
    fields: [blank('Streifenbreite', 'mm'), blank('Farbton')],
  },
];
