import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Large, and changed by no step: a link is enough. */
const LINKED = ['node_modules', 'web/renderings/masters', 'web/renderings/swatches', '.cache/pictures'];

/** A copy of the project as it is on the disk, in which a test may change files. */
export interface Copy {
  readonly folder: string;
  /** Runs a program in the copy. @throws Error with the end of what it printed, unless it succeeds */
  readonly run: (program: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

export function copyProject(): Copy {
  // An umlaut and a blank: the path of somebody's home.
  const folder = join(mkdtempSync(join(tmpdir(), 'übergabe ')), 'website');
  mkdirSync(join(ROOT, '.cache/pictures'), { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of files
    .split('\0')
    .filter((name) => name && !LINKED.some((linked) => name.startsWith(`${linked}/`)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  for (const linked of LINKED) {
    mkdirSync(dirname(join(folder, linked)), { recursive: true });
    symlinkSync(join(ROOT, linked), join(folder, linked), 'junction');
  }
  return {
    folder,
    run(program, ...args) {
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e9,
        shell: process.platform === 'win32',
      });
      if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${(stdout + stderr).slice(-6000)}`);
      return stdout;
    },
    remove: () => rmSync(dirname(folder), { recursive: true, force: true }),
  };
}

/** Writes a folder of this test over a folder of the copy. @param from beside this file */
export function overwrite({ folder }: Copy, from: string, to: string): void {
  cpSync(fileURLToPath(new URL(from, import.meta.url)), join(folder, to), {
    recursive: true,
    filter: (path) => !path.endsWith('.md'),
  });
}
