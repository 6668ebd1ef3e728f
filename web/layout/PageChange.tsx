import { ViewTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Changes from page to page: the old one fades, the new one rises a little (`base.css`). */
export function PageChange({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    // With an explicit name React derives no id from it, so the prerendered page's ids match.
    <ViewTransition
      key={pathname}
      name={`page${pathname.replaceAll(/\W/g, '-')}`}
      default="none"
      enter="page"
      exit="page"
    >
      {children}
    </ViewTransition>
  );
}
