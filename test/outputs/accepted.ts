/** Findings of the Nu HTML checker that are accepted, each with its reason. A finding that none of them describes fails the check. */
export const acceptedHtml: readonly { readonly message: RegExp; readonly reason: string }[] = [
  { message: /^Trailing slash on void elements/u, reason: 'Vite writes the template in this form; the values are quoted.' },
  {
    message: /^CSS: (?:Parse Error|Unrecognized at-rule|.*(?:anchor-name|view-transition-name|position-anchor|container-type|paint-order|anchor\(bottom\)))/u,
    reason: 'CSS that the checker does not know: anchor positioning, view transitions, @starting-style, container queries, paint-order. Browsers without it ignore it.',
  },
  {
    message: /violates Content Security Policy \(meta tag\)/u,
    reason: 'Data blocks (JSON-LD) are not executed. The linked stylesheets are disabled: the page has their rules inline.',
  },
  {
    message: /^The first “option” element in a “select” element with a “required” attribute/u,
    reason: 'No option has an empty value (decisions.md D9). The form itself reports a missing choice.',
  },
];
