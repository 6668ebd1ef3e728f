import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/wall-cladding/facts';
import { blank, colour, jointWidth, planned, type TenderPosition } from '@works/stone/tender/position';
import type { ProductWords } from '../product.ts';
import { bedField, finishOf, resultField } from '../tender-texts.ts';

const worked = finishWords(uses);

export const product: ProductWords = {
  name: 'Mauerverkleidungen',
  otherNames: 'Stützmauer Gartenmauer Mauerabdeckung Mauerkrone Verblender Verblendung Sockelverkleidung Wandplatten',
  badge: 'Verkleidungen',
  title: 'Mauerverkleidungen aus Betonwerkstein',
  searchText:
    'Verkleidungen für Stützmauern, Sockel und Innenwände: 40–80\u00a0mm dick, mechanisch befestigt oder geklebt. Untergrund, Entwässerung, Mauerkrone und Fugenbild.',
  card: 'Platten für Stützmauern, Sockel und Wände, mechanisch befestigt oder geklebt.',
  keyFact: 'thickness',
  sample: `Mauerverkleidungen: Platte, Oberfläche ${worked}`,
  documents: ['datenblatt-fassade-wand', 'ausschreibung-fassade-wand'],
  standards: [],
  intro:
    'Platten für Stützmauern, Gebäudesockel und Wände. Höhe, Untergrund und Feuchte entscheiden, ob mechanisch befestigt oder geklebt wird.',
  description: [
    'Mechanisch befestigte Platten hängen einzeln an Ankern. Hinter dem Stein bleibt ein Luftraum, Unebenheiten werden ausgeglichen, jede Platte ist auswechselbar. Das eignet sich für hohe Wände und schwere Formate.',
    'Geklebt wird auf ebenem, festem und trockenem Grund, im Freien mit frostsicherem, verformbarem Kleber ohne Hohlräume. Geklebte Platten dürfen dünner sein; Ankerdorne brauchen ringsum genügend Beton.',
  ],
  features: [
    'Befestigung mechanisch oder geklebt',
    'Plattenraster, Läuferverband oder wechselnde Schichthöhen',
    'Winkelförmige Eckstücke an Kanten und Pfeilern',
    'Mauerkronen mit Gefälle und Tropfkante',
    'Aussparungen für Leuchten, Speier und Geländer ab Werk',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Stützmauern an Hang und Strasse',
    'Gebäudesockel',
    'Garten- und Grenzmauern',
    'Terrassenbrüstungen',
    'Wände in Eingang und Empfang',
    'Lift- und Treppenhauskerne',
  ],
  facts: factRows(facts),
  limits: [
    'Stützmauern müssen entwässert und abgedichtet sein; Feuchte von hinten löst Kalk und schwächt den Verbund. Die Mauerkrone braucht Gefälle und beidseitigen Überstand, der Fuss Abstand zu Spritzwasser und Salz.',
    'Bewegungsfugen der Mauer laufen durch die Verkleidung. Auf Anstrich, Gips und ungewisser Abdichtung wird nicht geklebt. Bei erheblicher Höhe oder Last bemisst die Tragwerksplanung Anker und Untergrund.',
  ],
  planned:
    'Geplant werden die Platten einer rechteckigen Ansicht. Mauerkrone, Ecken und Durchdringungen klären wir in der Beratung.',
  finishes: finishesFor(uses),
  spread: 'facts-first',
  stone: '13',
};

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    id: 'fastened',
    title: 'Mauerverkleidung, mechanisch befestigt',
    text: 'Platten aus Betonwerkstein liefern und einzeln an Ankern versetzen, Ankerdorne in der Stirnseite. Unebenheiten am Anker ausgeglichen, Platten einzeln auswechselbar. Bewegungsfugen der Mauer in der Verkleidung übernehmen.',
    unit: 'm²',
    fields: [
      planned('format', blank('Format', 'mm')),
      finishOf(uses),
      colour,
      planned('wallHeight', blank('Höhe der Mauer', 'm')),
      blank('Untergrund'),
      planned('airGap', blank('Luftraum', 'mm')),
      jointWidth,
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    id: 'glued',
    title: 'Mauerverkleidung, geklebt',
    text: 'Platten aus Betonwerkstein liefern und auf ebenem, festem und trockenem Grund ohne Hohlräume verkleben, im Freien mit frostsicherem, verformbarem Kleber. Bewegungsfugen der Mauer in der Verkleidung übernehmen.',
    unit: 'm²',
    fields: [
      planned('format', blank('Format', 'mm')),
      finishOf(uses),
      colour,
      planned('wallHeight', blank('Höhe der Mauer', 'm')),
      blank('Untergrund'),
      bedField('adhesive'),
      jointWidth,
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    title: 'Mauerkrone',
    text: 'Abdeckung aus Betonwerkstein mit Gefälle, beidseitigem Überstand und Tropfkante.',
    unit: 'm',
    fields: [blank('Kronenbreite', 'mm'), blank('Kronendicke', 'mm'), finishOf(uses)],
  },
];
