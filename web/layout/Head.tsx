import { company } from '../../shared/owner/company.ts';
import type { Route } from './routes.tsx';

/** What a page is called and where it is, in the document's head, also after a navigation within the site. */
export function Head({ route: { path, title } }: { readonly route: Route }) {
  return (
    <>
      <title>{title}</title>
      {path ? <link rel="canonical" href={company.siteUrl + path} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
