import { execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Large, and changed by no step: links are enough. The project's own packages are those of the copy. */
const LINKED = ['.cache/pictures', '.cache/documents', ...packagesOf('node_modules')];
const WORKSPACES = 'node_modules/@works';

export type Copy = ReturnType<typeof copyProject>;

/** A copy of the project as it is on the disk, in which a test may change files. */
export function copyProject() {
  // An umlaut and a blank: the path of somebody's home.
  const folder = join(fs.mkdtempSync(join(tmpdir(), 'übergabe ')), 'website');
  for (const file of git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard'))
    if (fs.existsSync(join(ROOT, file))) fs.cpSync(join(ROOT, file), join(folder, file));
  for (const linked of LINKED) {
    fs.mkdirSync(join(ROOT, linked), { recursive: true });
    fs.mkdirSync(dirname(join(folder, linked)), { recursive: true });
    fs.symlinkSync(join(ROOT, linked), join(folder, linked), 'junction');
  }
  fs.cpSync(join(ROOT, WORKSPACES), join(folder, WORKSPACES), { recursive: true, verbatimSymlinks: true });
  git(folder, 'init', '--quiet');
  /** The files that were changed, written or removed since the last call. */
  const changes = () => {
    git(folder, 'add', '--all');
    const names = git(folder, 'diff', '--cached', '--name-only');
    git(folder, '-c', 'user.name=x', '-c', 'user.email=x@localhost', 'commit', '--quiet', '--allow-empty', '-m', 'x');
    return names;
  };
  changes();
  return {
    folder,
    changes,
    /** Runs a program in the copy. @throws Error with what it printed of failures, or its end, unless it succeeds */
    run(program: string, ...args: readonly string[]) {
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
    /** Writes a folder or file beside this one over one of the copy. */
    overwrite: (from: string, to: string) =>
      fs.cpSync(fileURLToPath(new URL(from, import.meta.url)), join(folder, to), {
        recursive: true,
        filter: (path) => !path.endsWith('.md'),
      }),
    /** Copies a folder of the copy to one beside it, with another name in its files. */
    imitate(from: string, to: string, renamed: readonly [from: string, to: string]) {
      const source = join(folder, dirname(to), from);
      fs.mkdirSync(join(folder, to));
      for (const name of fs.readdirSync(source))
        fs.writeFileSync(join(folder, to, name), fs.readFileSync(join(source, name), 'utf8').replaceAll(...renamed));
    },
    /** @throws Error unless the file has what is to be replaced */
    edit(file: string, from: string | RegExp, to: string) {
      const path = join(folder, file);
      const source = fs.readFileSync(path, 'utf8');
      const edited = source.replace(from, to);
      if (edited === source) throw new Error(`${file} has no ${String(from)}.`);
      fs.writeFileSync(path, edited);
    },
    remove: () => fs.rmSync(dirname(folder), { recursive: true, force: true }),
  };
}

/** The folders of a folder of packages, but for the workspaces. */
function packagesOf(folder: string): readonly string[] {
  return (
    fs
      .readdirSync(join(ROOT, folder), { withFileTypes: true })
      // Tools keep what they have made beside the packages: of another version of the files.
      .filter(({ name }) => name !== '@works' && (name === '.bin' || !name.startsWith('.')))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
  );
}

/** @returns the lines of its output, with names as they are */
const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter(Boolean);
