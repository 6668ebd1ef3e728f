/** A message that is accepted, where its extract is the known one, and no more often on one page or in one test. */
export interface Accepted {
  readonly message: RegExp;
  readonly extract: RegExp;
  readonly most: number;
  readonly reason: string;
}

export interface Message {
  readonly message: string;
  readonly url: string;
  readonly extract?: string;
}

export const acceptedHtml: readonly Accepted[] = [
  {
    message: /^Trailing slash on void elements/u,
    extract: /<(?:meta|link|img|input|br|source|hr|wbr)\b[^<>]* ?\/>/u,
    most: 150,
    reason: 'Vite and React write void elements in this form; the values are quoted.',
  },
  {
    message:
      /^CSS: (?:Unrecognized at-rule “@(?:container|starting-style)”|“(?:container|container-type|anchor-name|position-anchor|paint-order)”: Property|“(?:top|inset)”: “anchor\(bottom\)”|“1” is not a “aspect-ratio” value)/u,
    extract: /./u,
    most: 40,
    reason: 'CSS that the checker does not know; browsers that do not either ignore it.',
  },
  {
    message: /^CSS: Parse Error/u,
    extract: /@media screen $/u,
    most: 1,
    reason: 'The checker does not know ranges in media queries, and names the next rule.',
  },
  {
    message: /^Inline script violates Content Security Policy \(meta tag\)/u,
    extract: /<script type="application\/ld\+json">/u,
    most: 1,
    reason: 'A data block is not executed.',
  },
  {
    message: /external script “\/assets\/start-[\w-]+\.js” blocked by “script-src”/u,
    extract: /<script type="module" async src="\/assets\/start-[\w-]+\.js">/u,
    most: 1,
    reason: 'The checker reads a file, whose origin is no site: it takes a script of the same site for a foreign one.',
  },
  {
    message: /external stylesheet “\/assets\/[\w-]+\.css” blocked by “style-src”/u,
    extract: /<link rel="stylesheet" href="\/assets\/[\w-]+\.css" disabled>/u,
    most: 20,
    reason: 'These stylesheets are disabled: the page has their rules inline.',
  },
  {
    message: /^The first “option” element in a “select” element with a “required” attribute/u,
    extract: /<option value="none" selected="">/u,
    most: 1,
    reason: 'No option has an empty value (decisions.md D9). The form itself reports a missing choice.',
  },
];

/** What is left of messages without those that are accepted. */
export function openMessages<Of extends Message>(
  accepted: readonly Accepted[],
  messages: readonly Of[],
): readonly Of[] {
  const seen = new Map<string, number>();
  return messages.filter(({ message, url, extract = '' }) => {
    const index = accepted.findIndex((one) => one.message.test(message) && one.extract.test(extract));
    const times = (seen.get(url + index) ?? 0) + 1;
    seen.set(url + index, times);
    return index === -1 || times > (accepted[index]?.most ?? 0);
  });
}
