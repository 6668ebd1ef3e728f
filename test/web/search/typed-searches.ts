import { paths, type PageName } from '../../../shared/paths.ts';

/** What is typed, and the pages of which one must be among the first three. */
type TypedSearch = readonly [words: string, ...expected: string[]];

/** Sixty searches, written before the index was read: norms, sizes, classes, complaints, questions, dialect, other languages. */
export const typedSearches: readonly TypedSearch[] = (
  [
    ['SIA 318 | SIA318 | 640461 | SN 640 461', 'laying certificates library'],
    ['EN 1338', 'certificates outdoorPaving library'],
    ['EN1340', 'certificates library'],
    ['DIN18500', 'exposedConcrete'],
    ['iso9001', 'certificates library about'],
    [
      'SIA 500 hindernisfrei | SIA500 | SIA 358 | bfu Treppen | Handlauf | Auftritt Steigung | Absturzsicherung | stair treads',
      'outdoorStairs indoorStairs',
    ],
    ['Schrittmass', 'outdoorStairs indoorStairs technicalInfo'],
    ['60x60 | 80 × 40 | 40*40 cm Platten', 'outdoorPaving flooring'],
    ['50 x 50 x 5', 'outdoorPaving'],
    ['15mm | Simse | window sill | davanzale', 'windowSills'],
    ['500 kg', 'flooring'],
    ['R11 | R 13', 'certificates productDownloads technicalInfo outdoorPaving outdoorStairs'],
    ['rutschfest bei nässe', 'outdoorPaving outdoorStairs certificates technicalInfo finishes'],
    ['BKP | NPK', 'productDownloads technicalInfo'],
    ['PTV', 'certificates technicalInfo finishes productDownloads'],
    ['GS1', 'finishes certificates technicalInfo'],
    ['CE Zeichen', 'certificates'],
    ['Platten wackeln | gelieferte Platte gebrochen | Treppe falsche Farbe geliefert', 'complaint'],
    [
      'Moos auf Platten | Rotwein auf Terrazzo | Rost von Gartenmöbeln | Wie oft muss ich imprägnieren? | Darf ich mit dem Hochdruckreiniger? | Bode putze | how to clean',
      'cleaning',
    ],
    ['Salz im Winter', 'cleaning certificates'],
    ['weisse Schleier auf dem Beton', 'cleaning technicalInfo'],
    ['Was kostet ein Quadratmeter? | price list', 'consultation contact sales'],
    ['Wie lange dauert die Lieferung?', 'home contact consultation sales complaint'],
    ['Wo kann ich Muster anschauen?', 'sampleFolder contact consultation'],
    ['wann habt ihr offen | opening hours', 'contact'],
    ['Stäge dusse | escalier extérieur', 'outdoorStairs'],
    ['Sitzbänkli | Pflanztrog', 'smallArchitecture'],
    ['Revit', 'technicalInfo productDownloads products library'],
    ['Textur herunterladen', 'finishes'],
    ['eigene Farbe mischen', 'finishes consultation'],
    ['Kita Spielplatz Referenz', 'projects'],
  ] as const
).flatMap(([typed, pages]) => {
  const expected = pages.split(' ').map((page) => paths[page as PageName]);
  return typed.split(' | ').map((words): TypedSearch => [words, ...expected]);
});

/** Nothing on the site is about these. */
export const foreignToTheSite: readonly string[] = (
  'C++ <b> .* xylophonqwertz CO2 17mm Solaranlage Carport Parkett Laminat Wärmepumpe Dachziegel Gartenzaun Hundefutter Schwimmteich ' +
  'Kunstrasen Rollladen Whirlpool Zahnarzt Backstein Briefkasten Bitcoin Fahrrad SIA271 R99'
).split(' ');
