import { ViewTransition, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { JustEntered } from '../components/LowerPart.tsx';

/**
 * On a phone the new page stands there at once: a transition draws the old page once more before, and waits for the new one's pictures.
 * Back with a finger has the phone's own movement besides. The prerendered page is the same for both.
 */
const isGentle = typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches;

/** Changes from page to page: the old one fades, the new one rises a little (`base.css`). */
export function PageChange({ children }: { readonly children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  return isGentle ? (
    // With a name of its own React counts it in no id, so that the prerendered page's fit.
    <ViewTransition key={pathname} name={`page${pathname.replaceAll(/\W/g, '-')}`} default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  ) : (
    // Who comes back, or to a place on the page, is scrolled to it and needs the whole page.
    <JustEntered key={pathname} value={way !== 'POP' && hash === ''}>
      {children}
    </JustEntered>
  );
}
