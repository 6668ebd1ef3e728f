import { ownerFaults } from './owner-faults.ts';

/** Data of the owner that can't be understood. */
export class OwnerDataError extends Error {}

/** Keeps what can't be understood out of pages, documents and mails. @throws OwnerDataError with a sentence for each, by file and line */
export function refuseOwnerFaults(faults: readonly string[] = ownerFaults()): void {
  if (faults.length > 0)
    throw new OwnerDataError(
      `The company's data can't be understood:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
}
