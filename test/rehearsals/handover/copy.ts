import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Large, and changed by no step: links are enough. The project's own packages are those of the copy. */
const LINKED = ['.cache/pictures', '.cache/documents', ...packagesOf('node_modules')];
const WORKSPACES = 'node_modules/@works';

/** A copy of the project as it is on the disk, in which a test may change files. */
export interface Copy {
  readonly folder: string;
  /** Runs a program in the copy. @throws Error with what it printed of failures, or its end, unless it succeeds */
  readonly run: (program: string, ...args: readonly string[]) => string;
  /** Writes a folder or file of this test over one of the copy. @param from beside this file */
  readonly overwrite: (from: string, to: string) => void;
  /** Copies a folder of the copy to one beside it, with another name in its files. */
  readonly imitate: (from: string, to: string, renamed: readonly [from: string, to: string]) => void;
  /** @throws Error unless the file has what is to be replaced */
  readonly edit: (file: string, from: string | RegExp, to: string) => void;
  /** The files that were changed, written or removed since the last call. */
  readonly changes: () => readonly string[];
  readonly remove: () => void;
}

export function copyProject(): Copy {
  // An umlaut and a blank: the path of somebody's home.
  const folder = join(mkdtempSync(join(tmpdir(), 'übergabe ')), 'website');
  const listed = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  for (const linked of LINKED) {
    mkdirSync(join(ROOT, linked), { recursive: true });
    mkdirSync(dirname(join(folder, linked)), { recursive: true });
    symlinkSync(join(ROOT, linked), join(folder, linked), 'junction');
  }
  cpSync(join(ROOT, WORKSPACES), join(folder, WORKSPACES), { recursive: true, verbatimSymlinks: true });
  git(folder, 'init', '--quiet');
  const changes = () => {
    git(folder, 'add', '--all');
    const names = git(folder, 'diff', '--cached', '--name-only', '-z').split('\0').filter(Boolean);
    git(folder, '-c', 'user.name=x', '-c', 'user.email=x@localhost', 'commit', '--quiet', '--allow-empty', '-m', 'x');
    return names;
  };
  changes();
  return {
    folder,
    run(program, ...args) {
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e9,
        shell: process.platform === 'win32',
        env: { ...process.env, NO_COLOR: '1' },
      });
      if (status === 0) return stdout;
      const failures = stderr.split('\n').filter((line) => /^\s*(?:FAIL|\w*Error:)/u.test(line));
      throw new Error(
        `${program} ${args.join(' ')} failed:\n${failures.join('\n')}\n${(stdout + stderr).slice(-6000)}`,
      );
    },
    overwrite: (from, to) =>
      cpSync(fileURLToPath(new URL(from, import.meta.url)), join(folder, to), {
        recursive: true,
        filter: (path) => !path.endsWith('.md'),
      }),
    imitate(from, to, renamed) {
      mkdirSync(join(folder, to));
      for (const name of readdirSync(join(folder, dirname(to), from)))
        writeFileSync(
          join(folder, to, name),
          readFileSync(join(folder, dirname(to), from, name), 'utf8').replaceAll(...renamed),
        );
    },
    edit(file, from, to) {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      const edited = source.replace(from, to);
      if (edited === source) throw new Error(`${file} has no ${String(from)}.`);
      writeFileSync(path, edited);
    },
    changes,
    remove: () => rmSync(dirname(folder), { recursive: true, force: true }),
  };
}

/** The folders of a folder of packages, but for the workspaces. */
function packagesOf(folder: string): readonly string[] {
  return (
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      // Tools keep what they have made beside the packages: of another version of the files.
      .filter(({ name }) => name !== '@works' && (name === '.bin' || !name.startsWith('.')))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
  );
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
}
