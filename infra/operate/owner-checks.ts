import { openPoints, type OpenPoint } from '../stack/settings/open-points.ts';
import { note, ok, todo, type Finding } from './findings.ts';

/** What is left to do in the company's data and in what is made of them. */
export interface OwnerState {
  /** Sentences with file and line. */
  readonly faults: readonly string[];
  readonly open: readonly OpenPoint[];
  /** Ids of documents whose content has changed since their date. */
  readonly outdated: readonly string[];
  /** Certificates that end soon. */
  readonly ending: readonly string[];
}

/** Reads it from the sources. Documents are loaded only here: no other command needs them. */
export async function readOwnerState(): Promise<OwnerState> {
  const { ownerFaults } = await import('../../web/builder/owner-data/owner-faults.ts');
  const { outdatedDocuments } = await import('../../web/builder/documents/editions.ts');
  const { validityWarnings } = await import('../../web/builder/validity-warning.ts');
  return {
    faults: ownerFaults(),
    open: openPoints(),
    outdated: outdatedDocuments(),
    ending: validityWarnings(new Date()),
  };
}

/** Whether the company's data can be understood and are confirmed, and documents bear the day of their last change. */
export async function* checkOwner(read: () => Promise<OwnerState>, stage: string): AsyncGenerator<Finding> {
  const { faults, open, outdated, ending } = await read();
  for (const fault of [...faults, ...ending]) yield todo(fault);
  // Only production is refused.
  const left = stage === 'prod' ? todo : note;
  for (const { place, text } of open) yield left(`Not confirmed yet: ${place} ${text}`);
  if (outdated.length > 0)
    yield todo(
      `Changed since their date, ${outdated.join(', ')}: npx node web/builder/documents/date-documents.ts, and commit what it writes.`,
    );
  if (faults.length + open.length + outdated.length + ending.length === 0)
    yield ok('The company’s data are confirmed, and documents dated.');
}
