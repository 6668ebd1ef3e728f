import { inList } from '@works/stone/language';
import { countInWords, numberWordAtStart } from '../../shared/language.ts';
import { projects } from '../../shared/owner/projects.ts';
import type { Project } from '../../shared/owner/schema.ts';

/** In the order in which they are shown. */
const labels = { format: 'Format', finish: 'Oberfläche', colour: 'Farbe', slip: 'Rutschhemmung' } as const;

/** What is known of a project. The format of one with a drawing is made of what is drawn. */
export function specificationsOf({ drawn, specifications }: Project): readonly { label: string; value: string }[] {
  const format = drawn && `${drawn.pieces} ${drawn.sizes.join('\u00a0×\u00a0')}\u00a0mm`;
  const known = { ...specifications, ...(format && { format }) };
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((id) =>
    known[id] === undefined ? [] : [{ label: labels[id], value: known[id] }],
  );
}

/** The sizes that the drawing of a project is made of, in millimetres. @throws if it has none */
export function drawnSizes(id: Project['id']): readonly number[] {
  const drawn = projects.find((project) => project.id === id)?.drawn;
  if (!drawn) throw new Error(`The project ${id} has no drawing.`);
  return drawn.sizes;
}

/** Ids of the projects that have a drawing. */
export const drawnProjects: readonly Project['id'][] = projects.flatMap(({ id, drawn }) => (drawn ? [id] : []));

/** The badge on all that shows an example. */
const EXAMPLE = 'Beispiel';

/** The badge of a project that is an example. */
export const badgeOf = ({ isExample }: Project): string | undefined => (isExample ? EXAMPLE : undefined);

/** A text about a project shown without its heading, such as an alternative text. Begins with the badge if the project is an example. */
export const withBadge = (project: Project, text: string): string =>
  [badgeOf(project), text].filter(Boolean).join(': ');

/** The slip resistance of a project that has one: «Rutschhemmung R11». */
export const slipOf = ({ specifications: { slip } }: Project): string | undefined => slip && `${labels.slip} ${slip}`;

/** What a sample request says that starts from a project: its name, surface and colour. */
export function sampleLike(project: Project): string {
  const {
    title,
    location,
    specifications: { finish, colour },
  } = project;
  const look = [finish, colour].filter(Boolean);
  return [`Wie ${badgeOf(project) ?? 'Projekt'} «${title}», ${location}`, look.join(', ')].filter(Boolean).join(': ');
}

/** Further ones are counted. */
const MOST_KINDS = 4;

/** What the projects are, each kind once: «Freitreppe, Fassade und Innenboden»; of many, their number. */
export function kindsOf(shown: readonly Project[]): string {
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return kinds.length > MOST_KINDS ? `${numberWordAtStart(shown.length)} Projekte` : inList(kinds);
}

/** What all of the projects give data of: «Format, Oberfläche und Farbe»; empty if they have nothing in common. */
export const dataOf = (shown: readonly Project[]): string =>
  inList(
    (shown[0] ? specificationsOf(shown[0]) : [])
      .map(({ label }) => label)
      .filter((label) => shown.every((project) => specificationsOf(project).some((one) => one.label === label))),
  );

const areExamples = (shown: readonly Project[]) => shown.every(({ isExample }) => isExample);

/** «drei Beispiele», «ein Projekt». */
export const countOf = (shown: readonly Project[]): string =>
  areExamples(shown)
    ? countInWords(shown.length, 'ein Beispiel', 'Beispiele')
    : countInWords(shown.length, 'ein Projekt', 'Projekte');

/** What the projects show, behind what they are. */
const introOf = (shown: readonly Project[]): string =>
  `${kindsOf(shown)}: ${areExamples(shown) ? `${countOf(shown)} dafür, wie` : 'wie'} Format, Oberfläche und Farbe zusammenwirken.`;

export const projectsPage = {
  heading: 'Projekte',
  intro: introOf(projects),
  note: 'Die Angaben können Sie in eine eigene Anfrage übernehmen. Farbnamen sind nur eine Annäherung: Der Ton eines Steins hängt von Licht, Feuchte und Nachbarschaft ab. Massgebend ist das Muster, nicht der Bildschirm.',
  detailsLabel: 'Technische Daten des Produkts',
  samplesLabel: 'Ähnliches Muster anfordern',
} as const;

/** Instead of the projects, where there are none. */
export const noProjects = {
  heading: 'Referenzen auf Anfrage',
  text: 'Welche Bauten mit unserem Stein ausgeführt sind, sagen wir Ihnen gern.',
  label: 'Nach Referenzen fragen',
  /** What the contact form starts with. */
  request: 'Bitte nennen Sie mir Bauten, die mit Ihrem Stein ausgeführt sind.',
} as const;
