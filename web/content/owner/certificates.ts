import type { Certificate } from './certificate.ts';
import { toConfirm } from './to-confirm.ts';

/** First and last year of all certificates (decisions.md D11). */
export const certificateYears = toConfirm({ first: 2024, last: 2026 });

export const certificates: readonly Certificate[] = [
  {
    title: 'SN EN 1339',
    category: 'Produktnorm',
    description:
      'Platten aus Beton: Anforderungen und Prüfverfahren für Masse, Biegezugfestigkeit, Abrieb, Gleit-/Rutschwiderstand und Witterungsbeständigkeit.',
  },
  {
    title: 'SN EN 1338',
    category: 'Produktnorm',
    description:
      'Pflastersteine aus Beton: Anforderungen und Prüfverfahren für Masse, Spaltzugfestigkeit, Abrieb, Gleit-/Rutschwiderstand und Witterungsbeständigkeit. Für kleine, dicke Formate, die ihre Last im Verband abtragen.',
  },
  {
    title: 'ISO 9001:2015',
    category: 'Managementsystem',
    description:
      'Qualitätsmanagement: Die Norm verlangt geregelte, dokumentierte Abläufe von der Anfrage bis zur Behandlung von Mängeln. Sie bewertet den Betrieb und kein einzelnes Produkt.',
  },
  {
    title: 'CE-Kennzeichnung',
    category: 'Konformität',
    description:
      'Mit dem Zeichen erklärt der Hersteller, dass ein Bauprodukt die Leistungen erbringt, die er nach der zugehörigen europäischen Norm angibt.',
  },
  {
    title: 'SN EN 1340',
    category: 'Produktnorm',
    description:
      'Bordsteine aus Beton: Anforderungen an Randabschlüsse, die Anprall, Spritzwasser und Salz ausgesetzt sind und den Belag seitlich halten.',
  },
  {
    title: 'Umweltzertifikat',
    category: 'Umwelt',
    description:
      'Nachweis zu Umweltbelangen der Herstellung. Geltungsbereich und Kriterien entnehmen Sie dem Original, bevor Sie es in einer Projektbewertung anrechnen.',
  },
];
