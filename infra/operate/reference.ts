import { REFERENCE } from '../../shared/reference.ts';
import { OperateError } from './operate-error.ts';

/**
 * A reference as the store writes it, whatever way it was noted down: Crockford's base32 reads o as 0, i and l as 1, in either
 * case and with hyphens anywhere (https://www.crockford.com/base32.html).
 * @throws OperateError unless it is one
 */
export function readReference(text: string): string {
  const digits = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const reference = `${digits.slice(0, 4)}-${digits.slice(4)}`;
  if (!REFERENCE.test(reference))
    throw new OperateError(`«${text}» ist keine Referenz: Sie hat acht Zeichen, wie 7X3K-9QPA.`);
  return reference;
}
