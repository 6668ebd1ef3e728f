import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApi } from './openapi.ts';

/** Writes the description of the calls: `npx node infra/openapi/write-openapi.ts`, after a change of a form, a call or its answers. */
writeFileSync(
  fileURLToPath(new URL('../../docs/openapi.json', import.meta.url)),
  `${JSON.stringify(openApi(), undefined, 2)}\n`,
);
