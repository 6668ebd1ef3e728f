import { inList } from '@works/stone/language';
import { projects } from '../../../shared/owner/projects.ts';
import { paths } from '../../../shared/paths.ts';
import { projectsTitle } from '../../content/projects-name.ts';
import { countOf, kindsOf, specificationsOf } from '../../content/projects.ts';
import type { PageDeclaration } from '../page-declaration.ts';

/** What the projects give data of, each once. */
const projectData = inList([
  ...new Set(projects.flatMap((project) => specificationsOf(project).map(({ label }) => label))),
]);

export const page: PageDeclaration = {
  path: paths.projects,
  title: projectsTitle,
  description:
    projects.length === 0
      ? 'Bauten aus Betonwerkstein: Referenzen auf Anfrage, dazu Produkte, Oberflächen und Muster, die Sie auf dieser Website ansehen und bestellen können.'
      : `${kindsOf(projects)} aus Betonwerkstein: ${countOf(projects)} mit Angaben zu ${projectData || 'Ort und Jahr'}.`,
  menus: [{ menu: projects.length > 0 ? 'header' : 'none', order: 4, label: 'Projekte' }],
};
