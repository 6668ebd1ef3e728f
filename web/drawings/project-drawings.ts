import type { Drawing } from '@works/stone/drafting/drawing';
import { drawnProjects } from '../content/projects.ts';

/** What each file in `projects/` exports. */
interface DrawingModule {
  readonly draw: () => Drawing;
}

async function drawingOf(id: string): Promise<readonly [string, Drawing]> {
  const { draw }: DrawingModule = await import(`./projects/${id}.ts`);
  return [id, draw()];
}

/** The plan, section or elevation of each project that has one, made from its format. */
export const projectDrawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  await Promise.all(drawnProjects.map(drawingOf)),
);
