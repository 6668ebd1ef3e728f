import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/stepping-stones/facts';
import { blank, colour, jointWidth, planned, type TenderPosition } from '@works/stone/tender/position';
import type { ProductWords } from '../product.ts';
import { bedField, finishOf } from '../tender-texts.ts';

export const product: ProductWords = {
  name: 'Trittplatten',
  otherNames: 'Wiesenwege',
  badge: 'Gartenbau',
  title: 'Trittplatten aus Betonwerkstein',
  searchText:
    'Einzelne Platten für Wege durch Wiesen, Kies und Beete: Dicke, griffige Flächen, Einbau im Splittbett und was im Winter zu beachten ist.',
  card: 'Einzelne Platten, die einen Weg durch Wiesen und Beete führen.',
  keyFact: 'thickness',
  sample: 'Trittplatten: Platte, Oberfläche gestrahlt oder gewaschen',
  documents: ['datenblatt-belaege', 'ausschreibung-belaege', 'detail-belagsaufbau'],
  standards: [],
  intro:
    'Einzelne Platten für Wege durch Wiesen und Beete: von Hand gesetzt, leicht auszurichten und später wieder zu heben.',
  description: [
    'Hier folgt die Platte dem Boden und nicht umgekehrt. Von Mitte zu Mitte liegt ein Schritt; wer enger legt, bringt den Gang aus dem Takt.',
    'In der Wiese liegt die Oberfläche einen Finger tiefer als das Gras, damit der Mäher darüber fährt. Eine raue Seite hält auch unter nassem Laub.',
  ],
  features: [
    'Drei Grössen ab Lager',
    'Alle Kanten gebrochen',
    'Zwei Personen tragen die grösste',
    'Passend zu Belägen derselben Mischung',
    'Beschädigte Stücke lassen sich ersetzen',
  ],
  applicationsLabel: 'Anwendungen',
  applications: ['Wiesenwege', 'Gemüsegärten', 'Ferienhäuser', 'Schulgärten', 'Böschungen', 'Uferwege'],
  facts: factRows(facts),
  limits: [
    'Ohne Tragschicht bewegt sich jede Platte mit dem Boden. Heben Sie sie an, sobald eine wackelt; meist genügt etwas Splitt unter einer Ecke.',
    'Für Fahrzeuge und für Rollstühle sind Trittplatten nicht gedacht. Dort braucht es eine geschlossene Fläche, und dafür gibt es eigene Formate.',
  ],
  planned: 'Die Planung rechnet mit einer geschlossenen Fläche; einen Weg mit Lücken zeichnen wir mit Ihnen auf.',
  finishes: finishesFor(uses),
  spread: 'drawing-first',
  stone: '07',
};

/** Positions of the tender text: one for each bed of the plan. */
export const tenderPositions = (): readonly TenderPosition[] =>
  (
    [
      ['gritBed', 'im Splittbett', 'Einzelne Platten liefern und im Splittbett setzen, jede für sich ausgerichtet.'],
      ['drainageMortar', 'in Drainmörtel', 'Einzelne Platten liefern und in Drainmörtel setzen, mit offener Fuge.'],
      ['mortarBed', 'im Mörtelbett', 'Einzelne Platten liefern und in frischen Mörtel setzen, mit Gefälle.'],
    ] as const
  ).map(([bed, where, text]) => ({
    id: bed,
    title: `Plattenbelag im Freien, ${where}`,
    text,
    unit: 'm²',
    fields: [
      planned('format', blank('Format', 'mm')),
      finishOf(uses),
      colour,
      bedField(bed),
      jointWidth,
      planned('load', blank('Verkehrslast')),
    ],
  }));
