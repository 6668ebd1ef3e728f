/** Bundles that need more than a form's: the complaint and the presigner have S3's client, the mails React's renderer, the team's mail the plans of all products; the publisher has the clients of S3 and CloudFront. */
const LARGER_KB: Readonly<Record<string, number>> = {
  complaint: 430,
  'complaint-photos': 360,
  'submission-mail': 520,
  'confirmation-mail': 560,
  'publish-site': 480,
};
const FORM_KB = 260;

/** Ceiling of a function's bundle in kilobytes: a cold start reads all of it. */
export const bundleCeilingKb = (name: string): number => LARGER_KB[name] ?? FORM_KB;

const WITH_S3: ReadonlySet<string> = new Set(['complaint', 'complaint-photos']);

/** Goal of a cold start, as a part of the anchor's. */
export const coldGoal = (name: string): number => (WITH_S3.has(name) ? 0.55 : 0.45);
