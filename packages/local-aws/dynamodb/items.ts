import type { AttributeValue } from 'aws-lambda';
import { ServiceError } from '../iam/signed-json.ts';

export type Item = Readonly<Record<string, AttributeValue>>;
export type KeySchema = readonly { readonly AttributeName: string }[];

/** @throws ServiceError if one is missing */
export const keyAttributes = (schema: KeySchema, item: Item): Item =>
  Object.fromEntries(
    schema.map(({ AttributeName: name }) => {
      const value = item[name];
      if (!value) throw new ServiceError('ValidationException', 400, `The key attribute ${name} is missing`);
      return [name, value];
    }),
  );

/** The key of a row as a text. */
export const keyOf = (schema: KeySchema, item: Item): string => JSON.stringify(keyAttributes(schema, item));

const FUNCTION = /^(attribute_exists|attribute_not_exists)\(([\w-]+)\)$/;
const COMPARISON = /^([\w-]+) (=|<=) (:\w+)$/;
const ASSIGNMENT = /^([\w-]+) = (:\w+)$/;

const refuse = (kind: string, part: string) =>
  new ServiceError('ValidationException', 400, `This machine doesn't support «${part}» in a ${kind}`);

/**
 * Whether a condition holds for a row: `attribute_exists(…)`, `attribute_not_exists(…)`, `… = :value` and `… <= :value`, joined by `OR`.
 * @throws ServiceError naming any other part
 */
export function holds(condition: string, values: Item, item: Item = {}): boolean {
  const holdsPart = (part: string) => {
    const [, name = '', attribute = ''] = FUNCTION.exec(part) ?? [];
    if (name) return Object.hasOwn(item, attribute) === (name === 'attribute_exists');
    const [, left = '', operator, right = ''] = COMPARISON.exec(part) ?? [];
    if (!operator) throw refuse('condition', part);
    return compare(item[left], operator, valueOf(right, values));
  };
  // Each part is read, so that an unknown one is refused whatever the others say.
  return condition.split(' OR ').map(holdsPart).includes(true);
}

/** Of texts and numbers. Values of two types are different, and none is less than the other. */
function compare(left: AttributeValue | undefined, operator: string, right: AttributeValue): boolean {
  if (left?.N !== undefined && right.N !== undefined)
    return operator === '=' ? Number(left.N) === Number(right.N) : Number(left.N) <= Number(right.N);
  if (left?.S === undefined || right.S === undefined) return false;
  return operator === '=' ? left.S === right.S : left.S <= right.S;
}

/** What an update sets: `SET … = :value, …`. @throws ServiceError naming any other part */
export function assigned(update: string, values: Item): Item {
  const [, list = ''] = /^SET (.+)$/.exec(update) ?? [];
  if (!list) throw refuse('update', update);
  return Object.fromEntries(
    list.split(/, */).map((part) => {
      const [, name, value] = ASSIGNMENT.exec(part) ?? [];
      if (name === undefined || value === undefined) throw refuse('update', part);
      return [name, valueOf(value, values)];
    }),
  );
}

/** What takes the named attributes of a row. @throws ServiceError for paths into them */
export function projection(text: string | undefined): (item: Item) => Item {
  const names = text?.split(/, */);
  const unknown = names?.find((name) => !/^[\w-]+$/.test(name));
  if (unknown !== undefined) throw refuse('projection', unknown);
  return (item) => (names ? Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name))) : item);
}

function valueOf(name: string, values: Item): AttributeValue {
  const value = values[name];
  if (!value) throw new ServiceError('ValidationException', 400, `The value ${name} is missing`);
  return value;
}
