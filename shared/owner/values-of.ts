/** A value that is an example, or a statement that only the company can confirm (decisions.md D12, D24). */
interface Marked<Value> {
  readonly value: Value;
  readonly confirmed: boolean;
}

/** Data as the owner writes them: any part may be `{ value, confirmed }`. */
export type Draft<Data> =
  | Marked<Data>
  | (Data extends object ? { readonly [Key in keyof Data]: Draft<Data[Key]> } : Data);

/** The data without their marks, which nothing changes. */
export type Values<Raw> =
  Raw extends Marked<infer Value>
    ? Values<Value>
    : Raw extends object
      ? { readonly [Key in keyof Raw]: Values<Raw[Key]> }
      : Raw;

/** The data without their marks, whether confirmed or not. */
// @__NO_SIDE_EFFECTS__
export function valuesOf<const Raw>(raw: Raw): Values<Raw> {
  return unmarked(raw) as Values<Raw>;
}

function unmarked(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(unmarked);
  if (typeof raw !== 'object' || raw === null) return raw;
  if (isMarked(raw)) return unmarked(raw.value);
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, unmarked(value)]));
}

export const isMarked = (raw: object): raw is Marked<unknown> => 'confirmed' in raw && 'value' in raw;
