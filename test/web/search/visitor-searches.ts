import { paths } from '../../../shared/paths.ts';

/** What a visitor types who does not know the site, and the pages that answer it: any place on one of them is a hit. */
interface VisitorSearch {
  readonly words: string;
  readonly expected: readonly string[];
}

/** Fifty searches of six visitors, written before the index was read; three of them expected a page that does not answer. */
export const visitorSearches: readonly VisitorSearch[] = [
  // An architect
  { words: 'Atelier', expected: [paths.finishes] },
  { words: 'Rezeptur', expected: [paths.finishes] },
  { words: 'BIM', expected: [paths.productDownloads, paths.products] },
  { words: 'Handmuster', expected: [paths.sampleFolder] },
  { words: 'Waschbeton', expected: [paths.finishes] },
  { words: 'Kunststein', expected: [paths.products, paths.about] },
  { words: 'Projektblatt', expected: [paths.products] },
  { words: 'terazzo', expected: [paths.finishes, paths.flooring] },
  { words: 'CAD Fensterbank', expected: [paths.productDownloads, paths.windowSills] },
  // A landscape architect of a municipality
  { words: 'Gartenbank', expected: [paths.smallArchitecture] },
  { words: 'Blumentrog', expected: [paths.smallArchitecture] },
  { words: 'Stellriemen', expected: [paths.outdoorPaving, paths.smallArchitecture] },
  { words: 'Bsetzistei', expected: [paths.outdoorPaving] },
  { words: 'frostsicher', expected: [paths.outdoorPaving, paths.certificates] },
  { words: 'Gehwegplatten', expected: [paths.outdoorPaving] },
  { words: 'Blockstufen', expected: [paths.outdoorStairs] },
  { words: 'Stützmauer', expected: [paths.wallCladding] },
  // The owner of a house
  { words: 'Treppe ausen', expected: [paths.outdoorStairs] },
  { words: 'Plättli', expected: [paths.flooring] },
  { words: 'Granit', expected: [paths.products] },
  { words: 'Muster bestellen', expected: [paths.sampleFolder] },
  { words: 'was kostet eine Beratung', expected: [paths.consultation] },
  { words: 'Telefonnummer', expected: [paths.contact] },
  { words: 'Fenstersims', expected: [paths.windowSills] },
  { words: 'Öffnungszeiten Samstag', expected: [paths.contact] },
  { words: 'Badezimmer', expected: [paths.flooring] },
  { words: 'Ausstellung besuchen', expected: [paths.contact, paths.consultation] },
  { words: 'Lieferzeit', expected: [paths.contact, paths.home, paths.sales] },
  // Somebody who lays slabs
  { words: 'Mörtelbett', expected: [paths.laying] },
  { words: 'wieviel Platten brauche ich', expected: [paths.outdoorPaving, paths.flooring] },
  { words: 'Stückliste', expected: [paths.outdoorPaving, paths.flooring] },
  { words: 'Kofferung', expected: [paths.laying] },
  { words: 'verlege anleitung', expected: [paths.laying, paths.library] },
  { words: 'Bodenheizung', expected: [paths.flooring] },
  { words: 'Stelzlager', expected: [paths.laying, paths.outdoorPaving] },
  // A caretaker
  { words: 'kaputti Platte', expected: [paths.complaint] },
  { words: 'kaputt', expected: [paths.complaint] },
  { words: 'Lieferschein Nummer', expected: [paths.complaint] },
  { words: 'Lieferschein', expected: [paths.complaint] },
  { words: 'Ölfläck', expected: [paths.cleaning] },
  { words: 'Riss', expected: [paths.complaint] },
  { words: 'Ersatzplatte nachbestellen', expected: [paths.contact, paths.sales, paths.complaint] },
  { words: 'putzen', expected: [paths.cleaning] },
  { words: 'Imprägnierung', expected: [paths.cleaning, paths.library] },
  { words: 'Reklamazion', expected: [paths.complaint] },
  // Somebody who writes tenders and compares prices
  { words: 'NPK', expected: [paths.productDownloads] },
  { words: 'Winterthur', expected: [paths.projects] },
  { words: 'Prüfzeugnis Rutschhemmung', expected: [paths.productDownloads, paths.certificates, paths.library] },
  { words: 'Leistungserklärung', expected: [paths.certificates, paths.productDownloads, paths.library] },
  { words: 'offerte verlangen', expected: [paths.contact, paths.sales, paths.consultation] },
];
