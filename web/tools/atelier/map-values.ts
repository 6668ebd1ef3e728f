/** A value for each entry of a record, under the same keys. */
export const mapValues = <Id extends string, Entry, Value>(
  of: Readonly<Record<Id, Entry>>,
  value: (entry: Entry, id: Id) => Value,
) =>
  Object.fromEntries(Object.entries<Entry>(of).map(([id, entry]) => [id, value(entry, id as Id)])) as Record<Id, Value>;
