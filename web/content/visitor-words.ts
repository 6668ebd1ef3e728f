import { addressLine, openingHoursText, waysToReach } from '../../shared/company/company-words.ts';
import { statements } from '../../shared/owner/statements.ts';
import { paths } from '../../shared/paths.ts';
import { projectPath } from '../../shared/stone-addresses.ts';
import { atelierOffer } from './atelier-offer.ts';
import { contactMap } from './contact-map.ts';
import {
  CONTACT_ANCHOR,
  DIRECTIONS_ANCHOR,
  FORM_ANCHOR,
  layingAnchor,
  linkTo,
  NATURAL_STONE_ANCHOR,
  OFFER_ANCHOR,
  SLIP_ANCHOR,
} from './deep-links.ts';
import { modelOffers } from './model-offers.ts';
import { projectDuration } from './project-duration.ts';
import { projectWords } from './project-sheet.ts';
import { swissSlipText } from './swiss-slip.ts';
import { atelierLink, libraryOfSurfacesLink, plannersLink } from './tool-links.ts';
import { plannerOverview } from './tools.ts';

/** Something that a visitor wants to do or to know, with the words that he has for it. */
interface Wish {
  readonly kind: 'action' | 'answer';
  readonly title: string;
  /** What he may type, beside the title. */
  readonly names: string;
  /** The answer, or what is done there. */
  readonly answer: string;
  readonly to: string;
}

const formOf = (path: string) => `${path}#${FORM_ANCHOR}`;

/** What visitors want to do on the site, and their questions that have an answer or an honest no. */
export const wishes: readonly Wish[] = [
  {
    kind: 'action',
    title: 'Muster bestellen',
    names: 'Muster Handmuster Musterplatte Steinmuster Musterkoffer Musterset anfordern anschauen zusenden Probe',
    answer: 'Standard-Mustermappe oder eine Sonderauswahl für Ihr Projekt.',
    to: formOf(paths.sampleFolder),
  },
  {
    kind: 'answer',
    title: 'Telefonnummer und E-Mail',
    names: 'Telefon anrufen Nummer Mail Mailadresse erreichen',
    answer: [waysToReach.join(', '), openingHoursText()].filter(Boolean).join('. '),
    to: `${paths.contact}#${CONTACT_ANCHOR}`,
  },
  {
    kind: 'answer',
    title: 'Öffnungszeiten',
    names: 'geöffnet offen geschlossen Samstag Mittag Uhr',
    answer: [openingHoursText(), contactMap.visit].filter(Boolean).join('. '),
    to: `${paths.contact}#${CONTACT_ANCHOR}`,
  },
  {
    kind: 'answer',
    title: 'Adresse und Anfahrt',
    names: 'Standort Weg Karte finden seid Parkplatz Ausstellung Showroom Besuch besuchen vorbeikommen',
    answer: `${addressLine}. ${contactMap.visit}`,
    to: `${paths.contact}#${DIRECTIONS_ANCHOR}`,
  },
  {
    kind: 'action',
    title: 'Angebot anfragen',
    names: 'Offerte Preis Preisliste Preisanfrage Richtpreis Kosten kaufen bestellen',
    answer: 'Es genügen Plan oder Skizze mit Abmessungen, Menge, Oberfläche, Ort und Termin.',
    to: formOf(paths.sales),
  },
  {
    kind: 'action',
    title: 'Beratung vereinbaren',
    names: 'Beratungstermin Termin Besprechung Beratungsgespräch Kosten der Beratung',
    answer: 'Welches Produkt sich eignet, wie dick es wird, welche Oberfläche die Nutzung verlangt.',
    to: formOf(paths.consultation),
  },
  {
    kind: 'action',
    title: 'Schaden oder Mangel melden',
    names:
      'kaputt defekt beschädigt gebrochen zerbrochen abgebrochen gesprungen abgeplatzt Abplatzung lose locker wackelt Bruch Riss gerissen Sprung Schaden Transportschaden Falschlieferung reklamieren Garantie Garantiefall Gewährleistung Lieferschein Lieferscheinnummer',
    answer: 'Nummer von Auftrag oder Lieferschein, was zu sehen ist, Fotos.',
    to: formOf(paths.complaint),
  },
  {
    kind: 'action',
    title: 'Nachbestellen',
    names: 'nochmals bestellen Nachlieferung Ersatz Ersatzplatte Ersatzteil Einzelstück gleich',
    answer: 'Nennen Sie Produkt, Menge und, falls vorhanden, die Nummer von Auftrag oder Lieferschein.',
    to: `${linkTo(paths.contact, { message: 'Nachbestellung: Produkt, Menge, Nummer von Auftrag oder Lieferschein' })}#${FORM_ANCHOR}`,
  },
  {
    kind: 'action',
    title: plannerOverview.heading,
    names:
      'Planer planen berechnen Rechner Berechnung Menge Bedarf Stückzahl Stückliste Anzahl wieviel wieviele Quadratmeter Gewicht Konfigurator Skizze zeichnen',
    answer: plannerOverview.text,
    to: plannersLink,
  },
  {
    kind: 'action',
    title: modelOffers.textures.title,
    names:
      'Textur Texturen Material Materialbild Materialtextur Kachel nahtlos glTF GLB PBR Normalmap Roughness Rendering rendern Visualisierung visualisieren',
    answer: modelOffers.textures.text,
    to: libraryOfSurfacesLink,
  },
  {
    kind: 'action',
    title: atelierOffer.heading,
    names: 'Atelier Rezeptur Rezept Mischung mischen zusammenstellen gestalten Konfigurator Wunschfarbe Körnung 3D',
    answer: atelierOffer.intro,
    to: atelierLink,
  },
  {
    kind: 'action',
    title: projectWords.heading,
    names: 'Merkliste Sammelblatt Warenkorb Zusammenstellung speichern merken',
    answer: projectWords.empty.split('. ').slice(1).join('. '),
    to: projectPath(''),
  },
  {
    kind: 'answer',
    title: 'Lieferzeit',
    names: 'Lieferfrist Liefertermin Lieferdauer Produktionszeit wie lange Wochen',
    answer: [projectDuration, 'Den Termin für Ihr Vorhaben nennen wir mit dem Angebot.'].filter(Boolean).join(' '),
    to: `${paths.home}#ablauf`,
  },
  {
    kind: 'answer',
    title: 'Naturstein auf Anfrage',
    names:
      'Granit Gneis Marmor Sandstein Kalkstein Quarzit Porphyr Basalt Schiefer Travertin Naturstein Natursteinplatten',
    answer: statements.naturalStone,
    to: `${paths.products}#${NATURAL_STONE_ANCHOR}`,
  },
  {
    kind: 'answer',
    title: 'BIM und 3D-Modelle',
    names: 'BIM IFC IFC4 openBIM Revit ArchiCAD Vectorworks Modell Bauteilmodell BIM-Objekt SIA 2051',
    answer:
      'Der Planer jedes Produkts gibt ein Modell mit Ihren Massen als IFC 4 aus, dazu Schnitt und Plan als DWG und DXF. Bibliotheken für ein bestimmtes Programm gibt es nicht.',
    to: plannersLink,
  },
  {
    kind: 'answer',
    title: 'Rutschhemmung: R, GS (bfu) und PTV',
    names: 'Gleitsicherheit Gleitfestigkeit rutschfest Bewertungsgruppe Pendelwert Pendelprüfung SRT GS1 GS2 GS3 GS4',
    answer: `Angegeben sind Bewertungsgruppen R${swissSlipText}. Verlangt Ihr Projekt eine Gruppe GS der bfu oder einen Pendelwert (PTV), nennen Sie ihn mit der Anfrage.`,
    to: `${paths.finishes}#${SLIP_ANCHOR}`,
  },
  {
    kind: 'answer',
    title: 'NPK, BKP und Leistungsverzeichnis',
    names: 'Baukostenplan Normpositionen Normpositionenkatalog CRB Position Leistungsbeschrieb',
    answer:
      'Die Ausschreibungstexte sind neutrale Positionen als DOCX zum Anpassen, ohne Nummern des Normpositionen-Katalogs (NPK) oder des Baukostenplans (BKP).',
    to: `${paths.productDownloads}#ausschreibungstexte`,
  },
  {
    kind: 'answer',
    title: 'Preis',
    names: 'Kosten teuer Quadratmeterpreis Budget',
    answer:
      'Der Preis hängt ab von Produkt, Format und Dicke, von Mischung und Bearbeitung, von der Menge und von Transport und Montage.',
    to: `${paths.products}#${OFFER_ANCHOR}`,
  },
];

/** What visitors want done about a stain. */
export const wishOfStains = 'Fleck entfernen';

/** By its id, where they don't call it one. */
export const wishesByStain: Readonly<Record<string, string>> = {
  moos: 'Bewuchs entfernen',
  'wein-und-kaffee': 'Rotwein Fleck entfernen',
};

/** What visitors call a page, a finish or a place on a page, beside its title, by its address; of a product, its own file says so. */
export const otherNames: Readonly<Record<string, string>> = {
  [paths.products]: 'Kunststein Betonwerkstein Sortiment Angebot Katalog',
  [paths.about]: 'Firma Unternehmen Geschichte Herstellung Fabrik Werk',
  [paths.projects]: 'Referenzen Referenz Beispiele Objekte Bauten',
  [paths.finishes]: 'Farbe Farben Oberfläche Struktur Bearbeitung Materialbibliothek Terrazzo Körnung',
  [paths.certificates]:
    'Zertifikate Umweltdeklaration EPD Ökobilanz Leistungserklärung Tausalz Konformität CE DoP Prüfung Norm',
  [paths.cleaning]: 'Pflege Wartung Unterhalt putzen reinigen Winterdienst Streusalz Tausalz Fleck Imprägnierung',
  [paths.laying]: 'verlegen Verlegeanleitung Einbau Bett Fuge Unterbau Kofferung Terrasse Gefälle Stelzlager',
  [paths.sampleFolder]: 'Muster Musterplatten Bemusterung bemustern',
  [paths.consultation]: 'Termin Besichtigung Beratung',
  [paths.contact]: 'Telefon Adresse E-Mail Jobs Lehrstelle',
  [paths.complaint]: 'Reklamation reklamieren Beanstandung Mängelrüge',
  [paths.sales]: 'Vertreter Aussendienst Ansprechpartner Verkauf Händler Offerte',
  [paths.imprint]: 'UID MWST Mehrwertsteuer Mehrwertsteuernummer CHE Handelsregister Firmennummer',
  [`${paths.laying}#${layingAnchor('mortarBed')}`]:
    'Mörtelbett Dickbett Zementmörtel Einfahrt Zufahrt Garageneinfahrt Vorplatz befahren Auto',
  [`${paths.laying}#${layingAnchor('gritBed')}`]: 'Splittbett Kiesbett Splitt lose',
  [`${paths.laying}#${layingAnchor('adhesive')}`]: 'Kleber Plattenkleber Klebemörtel Dünnbett kleben',
  [`${paths.laying}#${layingAnchor('drainageMortar')}`]: 'Drainmörtel Drainagemörtel Einkornmörtel',
  [`${paths.laying}#fugen`]: 'Fugenbreite Fugenmörtel Fugensand Fugenmaterial verfugen',
  [`${paths.finishes}#gewaschen`]: 'Waschbeton Waschbetonplatten Kieselbeton',
  [`${paths.finishes}#geschliffen`]: 'Terrazzo',
  [`${paths.productDownloads}#cad`]: 'CAD AutoCAD DWG DXF Zeichnung Detail',
};
