import type { Project, ProjectId } from './owner/project.ts';
import { projects } from './owner/projects.ts';

/** The sizes in a project's format, in millimetres: «Stufen 1500 × 360 × 150 mm» gives 1500, 360 and 150. Throws if it has none. */
export function formatOf(id: ProjectId): readonly number[] {
  const format = projects
    .find((project) => project.id === id)
    ?.specifications.find(({ label }) => label === 'Format')?.value;
  if (!format?.endsWith('\u00a0mm')) throw new Error(`The project ${id} has no format in mm.`);
  return (format.match(/\d+/gu) ?? []).map(Number);
}

/** The badge on all that shows an example. */
const EXAMPLE = 'Beispiel';

/** The badge of a project that is an example. */
export const badgeOf = ({ isExample }: Project): string | undefined => (isExample ? EXAMPLE : undefined);

/** A text about a project shown without its heading, such as an alternative text. Begins with the badge if the project is an example. */
export const withBadge = (project: Project, text: string): string =>
  [badgeOf(project), text].filter(Boolean).join(': ');

/** The slip resistance of a project that has one: «Rutschhemmung R11». */
export function slipOf({ specifications }: Project): string | undefined {
  const slip = specifications.find(({ label }) => label === 'Rutschhemmung');
  return slip && `${slip.label} ${slip.value}`;
}

/** What a sample request says that starts from a project: its name, surface and colour. */
export function sampleLike(project: Project): string {
  const { title, location, specifications } = project;
  const look = specifications
    .filter(({ label }) => label === 'Oberfläche' || label === 'Farbe')
    .map(({ value }) => value);
  return `Wie ${badgeOf(project) ?? 'Projekt'} «${title}», ${location}: ${look.join(', ')}`;
}

export const projectsPage = {
  heading: 'Projekte',
  intro: 'Freitreppe, Fassade und Innenboden: drei Beispiele dafür, wie Format, Oberfläche und Farbe zusammenwirken.',
  paragraphs: [
    'Die Angaben können Sie in eine eigene Anfrage übernehmen. Farbnamen sind nur eine Annäherung: Der Ton eines Steins hängt von Licht, Feuchte und Nachbarschaft ab. Massgebend ist das Muster, nicht der Bildschirm.',
  ],
  detailsLabel: 'Technische Daten des Produkts',
  samplesLabel: 'Ähnliches Muster anfordern',
} as const;
