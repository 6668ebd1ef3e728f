import { spawnSync } from 'node:child_process';

/** Whether a program does not run, with a line that says what to install. @throws Error with `STRICT=1` */
export function isMissing(packages: string, program: string, ...options: readonly string[]): boolean {
  if (spawnSync(program, options, { stdio: 'ignore' }).status === 0) return false;
  const advice = `Left out: run «apt-get install -y ${packages}».`;
  if (process.env['STRICT']) throw new Error(advice);
  console.log(advice);
  return true;
}
