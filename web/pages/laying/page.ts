import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.laying,
  title: 'Betonwerkstein verlegen',
  description:
    'Mörtelbett, Splittbett, Kleber oder Drainmörtel: Bettdicken, Vorteile und Einsatz, dazu Oberbau, Fugenarten und die Normen SN 640 461 und SIA 318.',
  menus: [{ menu: paths.technicalInfo, order: 4, label: 'Verlegung' }],
};
