import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/indoor-stairs/facts';
import { blank, choice, colour, jointWidth, planned, type TenderPosition } from '@works/stone/tender/position';
import { statements } from '../../../shared/owner/statements.ts';
import type { ProductWords } from '../product.ts';
import { swissSlipRows } from '../swiss-slip-rows.ts';
import { bedField, finishOf } from '../tender-texts.ts';

const worked = finishWords(uses);

export const product: ProductWords = {
  name: 'Innentreppen',
  otherNames: 'Haustreppe Treppenhaus Trittplatten Trittstufe Setzstufe Stiege Treppe innen drinnen',
  badge: 'Innenbereich',
  title: 'Innentreppen aus Betonwerkstein',
  searchText:
    'Tritt- und Setzstufen, Winkelstufen und Podeste: Breite 28–35\u00a0cm, Höhe 16–18\u00a0cm, Dicke 4–8\u00a0cm, Toleranz ±1\u00a0mm. Auflager, Kanten, Schallschutz und Schutz am Bau.',
  card: 'Tritt- und Setzstufen, Winkelstufen und Podeste mit enger Masstoleranz.',
  keyFact: 'tolerance',
  sample: `Innentreppen: Stufe, Oberfläche ${worked}`,
  documents: ['datenblatt-treppen', 'ausschreibung-treppen', 'detail-treppe'],
  standards: [],
  intro:
    'Tritt- und Setzstufen, Winkelstufen und Podeste für das Treppenhaus, massgenau gefertigt, damit alle Stufen gleich hoch und tief sind.',
  description: [
    'Stufe, Sockel und Podest werden gemeinsam bemustert und aus derselben Mischung bestellt, denn im Seitenlicht fällt ein Farbsprung sofort auf.',
    'Als Belag auf einem betonierten Lauf genügen dünne Stufen. Liegen sie nur an den Enden auf oder kragen sie aus, werden sie bewehrt und dicker. Weil die Stufe massgenau ist, steht die Höhe des Mörtels ganz für die Abweichungen des Rohbaus zur Verfügung.',
  ],
  features: [
    'Vorderkante gefast, gerundet oder unterschnitten',
    'Sockel, Wangen und Podestplatten nach demselben Plan',
    'Gewendelte Läufe und Antrittsstufen nach Schablone',
    'Rillen oder Einlagen für Trittsicherheit und Kantenmarkierung',
    'Auf Trittschalllagern versetzbar',
    'Sichtbare Untersicht ebenfalls bearbeitet',
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
  facts: [...factRows(facts), ...swissSlipRows('indoorStairs')],
  limits: [
    'Poliert werden Trittflächen unter feuchten Sohlen glatt. Für öffentliche Treppen und den ersten Lauf hinter der Haustür eignen sich geschliffene Stufen, bei Bedarf mit aufgerautem Streifen an der Kante; seidenmatte bleiben trockenen Treppen vorbehalten.',
    'Versetzte Stufen diffusionsoffen abdecken: Unter dichter Folie und Klebeband staut sich Feuchte und hinterlässt Ränder. Die Entkopplung gegen Trittschall muss vor dem Versetzen geplant sein.',
  ],
  planned:
    'Geplant wird ein gerader Lauf aus Tritt- und Setzstufen auf Beton. Podeste, gewendelte Läufe und selbsttragende Stufen klären wir in der Beratung.',
  chapter: statements.catalogueChapters.indoorStairs,
  finishes: finishesFor(uses),
  spread: 'drawing-first',
  stone: '11',
};

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    id: 'steps',
    title: 'Stufen im Innern',
    text: 'Stufen aus Betonwerkstein liefern und auf betoniertem Lauf versetzen: Trittstufen auf Mörtelstreifen quer zum Lauf, Setzstufen ohne Mörtel dahinter. Steigung vom Antritt bis zum Austritt gleich. Sichtbare Untersicht ebenfalls bearbeitet.',
    unit: 'Stück',
    fields: [
      planned('stepKind', choice('Stufenart', 'Tritt- und Setzstufe', 'Winkelstufe')),
      planned('stepLength', blank('Stufenlänge', 'cm')),
      finishOf(uses),
      colour,
      planned('frontEdge', choice('Vorderkante', 'gefast', 'gerundet', 'unterschnitten')),
      bedField('mortarBed'),
      choice('Trittschalllager', 'ja', 'nein'),
    ],
  },
  {
    title: 'Podestplatten im Innern',
    text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und verlegen.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), blank('Plattendicke', 'mm'), bedField('mortarBed'), jointWidth],
  },
  {
    title: 'Schutz der Stufen während der Bauzeit',
    text: 'Stufen und Kanten nach dem Versetzen diffusionsoffen abdecken, ohne dichte Folie und ohne Klebeband auf dem Stein; vor der Abnahme entfernen.',
    unit: 'Stück',
    fields: [blank('Dauer', 'Wochen')],
  },
];
