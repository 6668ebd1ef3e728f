import { HeadingLevel, Paragraph, type FileChild } from 'docx';
import type { TenderField, TenderPosition } from '../tender/position.ts';
import { blankValue } from '../tender/requirement.ts';
import { tenderWords as words } from '../tender/words.ts';
import { ruledTable } from './ruled-table.ts';

export const subheading = (number: string, text: string): Paragraph =>
  new Paragraph({ text: `${number} ${text}`, heading: HeadingLevel.HEADING_2 });

/** A table of what is required: property, value, what is permitted, and a cell to be filled in. */
export function requirementTable(
  rows: readonly (readonly [label: string, preset: string, permitted: string])[],
): FileChild {
  const { property, preset, permitted, offered } = words.columns;
  return ruledTable(
    rows.map((row) => [...row, '']),
    { columns: [0.24, 0.26, 0.28, 0.22], named: true, strong: 1, head: [property, preset, permitted, offered] },
  );
}

/** A position: its text, its fields, and the line that a bidder prices. @param quantity in the position's unit; blank without one */
export function positionParts(
  { title, text, unit, fields }: TenderPosition,
  number: string,
  quantity = '',
): readonly FileChild[] {
  const { field, preset, alternative } = words.columns;
  return [
    subheading(number, title),
    new Paragraph({ text, keepNext: true }),
    ruledTable(fields.map(fieldCells), {
      columns: [0.28, 0.3, 0.42],
      named: true,
      strong: 1,
      keepNext: true,
      head: [field, preset, alternative],
    }),
    new Paragraph({ style: 'Gap', keepNext: true }),
    ruledTable([[String(Number(number) + 1), quantity, unit, '', '']], {
      columns: [0.1, 0.22, 0.14, 0.27, 0.27],
      head: [words.position, words.quantity, words.unit, words.unitPrice, words.total],
    }),
  ];
}

const fieldCells = ({ label, unit, preset, permitted, others }: TenderField) => [
  label,
  preset ?? blankValue(unit),
  others?.join(' / ') ?? permitted ?? '',
];
