import { facts } from '../../../shared/products/facades.ts';
import type { Product } from '../product.ts';

export const product: Product = {
  page: 'facades',
  name: 'Fassaden',
  badge: 'Fassadensysteme',
  title: 'Fassaden aus Betonwerkstein',
  searchText:
    'Vorgehängte Fassadenelemente aus Betonwerkstein: bis 3.0 × 1.5\u00a0m gross, 60–120\u00a0mm dick, Brandklasse A2-s1,d0. Verankerung, Fugenbild und Bemusterung.',
  card: 'Vorgehängte Elemente mit gegossenen Kanten, Leibungen und Profilen.',
  keyFact: 'Elementgrösse',
  sample: 'Fassaden: Fassadenelement, Oberfläche geschliffen, gestrahlt, fein gestockt oder gewaschen',
  documents: ['datenblatt-fassade-wand', 'ausschreibung-fassade-wand', 'detail-fassade'],
  intro:
    'Vorgehängte, hinterlüftete Fassadenelemente, gegossen mit Kanten, Profilen und Leibungen, die sich aus einer gesägten Platte nicht gewinnen lassen.',
  description: [
    'Grosse Elemente sparen Fugen, wiegen aber mehr. Trag- und Halteanker leiten Eigengewicht und Windsog in die Wand; ihre Lage wird mit der Tragwerksplanung geklärt, bevor Öffnungen und Fugen feststehen.',
    'Die Brandklasse gilt für das Material. Das Brandverhalten der ganzen Wand hängt auch von Dämmung, Unterkonstruktion und Anschlüssen ab.',
  ],
  features: [
    'Ecken, Stürze, Leibungen und Gesimse als ganze Stücke',
    'Vorsatz auf der Sichtseite, bewehrter Kernbeton dahinter',
    'Verdeckte Verankerung, Fugen offen oder elastisch geschlossen',
    'Mehrere Bearbeitungen am selben Element möglich',
    'Mechanisch befestigte Elemente einzeln demontierbar',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wohn- und Geschäftshäuser',
    'Schulen und öffentliche Bauten',
    'Gebäudesockel',
    'Brüstungs- und Sturzbänder',
    'Lisenen und Pfeiler',
    'Ergänzung bestehender Kunststeinfassaden',
  ],
  facts,
  limits: [
    'Gesims, Tropfnase und Fensterbank bestimmen, wo Wasser läuft. Ungeführt hinterlässt es Schmutzfahnen, zuerst auf hellen und glatten Flächen.',
    'Zufahrt, Kran, Ankerabstand und Temperaturbewegung begrenzen die Elementgrösse. Beurteilen Sie das Muster im Freien, stehend, trocken und nass: Nass ist der Farbton oft deutlich dunkler.',
  ],
  finishes: ['geschliffen', 'gestrahlt', 'fein-gestockt', 'gewaschen'],
  spread: 'picture-first',
};
