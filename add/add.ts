/** `npm run add -- <kind> …`: writes the files of a new page, form, product, surface or call, and prints what is left to do (docs/development.md). */
import { parseArgs } from 'node:util';
import { AddError, additions, type Addition } from './additions.ts';
import { apply } from './apply.ts';

const [kind = '', ...rest] = parseArgs({ allowPositionals: true }).positionals;
try {
  const add = Object.hasOwn(additions, kind) ? additions[kind as keyof typeof additions] : undefined;
  if (!add)
    throw new AddError(
      `npm run add -- ${Object.values(additions)
        .map(({ usage }) => usage)
        .join('\n           -- ')}`,
    );
  const addition: Addition = add.plan(rest);
  apply(addition);
  for (const file of Object.keys(addition.files)) console.log(`written  ${file}`);
  for (const file of new Set(addition.insertions.map((insertion) => insertion.file))) console.log(`changed  ${file}`);
  console.log(['', 'Left to do:', ...addition.left.map((step) => `- ${step}`)].join('\n'));
} catch (error) {
  if (!(error instanceof AddError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
