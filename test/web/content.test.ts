import { describe, expect, test } from 'vitest';
import { COMPLAINT_RETENTION_MONTHS, REQUEST_RETENTION_MONTHS } from '../../shared/retention.ts';
import { about } from '../../web/content/about.ts';
import * as certificates from '../../web/content/certificates.ts';
import * as cleaning from '../../web/content/cleaning.ts';
import * as finishes from '../../web/content/finishes.ts';
import * as documentTexts from '../../web/content/document-texts.ts';
import { home } from '../../web/content/home.ts';
import * as layingGuides from '../../web/content/laying-guides.ts';
import * as laying from '../../web/content/laying.ts';
import { imprint } from '../../web/content/imprint.ts';
import * as materialLibrary from '../../web/content/material-library.ts';
import { swatchWords } from '../../web/content/swatch-words.ts';
import * as library from '../../web/content/library.ts';
import * as downloads from '../../web/content/product-downloads.ts';
import { pageDescriptions } from '../../web/content/page-descriptions.ts';
import { pageTitles } from '../../web/content/page-titles.ts';
import { complaintPage } from '../../web/content/request-pages/complaint.ts';
import { consultationPage } from '../../web/content/request-pages/consultation.ts';
import { contactPage } from '../../web/content/request-pages/contact.ts';
import { salesPage } from '../../web/content/request-pages/sales.ts';
import { sampleFolderPage } from '../../web/content/request-pages/sample-folder.ts';
import { productPage, productsOverview } from '../../web/content/product-pages.ts';
import { cardOf, type Product, type TechnicalFact } from '../../web/content/product.ts';
import { products, tenderPositionsOf } from '../../web/content/products.ts';
import * as privacy from '../../web/content/privacy.ts';
import * as projects from '../../web/content/projects.ts';
import * as standards from '../../web/content/standards.ts';
import { technicalInfo } from '../../web/content/technical-info.ts';
import * as tenderTexts from '../../web/content/tender-texts.ts';
import { paths } from '../../shared/paths.ts';

/** Every string inside a value, but for days as programs write them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/u.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

const pages: Readonly<Record<string, unknown>> = {
  home,
  about,
  products: [productsOverview, productPage],
  ...Object.fromEntries(products.map((product) => [product.page, product])),
  productDownloads: { ...downloads },
  projects: { ...projects },
  technicalInfo,
  finishes: { ...finishes, ...materialLibrary, swatchWords },
  certificates: { ...certificates },
  laying: { ...laying },
  cleaning: { ...cleaning },
  library: { ...library },
  imprint,
  privacy: { ...privacy },
  requests: [contactPage, complaintPage, consultationPage, salesPage, sampleFolderPage],
  heads: [pageTitles, pageDescriptions],
  documents: { ...documentTexts, ...layingGuides, ...standards, ...tenderTexts, positions: products.map(({ page }) => tenderPositionsOf(page)) },
};
const pageTexts = Object.entries(pages).map(([page, content]) => [page, textsIn(content)] as const);

/** What a reader sees, with plain blanks and without what only keeps words together, so that expected strings read as in the specification. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/gu, ' ');
const words = (text: string) => plain(text).split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word));
const withUnit = ({ value, unit }: Pick<TechnicalFact, 'value' | 'unit'>) => (unit ? `${value} ${unit}` : value);
const thickness = (layer: { readonly title: string; readonly thickness: string; readonly unit: string }) =>
  `${layer.title} ${layer.thickness} ${layer.unit}`;
const visibleWords = ({ name, badge, intro, description, features, applicationsLabel, applications, facts, limits }: Product) =>
  words(textsIn([name, badge, intro, description, features, applicationsLabel, applications, facts, limits]).join(' '));

describe('the words of the site', () => {
  const forbidden: Readonly<Record<string, RegExp>> = {
    'the German ß': /ß/u,
    'quotation marks other than «»': /["'„“”‚‘]/u,
    'a blank inside «»': /«\s|\s»/u,
    'two blanks or a blank at an end': /\s\s|^\s|\s$/u,
    'an exclamation mark': /!/u,
    'a blank before punctuation, but in a scale': /\s[.,;?]|(?<!\d)\s:/u,
    'a decimal comma': /\d,\d/u,
    'a hyphen as a range': /\d-\d/u,
    'a plain blank between number and unit': /\d (?:mm|cm|m|kg|g|N|kWh|%|Tage|Monate|Jahre)(?![\p{L}])/u,
    'words that praise and say nothing':
      /\bLösung(?:en)?\b(?! der Rechenaufgabe)|innovativ|einzigartig|höchste Qualität|erstklassig|massgeschneidert|Premium|hochwertig|perfekt|modernst|zeitlos|elegant|Wohlfühl|Highlight|ganzheitlich|rundum|Leidenschaft|Tradition/iu,
    'claims nobody has made': /CO.?2|klimaneutral|preisgekrönt|Marktführer|Auszeichnung|Minergie|Garantie/iu,
  };

  test.each(Object.entries(forbidden))('keep out %s', (_name, rule) => {
    const found = pageTexts.flatMap(([page, texts]) =>
      texts.filter((text) => text !== 'Außenbereich' && rule.test(text)).map((text) => `${page}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('write the badge of the two outdoor products with ß, literally', () => {
    expect(products.filter(({ badge }) => badge === 'Außenbereich').map(({ name }) => name)).toEqual([
      'Aussenbeläge',
      'Aussentreppen',
    ]);
  });

  test('repeat no sentence from one page to another', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [page, texts] of pageTexts) {
      for (const sentence of texts.flatMap((text) => plain(text).split(/(?<=[.?:;])\s/u))) {
        if (words(sentence).length < 5) continue;
        const other = seen.get(sentence);
        if (other !== undefined && other !== page) repeated.push(`${other}, ${page}: ${sentence}`);
        seen.set(sentence, page);
      }
    }
    expect(repeated).toEqual([]);
  });

  test('repeat no run of six words between product pages', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const product of products) {
      const all = visibleWords(product);
      for (let start = 0; start + 6 <= all.length; start += 1) {
        const run = all.slice(start, start + 6).join(' ').toLowerCase();
        const other = seen.get(run);
        if (other !== undefined && other !== product.name) repeated.push(`${other}, ${product.name}: ${run}`);
        seen.set(run, product.name);
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  const titles = [...Object.values(pageTitles), ...products.map(({ title }) => title)];
  const descriptions = [...Object.values(pageDescriptions), ...products.map(({ searchText }) => searchText)];

  test('fit a search result', () => {
    expect(titles.filter(({ length }) => length > 60)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 120 || length > 160)).toEqual([]);
  });

  test('belong to one page each', () => {
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('the product pages', () => {
  test('of the specification have its order and badges', () => {
    const rows = products.map(({ page, badge }) => [paths[page].split('/').at(-1), badge]);
    expect(rows.slice(0, 9)).toEqual([
      ['aussenbelaege', 'Außenbereich'],
      ['bodenbelaege', 'Innenbereich'],
      ['fassaden', 'Fassadensysteme'],
      ['aussentreppen', 'Außenbereich'],
      ['innentreppen', 'Innenbereich'],
      ['mauerverkleidungen', 'Verkleidungen'],
      ['kleinarchitektur', 'Stadtmöblierung'],
      ['fensterbaenke', 'Fassadenelemente'],
      ['sichtbeton', 'Architektonisch'],
    ]);
  });

  const specified: Readonly<Record<string, readonly string[]>> = {
    outdoorPaving: ['40–80 mm', 'R9–R13', 'DIN EN 1338'],
    flooring: ['20–40 mm', 'Klasse A nach DIN EN 1341', 'bis 500 kg/m²'],
    facades: ['bis 3.0 x 1.5 m', '60–120 mm', 'A2-s1,d0'],
    outdoorStairs: ['30–40 cm', '15–18 cm', '6–10 cm', 'R11–R13'],
    indoorStairs: ['28–35 cm', '16–18 cm', '4–8 cm', '±1 mm'],
    wallCladding: ['40–80 mm', 'mechanisch oder geklebt'],
    smallArchitecture: ['2.3–2.4 g/cm³', 'über 50 N/mm²', '±2 mm'],
    windowSills: ['bis 3.0 m', '15–40 cm', '3–6 cm', '10–15 mm'],
    exposedConcrete: ['SB1–SB4', 'nach DIN 18500'],
  };

  test.each(Object.entries(specified))('%s states the specified technical data, in order', (page, values) => {
    expect(products.find((product) => product.page === page)?.facts.map(withUnit)).toEqual(values);
  });

  test.each(products)('$name shows one of its facts in the overview', (product) => {
    expect(product.facts.map(({ label }) => label)).toContain(product.keyFact);
    expect(cardOf(product).keyFact.label).toBe(product.keyFact);
  });

  test.each(products)('$name has 140 to 260 words', (product) => {
    const count = visibleWords(product).length;
    expect(count).toBeGreaterThanOrEqual(140);
    expect(count).toBeLessThanOrEqual(260);
  });

  test('call the list of applications Produktvarianten on Kleinarchitektur', () => {
    expect(products.find(({ name }) => name === 'Kleinarchitektur')?.applicationsLabel).toBe('Produktvarianten');
  });
});

describe('the home page', () => {
  test('has every specified number, and whose years they are', () => {
    expect(home.statistics.items.map(({ value, suffix, label }) => `${value}${suffix} ${label}`)).toEqual([
      '50+ Jahre',
      '40+ Jahre Expertise',
      '26 Kantone',
      '50+ Varianten',
      '1000+ Projekte',
    ]);
    expect(home.statistics.items[0]?.description).toContain('1970');
    expect(plain(home.process.intro)).toContain('4–8 Wochen');
    expect(home.about.heading).toContain('2011');
  });

  test('opens the tabs with five features each, in the specified order', () => {
    expect(home.showcase.tabs.map(({ id }) => id)).toEqual(['aussenbelaege', 'fassaden', 'bodenbelaege']);
    for (const { features } of home.showcase.tabs) expect(features).toHaveLength(5);
  });

  test('names the four steps literally', () => {
    expect(home.process.steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Beratung & Planung',
      '2 Bemusterung & Design',
      '3 Präzisionsfertigung',
      '4 Lieferung & Montage',
    ]);
  });

  test('has three cards and shows the three references', () => {
    expect(home.competence.cards.map(({ title }) => title)).toEqual(['Produkte', 'Projekte', 'Technische Info']);
    expect(home.featured.projects).toEqual(projects.projects.map(({ id }) => id));
  });
});

describe('the references', () => {
  test('are three, each with format, surface and colour, one with R11', () => {
    expect(projects.projects).toHaveLength(3);
    for (const { specifications } of projects.projects) {
      expect(specifications.map(({ label }) => label)).toEqual(expect.arrayContaining(['Format', 'Oberfläche', 'Farbe']));
    }
    const slip = projects.projects.flatMap(({ specifications }) => specifications.filter(({ label }) => label === 'Rutschhemmung'));
    expect(slip.map(({ value }) => value)).toEqual(['R11']);
  });
});

describe('the technical pages', () => {
  test('show four cards', () => expect(technicalInfo.cards).toHaveLength(4));

  test('describe the six finishes', () => {
    expect(finishes.finishes.map(({ id }) => id)).toEqual([
      'geschliffen',
      'gestrahlt',
      'fein-gestockt',
      'seidenmatt',
      'gewaschen',
      'poliert',
    ]);
    expect(cleaning.surfaceCare.map(({ finish }) => finish)).toEqual(finishes.finishes.map(({ id }) => id));
  });

  test('give no finish a slip class: the specification has classes for products and test results only', () => {
    expect(textsIn(finishes.finishes).filter((text) => /\bR\d+/u.test(text))).toEqual([]);
  });

  test('list six active certificates, 2024 to 2026', () => {
    expect(certificates.certificates.map(({ title }) => title)).toEqual([
      'SN EN 1339',
      'SN EN 1338',
      'ISO 9001:2015',
      'CE-Kennzeichnung',
      'SN EN 1340',
      'Umweltzertifikat',
    ]);
    expect(certificates.validity).toBe('2024 bis 2026');
    expect([2023, 2024, 2026, 2027].map(certificates.statusIn)).toEqual(['Abgelaufen', 'Aktiv', 'Aktiv', 'Abgelaufen']);
  });

  test('list the four test results', () => {
    expect(certificates.testResults.map((result) => `${result.label} ${withUnit(result)}`)).toEqual([
      'Rutschhemmung R11–R13',
      'Frostwiderstand Klasse 3',
      'Druckfestigkeit mindestens 65 N/mm²',
      'Tausalzwiderstand Klasse 3',
    ]);
  });

  test('give the thickness of four beds and three layers, three joints and three standards', () => {
    expect(laying.layingMethods.map(thickness)).toEqual([
      'Mörtelbett 30–50 mm',
      'Splittbett 30–40 mm',
      'Kleber 2–10 mm',
      'Drainmörtel 20–30 mm',
    ]);
    expect(laying.subBaseLayers.map(thickness)).toEqual([
      'Frostschutzschicht 20–80 cm',
      'Tragschicht 10–25 cm',
      'Ausgleichsschicht 3–5 cm',
    ]);
    expect(laying.jointTypes).toHaveLength(3);
    expect(laying.layingStandards.map(({ title }) => title)).toEqual(['SN 640 461', 'SN EN 1339', 'SIA 318']);
    for (const cause of ['Untergrund', 'Verkehrslast', 'Klima']) expect(laying.layingPage.note).toContain(cause);
  });

  test('remove six stains and care for four seasons by priority', () => {
    expect(cleaning.stains).toHaveLength(6);
    expect(cleaning.seasons.map(({ title, priority }) => `${title} ${priority}`)).toEqual([
      'Frühling Hoch',
      'Sommer Mittel',
      'Herbst Hoch',
      'Winter Kritisch',
    ]);
  });
});

describe('the library', () => {
  test('has seven categories and fourteen documents, some in each', () => {
    expect(library.categories).toEqual([
      'Alle',
      'Zertifikate',
      'Verlegeanleitungen',
      'Pflegehinweise',
      'Oberflächenbehandlung',
      'Technische Datenblätter',
      'Normen & Standards',
    ]);
    expect(library.documents).toHaveLength(14);
    expect(new Set(library.documents.map(({ id }) => id)).size).toBe(14);
    expect(new Set(library.documents.map(({ category }) => category)).size).toBe(6);
  });

  test('counts literally, also one, and names search and category when set', () => {
    expect(library.countLine(1, '', 'Alle')).toBe('1 Dokumente gefunden');
    expect(library.countLine(2, ' Frost ', 'Zertifikate')).toBe('2 Dokumente gefunden für «Frost» in Zertifikate');
  });

  test('says literally when nothing is found', () => {
    expect(library.libraryPage.empty).toEqual({
      heading: 'Keine Dokumente gefunden',
      text: 'Versuchen Sie andere Suchbegriffe oder wählen Sie eine andere Kategorie.',
    });
  });

  test('has four quick buttons that each find something', () => {
    expect(library.quickFilters).toHaveLength(4);
    for (const { search, category } of library.quickFilters) {
      const found = library.documents.filter(
        (document) =>
          (category === 'Alle' || document.category === category) &&
          `${document.title} ${document.description}`.includes(search),
      );
      expect(found, `${search} in ${category}`).not.toEqual([]);
    }
  });
});

describe('the product downloads', () => {
  const files = downloads.downloadGroups.flatMap(({ files: inGroup }) => inGroup);

  test('are four groups of four files with their formats', () => {
    expect(downloads.downloadGroups.map((group) => [group.title, group.files.map(({ format }) => format).join(' ')])).toEqual([
      ['Datenblätter', 'PDF PDF PDF PDF'],
      ['Ausschreibungstexte', 'DOCX DOCX DOCX DOCX'],
      ['CAD-Dateien', 'DWG DWG DWG DWG'],
      ['Prüfzeugnisse', 'PDF PDF PDF PDF'],
    ]);
    for (const key of ['id', 'number', 'title'] as const) {
      expect(new Set([...files, ...library.documents].map((entry) => entry[key])).size, key).toBe(16 + 14);
    }
  });

  test.each(products)('hold one data sheet and one tender text for $name', (product) => {
    for (const group of ['datenblaetter', 'ausschreibungstexte']) {
      const covering = downloads.downloadGroups.find(({ id }) => id === group)?.files.filter((file) => downloads.coveredBy(file, [product]).length > 0);
      expect(covering, group).toHaveLength(1);
    }
  });
});

describe('the legal pages', () => {
  test('have the specified sections', () => {
    expect(privacy.privacy.sections.map(({ title }) => title)).toEqual([
      'Grundsätze',
      'Welche Daten wir bearbeiten',
      'Zwecke',
      'Rechtsgrundlagen',
      'Bekanntgabe an Dritte',
      'Aufbewahrung',
      'Ihre Rechte',
      'Cookies und Tracking',
      'Kontakt',
    ]);
    expect(imprint.sections.map(({ title }) => title)).toEqual(['Verantwortung für den Inhalt', 'Haftung für Links']);
  });

  test('state the retention that is programmed', () => {
    const retention = plain(textsIn(privacy.privacy.sections).join(' '));
    expect(retention).toContain(`nach ${plain(privacy.monthsInGerman(REQUEST_RETENTION_MONTHS))}n`);
    expect(retention).toContain(`nach ${plain(privacy.monthsInGerman(COMPLAINT_RETENTION_MONTHS))}n`);
    expect([24, 120].map((months) => plain(privacy.monthsInGerman(months)))).toEqual(['24 Monate', '10 Jahre']);
  });

  test('list every field of every form', () => {
    expect(privacy.storedForms).toHaveLength(5);
    for (const { fields } of privacy.storedForms) expect(fields.length).toBeGreaterThan(3);
  });
});
