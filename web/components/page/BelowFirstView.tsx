import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Props {
  readonly children: ReactNode;
  /** Height of the block. */
  readonly room?: '100vh' | 0;
}

/**
 * What is below the first view of a page. When a link has led to the top of the page, its first view is painted before the rest is rendered;
 * until then an empty block keeps the footer below the window.
 */
export function BelowFirstView({ children, room = '100vh' }: Props) {
  const { hash } = useLocation();
  const way = useNavigationType();
  const isRendered = useDeferredValue(true, way !== 'PUSH' || hash !== '');
  return isRendered ? children : <div style={{ minHeight: room }} />;
}
