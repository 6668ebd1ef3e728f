import * as v from 'valibot';

/** What a schema refuses, as the end of a sentence: «Runtime may be "nodejs24.x", not "python3.13"». */
export function refusalOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the whole';
  if (issue.expected === 'never') return `${place} is not supported`;
  if (issue.received === 'undefined') return `${place} is missing`;
  if (issue.expected === null) return `${place} is not supported with the value ${issue.received}`;
  return `${place} may be ${issue.expected.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ')}, not ${issue.received}`;
}
