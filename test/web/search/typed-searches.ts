import { paths } from '../../../shared/paths.ts';

/** What is typed, and the pages of which one must be among the first three. */
type TypedSearch = readonly [words: string, ...expected: string[]];

/** Sixty searches, written before the index was read: norms, sizes, classes, complaints, questions, dialect, other languages. */
export const typedSearches: readonly TypedSearch[] = [
  // norms
  ['SIA 318', paths.laying, paths.certificates, paths.library],
  ['SIA318', paths.laying, paths.certificates, paths.library],
  ['640461', paths.laying, paths.certificates, paths.library],
  ['SN 640 461', paths.laying, paths.certificates, paths.library],
  ['EN 1338', paths.certificates, paths.outdoorPaving, paths.library],
  ['EN1340', paths.certificates, paths.library],
  ['DIN18500', paths.exposedConcrete],
  ['iso9001', paths.certificates, paths.library, paths.about],
  ['SIA 500 hindernisfrei', paths.outdoorStairs, paths.indoorStairs],
  ['SIA500', paths.outdoorStairs, paths.indoorStairs],
  ['SIA 358', paths.outdoorStairs, paths.indoorStairs],
  ['bfu Treppen', paths.outdoorStairs, paths.indoorStairs],
  ['Handlauf', paths.outdoorStairs, paths.indoorStairs],
  ['Auftritt Steigung', paths.outdoorStairs, paths.indoorStairs],
  ['Absturzsicherung', paths.outdoorStairs, paths.indoorStairs],
  ['Schrittmass', paths.outdoorStairs, paths.indoorStairs, paths.technicalInfo],
  // sizes
  ['60x60', paths.outdoorPaving, paths.flooring],
  ['80 × 40', paths.outdoorPaving, paths.flooring],
  ['50 x 50 x 5', paths.outdoorPaving],
  ['40*40 cm Platten', paths.outdoorPaving, paths.flooring],
  ['15mm', paths.windowSills],
  ['500 kg', paths.flooring],
  // slip
  ['R11', paths.certificates, paths.productDownloads, paths.technicalInfo, paths.outdoorPaving, paths.outdoorStairs],
  ['R 13', paths.certificates, paths.productDownloads, paths.technicalInfo, paths.outdoorPaving, paths.outdoorStairs],
  [
    'rutschfest bei nässe',
    paths.outdoorPaving,
    paths.outdoorStairs,
    paths.certificates,
    paths.technicalInfo,
    paths.finishes,
  ],
  // abbreviations
  ['BKP', paths.productDownloads, paths.technicalInfo],
  ['PTV', paths.certificates, paths.technicalInfo, paths.finishes, paths.productDownloads],
  ['GS1', paths.finishes, paths.certificates, paths.technicalInfo],
  ['NPK', paths.productDownloads, paths.technicalInfo],
  ['CE Zeichen', paths.certificates],
  // rare word
  ['Platten wackeln', paths.complaint],
  ['gelieferte Platte gebrochen', paths.complaint],
  ['Treppe falsche Farbe geliefert', paths.complaint],
  ['Moos auf Platten', paths.cleaning],
  ['Rotwein auf Terrazzo', paths.cleaning],
  ['Rost von Gartenmöbeln', paths.cleaning],
  ['Salz im Winter', paths.cleaning, paths.certificates],
  ['weisse Schleier auf dem Beton', paths.cleaning, paths.technicalInfo],
  // questions
  ['Wie oft muss ich imprägnieren?', paths.cleaning],
  ['Was kostet ein Quadratmeter?', paths.consultation, paths.contact, paths.sales],
  ['Wie lange dauert die Lieferung?', paths.home, paths.contact, paths.consultation, paths.sales, paths.complaint],
  ['Darf ich mit dem Hochdruckreiniger?', paths.cleaning],
  ['Wo kann ich Muster anschauen?', paths.sampleFolder, paths.contact, paths.consultation],
  ['wann habt ihr offen', paths.contact],
  // dialect
  ['Stäge dusse', paths.outdoorStairs],
  ['Bode putze', paths.cleaning],
  ['Simse', paths.windowSills],
  ['Sitzbänkli', paths.smallArchitecture],
  // other languages
  ['window sill', paths.windowSills],
  ['price list', paths.consultation, paths.contact, paths.sales],
  ['stair treads', paths.outdoorStairs, paths.indoorStairs],
  ['how to clean', paths.cleaning],
  ['escalier extérieur', paths.outdoorStairs],
  ['davanzale', paths.windowSills],
  ['opening hours', paths.contact],
  // tools and rest
  ['Revit', paths.technicalInfo, paths.productDownloads, paths.products, paths.library],
  ['Textur herunterladen', paths.finishes],
  ['eigene Farbe mischen', paths.finishes, paths.consultation],
  ['Pflanztrog', paths.smallArchitecture],
  ['Kita Spielplatz Referenz', paths.projects],
];

/** Nothing on the site is about these. */
export const foreignToTheSite: readonly string[] = (
  'C++ <b> .* xylophonqwertz CO2 17mm Solaranlage Carport Parkett Laminat Wärmepumpe Dachziegel Gartenzaun Hundefutter Schwimmteich ' +
  'Kunstrasen Rollladen Whirlpool Zahnarzt Backstein Briefkasten Bitcoin Fahrrad SIA271 R99'
).split(' ');
