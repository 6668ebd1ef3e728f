/** The digits of IFC's base 64. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';
const LENGTH = 22;
const BITS = 128n;
/** Of a name that are left for the number of the thing. */
const COUNTED = 32n;

/** A sequence of globally unique ids as IFC spells them, the same for the same name: a program that reads a plan again finds its pieces. */
export async function guidsOf(name: string): Promise<() => string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  const whole = digest.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  let next = (whole >> (256n - BITS + COUNTED)) << COUNTED;
  return () => {
    next += 1n;
    return spellGuid(next);
  };
}

/** 128 bits in 22 digits, as `IfcGloballyUniqueId` has them. */
export const spellGuid = (bits: bigint): string =>
  Array.from({ length: LENGTH }, (_, digit) => DIGITS[Number((bits >> BigInt(6 * (LENGTH - 1 - digit))) & 63n)]).join(
    '',
  );
