import type { FinishId } from '@works/stone/codes/finishes';
import { paths } from '../../shared/paths.ts';
import type { Category } from './library.ts';

/** Names of the library's parameters in its address. */
export const libraryQuery = { search: 'suche', category: 'kategorie' } as const;

/** Names of the material library's parameters in the address of the finishes' page: its filter, the surface that is open, those compared. */
export const surfaceQuery = {
  place: 'verwendung',
  colour: 'farbe',
  grain: 'korn',
  finish: 'bearbeitung',
  open: 'ansicht',
  compared: 'vergleich',
} as const;

/** The place of the material library on the page of the finishes. */
export const SURFACES_ANCHOR = 'materialbibliothek';

/** What wet, shade and salt ask of a finish. */
export const SLIP_ANCHOR = 'rutschhemmung';

/** The place of the form on a page with one. */
export const FORM_ANCHOR = 'formular';

/** Address, telephone and e-mail on a page with a form; the way to the company on the contact page. */
export const CONTACT_ANCHOR = 'kontaktdaten';
export const DIRECTIONS_ANCHOR = 'anfahrt';

/** Places of the products' overview. */
export const NATURAL_STONE_ANCHOR = 'naturstein';
export const OFFER_ANCHOR = 'angebot';

/** A laying method on its page. */
export const layingAnchor = (method: string): string => `verlegeart-${method.toLowerCase()}`;

/**
 * A link to a page with values in its query: for a form what it should bring along, for the library what it should show.
 * @param values by field or parameter name; empty ones are left out
 */
export function linkTo(path: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value)
    // Half a character, as some keyboards enter it for a moment, can't be encoded.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The library, showing one category. */
export const libraryLink = (category: Category): string => linkTo(paths.library, { [libraryQuery.category]: category });

/** The material library with a surface open. @param id of the surface */
export const surfaceLink = (id: string): string => linkTo(paths.finishes, { [surfaceQuery.open]: id });

/** The row of a finish in the table of care. */
export const careAnchor = (finish: FinishId): string => `pflege-${finish}`;

export const indexAnchor = 'verzeichnis';

/** The index of the site, where the search leads without script. */
export const indexLink: string = `${paths.technicalInfo}#${indexAnchor}`;

/** The place of a term of the glossary on the page of the index. */
export const termAnchor = (term: string): string => `begriff-${term.toLowerCase()}`;

/** A term in the glossary. */
export const termLink = (term: string): string => `${paths.technicalInfo}#${termAnchor(term)}`;
