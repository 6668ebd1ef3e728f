import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AddError, type Addition } from './additions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes the files and the insertions of an addition, or nothing at all.
 * @throws AddError if a file exists, or the place of an insertion isn't found
 */
export function apply({ files, insertions }: Addition): void {
  for (const file of Object.keys(files)) if (existsSync(join(ROOT, file))) throw new AddError(`${file} exists.`);
  const texts = new Map(Object.entries(files));
  for (const { file, before, text } of insertions) {
    const source = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
    const match = before.exec(source);
    if (!match) throw new AddError(`${file} has no place for: ${text.trim()}`);
    texts.set(file, source.slice(0, match.index) + text + source.slice(match.index));
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
}
