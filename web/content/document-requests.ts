import { linkTo } from '../deep-links.ts';
import { paths } from '../paths.ts';

/** Words of the link or button that leads to a document. */
export const documentAction = 'Dokument anfordern';

/** Where a document is had: the contact form, with a message that names it. The one place that knows. */
export function documentHref({ title, format }: { readonly title: string; readonly format: string }): string {
  return linkTo(paths.contact, { message: `Bitte senden Sie mir das Dokument «${title}» (${format}).` });
}
