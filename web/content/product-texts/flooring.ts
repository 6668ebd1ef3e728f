import type { TenderPosition } from '../product.ts';
import { product } from '../products/flooring.ts';
import { bedOf, blank, choice, colour, finishOf, jointWidth } from '../tender-texts.ts';

const material = choice('Material', 'Betonwerkstein', 'Terrazzo');
const heating = choice('Bodenheizung', 'ja', 'nein');

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Bodenbelag im Innern, im Mörtelbett',
    text: 'Platten liefern und vollflächig in frischen Mörtel verlegen, Haftbrücke auf der Rückseite der Platte. Bewegungsfugen des Unterlagsbodens im Belag übernehmen. Fugenbild nach Verlegeplan.',
    unit: 'm²',
    fields: [material, blank('Format', 'mm'), finishOf(product), colour, bedOf('Mörtelbett'), jointWidth, heating],
  },
  {
    title: 'Bodenbelag im Innern, geklebt',
    text: 'Kalibrierte Platten liefern und auf ebenem, tragfähigem und trockenem Grund verkleben, Kleber auf Boden und Platte aufgezogen. Bewegungsfugen des Unterlagsbodens im Belag übernehmen. Fugenbild nach Verlegeplan.',
    unit: 'm²',
    fields: [material, blank('Format', 'mm'), finishOf(product), colour, bedOf('Kleber'), jointWidth, heating],
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
    fields: [finishOf(product)],
  },
];
