import { company } from '../content/company.ts';
import type { Route } from '../routes.tsx';

/** What browsers and search engines read of a page. React keeps it in the document's head. */
export function Head({ route: { path, title, description } }: { readonly route: Route }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path ? <link rel="canonical" href={company.siteUrl + path} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
