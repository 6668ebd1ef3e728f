/**
 * Marks a value that is an example, or a statement that only the company can confirm. Whoever has confirmed it replaces the whole call by the
 * value. `npm run preflight` lists those that are left, with file and line, and production is not synthesised before (decisions.md D12, D24).
 */
export const toConfirm = <const Value>(value: Value): Value => value;
