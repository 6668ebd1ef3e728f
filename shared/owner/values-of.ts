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
export type ValuesOf<Raw> =
  Raw extends Marked<infer Value>
    ? ValuesOf<Value>
    : Raw extends object
      ? { readonly [Key in keyof Raw]: ValuesOf<Raw[Key]> }
      : Raw;

/** The data without their marks, whether confirmed or not. */
// @__NO_SIDE_EFFECTS__
export function valuesOf<const Raw>(raw: Raw): ValuesOf<Raw> {
  return unmarked(raw) as ValuesOf<Raw>;
}

function unmarked(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(unmarked);
  if (typeof raw !== 'object' || raw === null) return raw;
  if (isMarked(raw)) return unmarked(raw.value);
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, unmarked(value)]));
}

export const isMarked = (raw: object): raw is Marked<unknown> => 'confirmed' in raw && 'value' in raw;
