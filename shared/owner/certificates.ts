import type { Certificate } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** The examples have one validity (decisions.md D11). */
const years = { value: { first: 2024, last: 2026 }, confirmed: false } as const;

/** None to twelve, those of a category in the order of the page. */
export const data = [
  {
    id: 'sn-en-1338',
    title: 'SN EN 1338',
    category: 'product',
    description:
      'Pflastersteine aus Beton: Anforderungen und Prüfverfahren für Masse, Spaltzugfestigkeit, Abrieb, Gleit-/Rutschwiderstand und Witterungsbeständigkeit. Für kleine, dicke Formate, die ihre Last im Verband abtragen.',
    years,
  },
  {
    id: 'sn-en-1339',
    title: 'SN EN 1339',
    category: 'product',
    description:
      'Platten aus Beton: Anforderungen und Prüfverfahren für Masse, Biegezugfestigkeit, Abrieb, Gleit-/Rutschwiderstand und Witterungsbeständigkeit.',
    years,
  },
  {
    id: 'iso-9001',
    title: 'ISO 9001:2015',
    category: 'management',
    description:
      'Qualitätsmanagement: Die Norm verlangt geregelte, dokumentierte Abläufe von der Anfrage bis zur Behandlung von Mängeln. Sie bewertet den Betrieb und kein einzelnes Produkt.',
    years,
  },
  {
    id: 'ce',
    title: 'CE-Kennzeichnung',
    category: 'conformity',
    description:
      'Mit dem Zeichen erklärt der Hersteller, dass ein Bauprodukt die Leistungen erbringt, die er nach der zugehörigen europäischen Norm angibt.',
    years,
  },
  {
    id: 'sn-en-1340',
    title: 'SN EN 1340',
    category: 'product',
    description:
      'Bordsteine aus Beton: Anforderungen an Randabschlüsse, die Anprall, Spritzwasser und Salz ausgesetzt sind und den Belag seitlich halten.',
    years,
  },
  {
    id: 'umwelt',
    title: 'Umweltzertifikat',
    category: 'environment',
    description:
      'Nachweis zu Umweltbelangen der Herstellung. Geltungsbereich und Kriterien entnehmen Sie dem Original, bevor Sie es in einer Projektbewertung anrechnen.',
    years,
  },
] as const satisfies Draft<readonly Certificate[]>;

export const certificates: readonly Certificate[] = valuesOf(data);
