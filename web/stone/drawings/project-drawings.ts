import { type ProjectId } from '../../content/owner/project.ts';
import { projects } from '../../content/owner/projects.ts';
import type { Drawing } from '../drafting/drawing.ts';

/** What each file in `projects/` exports. */
interface DrawingModule {
  readonly draw: () => Drawing;
}

async function drawingOf(id: ProjectId): Promise<readonly [ProjectId, Drawing]> {
  const { draw }: DrawingModule = await import(`./projects/${id}.ts`);
  return [id, draw()];
}

/** The plan, section or elevation of each project, made from its format. */
export const projectDrawings = Object.fromEntries(
  await Promise.all(projects.map(({ id }) => drawingOf(id))),
) as Readonly<Record<ProjectId, Drawing>>;
