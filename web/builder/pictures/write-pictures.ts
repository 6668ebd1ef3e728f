import { constants, copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { surfaces } from '@works/stone/mixes/surfaces';
import { pictures } from '../../content/pictures.ts';
import { surfaceFrames, type SurfaceCut } from '../../pictures/surface-files.ts';
import { makePicture } from './encode.ts';
import { makeSurface } from './write-surfaces.ts';

const cuts = Object.keys(surfaceFrames) as SurfaceCut[];

/** The files of every picture and every surface, one picture a step. */
const steps: readonly (() => Promise<readonly string[]>)[] = [
  ...surfaces.flatMap(({ code }) => cuts.map((cut) => () => makeSurface(code, cut))),
  ...pictures.map(
    ({ name }) =>
      () =>
        makePicture(name),
  ),
];

/**
 * Makes the files of all pictures and puts them into the folder. What was made before comes from the cache.
 * @param say told how many of all pictures are done, after each
 */
export async function writePictures(folder: string, say: (done: number, all: number) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = [...steps];
  let done = 0;
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      for (const path of await step()) await copyFile(path, join(folder, basename(path)), constants.COPYFILE_FICLONE);
      say((done += 1), steps.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
