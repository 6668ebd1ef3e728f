import { Fragment, ViewTransition, type ReactNode } from 'react';

/**
 * On a phone the new page stands there at once: a transition draws the old page once more before, and waits for the new one's pictures.
 * Back with a finger has the phone's own movement besides. The prerendered page is the same for both.
 */
const isGentle = typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches;

interface Props {
  readonly pathname: string;
  readonly children: ReactNode;
}

/** Changes from page to page: the old one fades, the new one rises a little (`base.css`). */
export function PageChange({ pathname, children }: Props) {
  return isGentle ? (
    // With a name of its own React counts it in no id, so that the prerendered page's fit.
    <ViewTransition key={pathname} name={`page${pathname.replaceAll(/\W/g, '-')}`} default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  ) : (
    <Fragment key={pathname}>{children}</Fragment>
  );
}
