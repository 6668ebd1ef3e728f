import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { openApi } from '../../../infra/openapi/openapi.ts';

const described = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Record<string, unknown>;

it('docs/openapi.json is what the declarations say, and OpenAPI 3.1 by its official schema', async () => {
  const renew = 'Changed: run «npx node infra/openapi/write-openapi.ts» and commit what it writes.';
  expect(described, renew).toEqual(openApi());
  expect(await new Validator().validate(described)).toEqual({ valid: true });
});
