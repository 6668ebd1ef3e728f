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

/** Fifty more, measured before anything was mended for them: 43 in first place, 48 among three. */
export const moreTypedSearches: readonly TypedSearch[] = [
  ['SNEN1339', paths.certificates, paths.library, paths.laying, paths.productDownloads],
  ['DIN EN 1341', paths.flooring, paths.certificates, paths.library],
  ['VSS 640461', paths.laying, paths.certificates, paths.library],
  ['norm 318', paths.laying, paths.library],
  ['1338', paths.certificates, paths.outdoorPaving, paths.library],
  ['30x30', paths.outdoorPaving, paths.flooring, paths.wallCladding],
  ['60/40', paths.outdoorPaving, paths.flooring],
  ['600 x 600 mm', paths.outdoorPaving, paths.flooring],
  ['fassade 300 x 150', paths.facades],
  ['R12 Treppe', paths.outdoorStairs],
  ['r10', paths.outdoorPaving],
  ['GS 3', paths.finishes, paths.technicalInfo, paths.certificates],
  ['BKP 216', paths.productDownloads],
  ['Geländer', paths.outdoorStairs, paths.indoorStairs],
  ['Kantenmarkierung', paths.outdoorStairs, paths.indoorStairs],
  ['Unterschneidung', paths.indoorStairs],
  ['hindernisfreies Bauen', paths.outdoorStairs, paths.indoorStairs],
  ['wie schwer ist eine Platte', paths.outdoorPaving, paths.products, paths.flooring],
  ['Platte hed en Riss', paths.complaint],
  ['Stufe abgebrochen', paths.complaint],
  ['Fläck uf de Stäge', paths.cleaning],
  ['Terrasse putze', paths.cleaning],
  ['Gartehag Muur', paths.wallCladding],
  ['slip resistance', paths.certificates, paths.finishes, paths.technicalInfo],
  ['sample box', paths.sampleFolder],
  ['stairs', paths.outdoorStairs, paths.indoorStairs],
  ['paving slabs', paths.outdoorPaving],
  ['contact', paths.contact],
  ["plaque d'escalier", paths.outdoorStairs, paths.indoorStairs],
  ['nettoyer les taches', paths.cleaning],
  ['Wie dick müssen Platten für eine Einfahrt sein?', paths.outdoorPaving, paths.laying],
  ['Darf man Salz streuen?', paths.cleaning, paths.certificates],
  ['Kann ich Naturstein bei euch kaufen', paths.products],
  ['wie viel wiegt ein m2', paths.products, paths.outdoorPaving, paths.flooring],
  ['Musterkoffer', paths.sampleFolder],
  ['Angebot einholen', paths.sales, paths.contact, paths.products],
  ['Kleber unter Bodenheizung', paths.flooring, paths.laying, paths.technicalInfo],
  ['Leitungen UV Licht Farbe bleicht', paths.finishes, paths.cleaning],
  ['Imprägnierung notwendig', paths.cleaning, paths.library, paths.technicalInfo],
  ['Wasser läuft nicht ab', paths.laying, paths.technicalInfo, paths.outdoorPaving],
  ['IFC', paths.products, paths.productDownloads],
  ['DXF Treppe', paths.productDownloads, paths.outdoorStairs, paths.indoorStairs],
  ['Tropfnase', paths.windowSills, paths.facades, paths.technicalInfo],
  ['A2-s1,d0', paths.facades],
  ['Jobs', paths.contact],
  ['Garantie', paths.complaint],
  ['Fotos hochladen', paths.complaint],
  ['Cookies', paths.privacy],
  ['UID Nummer', paths.imprint],
  ['Minergie Ökobilanz', paths.certificates, paths.about],
];

/** Nothing on the site is about these. */
export const foreignToTheSite: readonly string[] = (
  'C++ <b> .* xylophonqwertz CO2 17mm Solaranlage Carport Parkett Laminat Wärmepumpe Dachziegel Gartenzaun Hundefutter Schwimmteich ' +
  'Kunstrasen Rollladen Whirlpool Zahnarzt Backstein Briefkasten Bitcoin Fahrrad SIA271 R99'
).split(' ');
