import * as v from 'valibot';
import type { FieldError, FieldErrorCode } from '../api.ts';
import { WRONG_SUM, type Notice } from '../notices.ts';
import type { Field, FilledInField } from './fields.ts';

/** The question that keeps simple bots out (specification section 5). `spoken` has × and ÷ in words. */
export interface MathQuestion {
  readonly question: string;
  readonly spoken: string;
  readonly answer: string;
}

interface Declaration {
  /** Name of the Lambda and of the call: `POST /api/<id>`. */
  readonly id: string;
  /** DynamoDB table (specification section 3). */
  readonly table: string;
  /** In a word: subject of the mails. */
  readonly name: string;
  /** Heading of the form in the page. */
  readonly heading: string;
  readonly submit: string;
  readonly sending: string;
  readonly success: Notice;
  /** What was sent, as the confirmation names it. */
  readonly received: string;
  /** What happens after sending, said beside the reference number. */
  readonly next: string;
  /** What the visitor should keep until then, said in the confirmations. */
  readonly keep?: string;
  readonly math: MathQuestion;
  readonly retentionMonths: number;
  /** In the order of the page, the mail and the export. */
  readonly fields: Readonly<Record<string, Field>>;
  /** A field that is checked after the sum, with a separate notice (decisions.md D8). */
  readonly checkedLast?: { readonly field: string; readonly notice: Notice };
}

/** What a visitor sent, as it is stored: only declared fields, empty ones left out. */
export type SubmissionRecord = Readonly<Record<string, string | readonly string[]>>;

/** A bot fills this field; a person never sees it (decisions.md D19). */
export const TRAP_FIELD = 'website';
/** A person needs longer than this between the first edit and sending, in milliseconds (decisions.md D19). */
export const MIN_FILL_MS = 3000;

/** Sent in addition to the record's fields; submission id and sum with the photos of a complaint too. */
export const envelope = (math: MathQuestion) => ({
  submission_id: v.pipe(v.string('type'), v.uuid('type'), v.toLowerCase()),
  math_answer: v.pipe(v.string('type'), v.nonEmpty('required'), v.literal(math.answer, 'wrong_answer')),
  privacy: v.literal(true, 'required'),
  [TRAP_FIELD]: v.optional(v.pipe(v.string('type'), v.maxLength(1000, 'too_long'))),
  elapsed_ms: v.optional(v.pipe(v.number('type'), v.minValue(0, 'type'))),
});

export interface Form extends Declaration {
  /** What the page checks while filling in: the visible fields, the sum and the privacy box. */
  readonly pageSchema: v.GenericSchema<unknown, Record<string, unknown>>;
  /** What the Lambda checks: the whole body, without unknown keys. */
  readonly bodySchema: v.GenericSchema<unknown, Record<string, unknown>>;
}

/** Name of the field that holds the visitor's address; undefined if the form has none. */
export const emailField = ({ fields }: Form): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.input === 'email');

/** Message of a strict object: what it can find wrong itself. */
export const missingOrUnknown = (issue: v.StrictObjectIssue): FieldErrorCode => {
  if (issue.expected === 'never') return 'unknown';
  return issue.path ? 'required' : 'type';
};

/** Makes a form of its declaration: the schemas of both ends come from the fields. */
export function defineForm(
  declaration: Declaration &
    ({ readonly id: 'complaint' } | { readonly fields: Readonly<Record<string, FilledInField>> }),
): Form {
  const { math_answer, privacy, ...sentUnseen } = envelope(declaration.math);
  const record = Object.fromEntries(Object.entries(declaration.fields).map(([name, field]) => [name, field.schema]));
  const visible = Object.entries(declaration.fields).filter(([, field]) => field.input !== 'photos');
  return {
    ...declaration,
    pageSchema: v.object({
      ...Object.fromEntries(visible.map(([name, field]) => [name, field.schema])),
      math_answer,
      privacy,
    }),
    bodySchema: v.strictObject({ ...record, math_answer, privacy, ...sentUnseen }, missingOrUnknown),
  };
}

/** The body of a form call, checked. `record` is what gets stored; `suspect`: a spam trap was triggered. */
export interface Submission {
  readonly submissionId: string;
  readonly record: SubmissionRecord;
  readonly suspect: boolean;
}

/**
 * Checks the body of a form call.
 * @param isTimed whether the page's script sent it, which always says how long filling in took (decisions.md D19, D25)
 * @returns the submission, or all errors in the form's order, one for each field (decisions.md D8)
 */
export function checkBody(
  form: Form,
  body: unknown,
  isTimed = true,
): Submission | { readonly errors: readonly FieldError[] } {
  const result = v.safeParse(form.bodySchema, body);
  if (!result.success) return { errors: errorsOf(form, result.issues) };
  const {
    submission_id,
    math_answer: _sum,
    privacy: _consent,
    [TRAP_FIELD]: trap,
    elapsed_ms,
    ...fields
  } = result.output;
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    submissionId: submission_id as string,
    record: Object.fromEntries(filled) as SubmissionRecord,
    suspect: Boolean(trap) || (isTimed && !(Number(elapsed_ms) >= MIN_FILL_MS)),
  };
}

/** What Valibot found, as errors in the form's order, one for each field. The name of an unknown key is the sender's, so it is not repeated. */
export function errorsOf(form: Form, issues: readonly v.BaseIssue<unknown>[]): readonly FieldError[] {
  const errors = issues.map((issue): FieldError => {
    const name = v.getDotPath(issue)?.split('.')[0];
    const code = issue.message as FieldErrorCode;
    return { field: code === 'unknown' || name === undefined ? '' : name, code };
  });
  const order = [...Object.keys(form.fields), 'math_answer', 'privacy'];
  return errors
    .filter((error, index) => errors.findIndex(({ field }) => field === error.field) === index)
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/**
 * The notice beside the marked fields: for a wrong sum before a field that is checked last (decisions.md D8). What is only missing has a
 * notice when nothing else is wrong.
 */
export function noticeFor(form: Form, errors: readonly FieldError[]): Notice | undefined {
  const { field: last, notice } = form.checkedLast ?? {};
  const sum = errors.find(({ field }) => field === 'math_answer');
  const isOnlyThese = errors.every(({ field }) => field === 'math_answer' || field === last);
  if (sum && (isOnlyThese || sum.code === 'wrong_answer')) return WRONG_SUM;
  return isOnlyThese && errors.length > 0 ? notice : undefined;
}

/** Name of the sum and of the privacy box in page, body and errors. */
const LABELS: Readonly<Record<string, string>> = { math_answer: 'Rechenaufgabe', privacy: 'Datenschutzbestimmungen' };

/** What a field is called wherever it is read. */
export const labelOf = ({ fields }: Form, name: string): string => fields[name]?.label ?? LABELS[name] ?? name;
