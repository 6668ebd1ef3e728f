const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Every character the site's typeface has: German, French and Italian names, quotation marks, signs of a technical table. */
export const characters = [
  ascii,
  'ÄÖÜäöüßÀÂÇÈÉÊËÌÎÏÒÔÙÛàâçèéêëìîïòôùû',
  '«»‹›„“”‚‘’–—…·•',
  '±×÷²³°µ½¼¾−⁄Ø§©®€',
  // No-break space and soft hyphen.
  '\u00a0\u00ad',
].join('');
