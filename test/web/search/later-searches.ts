import { paths } from '../../../shared/paths.ts';
import type { VisitorSearch } from './visitor-searches.ts';

/**
 * Thirty-six more, written before the index and its words were read: of an architect, a builder, a private client who writes as she
 * speaks, and visitors who write French or mistype. Measured untouched: 25 right in first place, 27 among three.
 */
export const laterSearches: readonly VisitorSearch[] = [
  // An architect
  { words: 'fugenbreite gehwegplatten', expected: [paths.laying, paths.outdoorPaving] },
  { words: 'verankerung fassadenplatte', expected: [paths.facades, paths.wallCladding] },
  { words: 'elementfassade gewicht pro m2', expected: [paths.facades] },
  { words: 'trittschall treppenlauf', expected: [paths.indoorStairs] },
  {
    words: 'kantenausbildung fase',
    expected: [paths.facades, paths.windowSills, paths.outdoorStairs, paths.indoorStairs, paths.exposedConcrete],
  },
  { words: 'musterplatte farbe abstimmen', expected: [paths.sampleFolder, paths.finishes] },
  { words: 'umweltdeklaration EPD', expected: [paths.certificates, paths.about] },
  { words: 'referenz schulhaus', expected: [paths.projects] },
  // A builder
  { words: 'sitzplatz belag', expected: [paths.outdoorPaving] },
  { words: 'fenstergewände', expected: [paths.windowSills, paths.facades] },
  { words: 'koffer kies', expected: [paths.laying] },
  { words: 'drainmörtel', expected: [paths.laying] },
  { words: 'blockstufe masse', expected: [paths.outdoorStairs] },
  { words: 'randabschluss', expected: [paths.outdoorPaving, paths.smallArchitecture, paths.laying] },
  { words: 'lieferschein falsche menge', expected: [paths.complaint] },
  { words: 'rutschhemmung R12 treppe', expected: [paths.outdoorStairs, paths.finishes, paths.certificates] },
  { words: 'versetzen mauerabdeckung', expected: [paths.wallCladding, paths.smallArchitecture, paths.windowSills] },
  // A private client, in Swiss German
  { words: 'gartesitzplatz platte', expected: [paths.outdoorPaving] },
  { words: 'fensterbänkli', expected: [paths.windowSills] },
  { words: 'moos uf de platte', expected: [paths.cleaning] },
  { words: 'rotwiifleck', expected: [paths.cleaning] },
  { words: 'bodeplatte wohnzimmer', expected: [paths.flooring] },
  { words: 'muurabdeckig', expected: [paths.wallCladding, paths.smallArchitecture] },
  { words: 'platte gsprunge', expected: [paths.complaint] },
  { words: 'bänkli für garte', expected: [paths.smallArchitecture] },
  { words: 'wie putze ich terrazzo', expected: [paths.cleaning] },
  // Visitors who write French, or mistype
  { words: 'dallage extérieur', expected: [paths.outdoorPaving] },
  { words: 'escalier', expected: [paths.outdoorStairs, paths.indoorStairs] },
  { words: 'béton apparent', expected: [paths.exposedConcrete] },
  { words: 'échantillon', expected: [paths.sampleFolder] },
  { words: 'tablette de fenêtre', expected: [paths.windowSills] },
  { words: 'nettoyage', expected: [paths.cleaning] },
  { words: 'Teraso boden', expected: [paths.flooring] },
  { words: 'Fasadenplaten', expected: [paths.facades] },
  { words: 'Sichtbetong', expected: [paths.exposedConcrete] },
  { words: 'Zertifickat', expected: [paths.certificates] },
];

/** Twenty-four more, written when those were mended. Measured untouched: 20 right in first place, 21 among three. */
export const lastSearches: readonly VisitorSearch[] = [
  { words: 'Fassadenverkleidung hinterlüftet', expected: [paths.facades] },
  { words: 'Treppenpodest', expected: [paths.outdoorStairs, paths.indoorStairs] },
  { words: 'Biegezugfestigkeit', expected: [paths.certificates, paths.library] },
  { words: 'Oberflächenmuster zuschicken', expected: [paths.sampleFolder] },
  { words: 'Parkbank Gemeinde', expected: [paths.smallArchitecture] },
  {
    words: 'Randsteine setzen',
    expected: [paths.smallArchitecture, paths.laying, paths.outdoorPaving, paths.technicalInfo],
  },
  { words: 'neu verfugen', expected: [paths.laying, paths.cleaning] },
  { words: 'Platten wackeln', expected: [paths.laying, paths.complaint] },
  { words: 'Brunnentrog', expected: [paths.smallArchitecture] },
  { words: 'Grünspan auf Steinplatten', expected: [paths.cleaning] },
  { words: 'Grillfett', expected: [paths.cleaning] },
  { words: 'Vogeldreck', expected: [paths.cleaning] },
  { words: 'Chuchibode', expected: [paths.flooring] },
  { words: 'Husfassade', expected: [paths.facades] },
  { words: 'Dusse Stäge', expected: [paths.outdoorStairs] },
  { words: 'Lieferig beschädiget', expected: [paths.complaint] },
  { words: 'revêtement de sol', expected: [paths.flooring] },
  { words: 'prendre rendez-vous', expected: [paths.consultation] },
  { words: 'davanzale', expected: [paths.windowSills] },
  { words: 'Mauerverkleidng', expected: [paths.wallCladding] },
  { words: 'Oberflechen', expected: [paths.finishes] },
  { words: 'Zürich Adresse', expected: [paths.contact, paths.imprint] },
  { words: 'Beratung am Telefon', expected: [paths.contact, paths.consultation] },
  { words: 'Datenschutzerklärung', expected: [paths.privacy] },
];
