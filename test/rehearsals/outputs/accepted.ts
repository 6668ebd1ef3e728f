/** A message that is accepted, where its extract is the known one, and no more often on one page or in one test. */
export type Accepted = readonly [message: RegExp, extract: RegExp, most: number];

export interface Message {
  readonly message: string;
  readonly url: string;
  readonly extract?: string;
}

export const acceptedHtml: readonly Accepted[] = [
  // Vite and React write void elements in this form; the values are quoted.
  [/^Trailing slash on void elements/u, /<(?:meta|link|img|input|br|source|hr|wbr)\b[^<>]* ?\/>/u, 150],
  // CSS that the checker does not know; browsers that do not either ignore it.
  [
    /^CSS: (?:Unrecognized at-rule “@(?:container|starting-style)”|“(?:container|container-type|anchor-name|position-anchor|paint-order)”: Property|“(?:top|inset)”: “anchor\(bottom\)”|“1” is not a “aspect-ratio” value)/u,
    /./u,
    40,
  ],
  // The checker does not know ranges in media queries, and names the next rule.
  [/^CSS: Parse Error/u, /@media screen $/u, 1],
  // A data block is not executed.
  [/^Inline script violates Content Security Policy \(meta tag\)/u, /<script type="application\/ld\+json">/u, 1],
  // The checker reads a file, whose origin is no site: it takes a script of the same site for a foreign one.
  [
    /external script “\/assets\/start-[\w-]+\.js” blocked by “script-src”/u,
    /<script type="module" async src="\/assets\/start-[\w-]+\.js">/u,
    1,
  ],
  // These stylesheets are disabled: the page has their rules inline.
  [
    /external stylesheet “\/assets\/[\w-]+\.css” blocked by “style-src”/u,
    /<link rel="stylesheet" href="\/assets\/[\w-]+\.css" disabled>/u,
    20,
  ],
  // No option has an empty value (decisions.md D9). The form itself reports a missing choice.
  [
    /^The first “option” element in a “select” element with a “required” attribute/u,
    /<option value="none" selected="">/u,
    1,
  ],
];

export function openMessages<Of extends Message>(
  accepted: readonly Accepted[],
  messages: readonly Of[],
): readonly Of[] {
  const seen = new Map<string, number>();
  return messages.filter(({ message, url, extract = '' }) => {
    const index = accepted.findIndex(([about, at]) => about.test(message) && at.test(extract));
    const times = (seen.get(url + index) ?? 0) + 1;
    seen.set(url + index, times);
    return times > (accepted[index]?.[2] ?? 0);
  });
}
