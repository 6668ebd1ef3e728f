/** The digits of IFC's base 64. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';
const LENGTH = 22;
const BITS = 128n;
/** Of an id: what the thing is, and two numbers that tell it from others of its kind. The rest is the name of the plan. */
const [KIND_BITS, FIRST_BITS, SECOND_BITS] = [8n, 32n, 24n];
const OWN_BITS = KIND_BITS + FIRST_BITS + SECOND_BITS;

/** What has an id. The order is what an id means: kinds are appended only. */
const KINDS = [
  'project',
  'site',
  'building',
  'storey',
  'frame',
  'whole',
  'flight',
  'wholeParts',
  'wholeSet',
  'wholeQuantities',
  'contained',
  'document',
  'commonSet',
  'makerSet',
  'material',
  'classification',
  'type',
  'typed',
  'piece',
  'pieceSet',
  'pieceQuantities',
] as const;
type Kind = (typeof KINDS)[number];

/** A thing of a plan; a set and its relation differ by their second number. */
export type GuidKey = readonly [kind: Kind, first?: number, second?: number];

/**
 * Globally unique ids as IFC spells them: of a plan by its name, and of a thing by what and where it is. A program that reads a plan again
 * finds its pieces; what stays in its place keeps its id.
 */
export async function guidsOf(name: string): Promise<(key: GuidKey) => string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  const whole = digest.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  const own = (whole >> (256n - BITS + OWN_BITS)) << OWN_BITS;
  const given = new Set<bigint>();
  return ([kind, first = 0, second = 0]) => {
    const number =
      (BigInt(KINDS.indexOf(kind)) << (FIRST_BITS + SECOND_BITS)) + (BigInt(first) << SECOND_BITS) + BigInt(second);
    if (first < 0 || second < 0 || first >= 2 ** 32 || second >= 2 ** 24 || given.has(number))
      throw new RangeError(`The id of ${kind} ${first} ${second} is not unique.`);
    given.add(number);
    return spellGuid(own + number);
  };
}

/** 128 bits in 22 digits, as `IfcGloballyUniqueId` has them. */
export const spellGuid = (bits: bigint): string =>
  Array.from({ length: LENGTH }, (_, digit) => DIGITS[Number((bits >> BigInt(6 * (LENGTH - 1 - digit))) & 63n)]).join(
    '',
  );
