import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { headerActions } from '../pages/navigation.ts';
import { consultationLink } from './consultation-link.ts';

const never = () => () => undefined;

/** The two actions of the header, the consultation with what the visitor looks at. */
export function useHeaderActions(): readonly { readonly label: string; readonly to: string }[] {
  const { pathname, search } = useLocation();
  // The prerendered page knows no query.
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  return headerActions.map(({ label, href }) => ({
    label,
    to: href === paths.consultation ? consultationLink(pathname, query) : href,
  }));
}
