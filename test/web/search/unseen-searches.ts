import { paths } from '../../../shared/paths.ts';
import type { VisitorSearch } from './visitor-searches.ts';

/**
 * Fifty searches of the same six visitors, written before the index was read. They were measured once before any word was added for
 * them: 33 right in first place and 42 among three, of an index that had 44 and 50 of the others. What failed was mended since.
 */
export const unseenSearches: readonly VisitorSearch[] = [
  // An architect
  { words: 'fassadenelemente grösse', expected: [paths.facades] },
  { words: 'detail tropfkante fensterbank', expected: [paths.windowSills] },
  { words: 'dwg treppe', expected: [paths.productDownloads, paths.outdoorStairs, paths.indoorStairs] },
  { words: 'sichtbeton sb3', expected: [paths.exposedConcrete] },
  { words: 'brandschutz fassade a2', expected: [paths.facades] },
  { words: 'farbmuster terrazzo', expected: [paths.sampleFolder, paths.finishes] },
  { words: 'weisser beton', expected: [paths.finishes, paths.exposedConcrete] },
  { words: 'referenzen', expected: [paths.projects] },
  { words: 'Bemusterung', expected: [paths.sampleFolder, paths.consultation] },
  // A landscape architect of a municipality
  { words: 'rutschfest nass', expected: [paths.finishes, paths.outdoorPaving, paths.certificates] },
  { words: 'poolumrandung', expected: [paths.outdoorPaving] },
  { words: 'sitzbank park', expected: [paths.smallArchitecture] },
  { words: 'pflanzkübel', expected: [paths.smallArchitecture] },
  { words: 'befahrbare platten', expected: [paths.outdoorPaving, paths.laying] },
  { words: 'drainagemörtel', expected: [paths.laying] },
  { words: 'Tausalz', expected: [paths.certificates, paths.cleaning, paths.outdoorPaving] },
  { words: 'dorfplatz pflästerung', expected: [paths.outdoorPaving, paths.projects] },
  // The owner of a house
  { words: 'terrasenplatten', expected: [paths.outdoorPaving] },
  { words: 'Preis pro m2', expected: [paths.contact, paths.consultation, paths.sales] },
  { words: 'küche boden', expected: [paths.flooring] },
  { words: 'rotweinfleck', expected: [paths.cleaning] },
  { words: 'moos entfernen', expected: [paths.cleaning] },
  { words: 'gratis muster', expected: [paths.sampleFolder] },
  { words: 'wo seid ihr', expected: [paths.contact] },
  { words: 'öffnigszyte', expected: [paths.contact] },
  { words: 'fenschterbank', expected: [paths.windowSills] },
  { words: 'stägetritt', expected: [paths.outdoorStairs, paths.indoorStairs] },
  { words: 'kann ich das selber verlegen', expected: [paths.laying] },
  { words: 'gartenmauer verkleiden', expected: [paths.wallCladding] },
  // Somebody who lays slabs
  { words: 'fugenbreite', expected: [paths.laying] },
  { words: 'plattenkleber', expected: [paths.laying] },
  { words: 'splittbett dicke', expected: [paths.laying] },
  { words: 'gefälle terrasse', expected: [paths.laying, paths.outdoorPaving] },
  { words: 'gewicht platte 60x60', expected: [paths.outdoorPaving] },
  { words: 'fugensand', expected: [paths.laying] },
  { words: 'verlegeplan', expected: [paths.outdoorPaving, paths.flooring, paths.laying] },
  // A caretaker
  { words: 'hochdruckreiniger', expected: [paths.cleaning] },
  { words: 'platte gebrochen', expected: [paths.complaint] },
  { words: 'kaugummi', expected: [paths.cleaning] },
  { words: 'Garantiefall', expected: [paths.complaint] },
  { words: 'ersatz bestellen gleiche platte', expected: [paths.contact, paths.sales, paths.complaint] },
  { words: 'winterdienst streusalz', expected: [paths.cleaning] },
  { words: 'algen', expected: [paths.cleaning] },
  { words: 'lieferung beschädigt', expected: [paths.complaint] },
  // Somebody who writes tenders and compares prices
  { words: 'devis text', expected: [paths.productDownloads] },
  { words: 'ausschreibung bodenbelag', expected: [paths.productDownloads, paths.flooring] },
  { words: 'SIA 318', expected: [paths.laying, paths.library] },
  { words: 'iso zertifikat', expected: [paths.certificates] },
  { words: 'mwst nummer', expected: [paths.imprint] },
  { words: 'ansprechpartner kanton bern', expected: [paths.sales] },
];
