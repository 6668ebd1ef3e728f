import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take minutes, the longest first: one that began last would leave all other cores waiting for its end. */
const LONGEST = [
  'infra/start/installation',
  'infra/start/dev',
  'infra/start/installed-node',
  'e2e/translated',
  'e2e/outbox',
  'e2e/photos',
  'e2e/early-press',
  'e2e/atelier',
  'e2e/no-script',
  'e2e/altered-page',
  'e2e/first-press',
].map((name) => `/test/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? LONGEST.length : place;
};

/** Vitest runs project after project by name, so the installations of `unit-isolated` would come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method
    const byProject = await super.sort(files);
    return byProject.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
