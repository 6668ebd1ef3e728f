import type { Form } from '../../shared/forms/define-form.ts';
import { stonesOf, storedText, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { RECORD_LABELS, YES } from '../../shared/record-labels.ts';

export interface ExportColumn {
  readonly label: string;
  /** A moment is an ISO 8601 time; a long text can have several lines. */
  readonly kind: 'text' | 'long text' | 'moment';
  /** Empty where a record has nothing. */
  readonly of: (record: StoredRecord) => string;
}

/**
 * The columns of an export: the facts, then the forms' fields by their labels and in their order, the key last. Fields of several forms
 * with the same label share a column.
 */
export function exportColumns(forms: readonly Form[]): readonly ExportColumn[] {
  const fields = Map.groupBy(
    forms.flatMap((form) => Object.entries(form.fields).map(([name, field]) => ({ form, name, field }))),
    ({ field }) => field.label,
  );
  return [
    { label: RECORD_LABELS.created_at, kind: 'moment', of: ({ createdAt }) => createdAt },
    { label: RECORD_LABELS.reference, kind: 'text', of: ({ reference }) => reference },
    ...(forms.length > 1 ? [formColumn] : []),
    ...[...fields].map(([label, owners]): ExportColumn => ({
      label,
      kind: owners.some(({ field }) => field.input === 'multiline' || field.input === 'photos') ? 'long text' : 'text',
      of(record) {
        const own = owners.find(({ form }) => form.id === record.form.id);
        return own ? storedText(record, own.name) : '';
      },
    })),
    { label: RECORD_LABELS.stones, kind: 'text', of: (record) => stonesOf(record).join(', ') },
    { label: RECORD_LABELS.expires_at, kind: 'moment', of: ({ expiresAt }) => expiresAt ?? '' },
    { label: RECORD_LABELS.suspect, kind: 'text', of: ({ suspect }) => (suspect ? YES : '') },
    { label: RECORD_LABELS.id, kind: 'text', of: ({ id }) => id },
  ];
}

const formColumn: ExportColumn = { label: RECORD_LABELS.form, kind: 'text', of: ({ form }) => form.heading };
