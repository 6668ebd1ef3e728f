import { layingMethods } from './laying.ts';
import type { ProductPage } from './products/product.ts';

/** What a bidder prices: one thing, in one unit, with what is left open for the project. */
export interface TenderPosition {
  readonly title: string;
  readonly text: string;
  readonly unit: 'm²' | 'm' | 'Stück' | 'pauschal';
  /** What the planner fills in, each with its unit where it has one. */
  readonly open: readonly string[];
}

/** The thickness of a bed, as the page on laying has it. Throws if there is none of that name. */
function bed(title: string): string {
  const method = layingMethods.find((one) => one.title === title);
  if (!method) throw new Error(`There is no bed «${title}».`);
  return `${method.thickness}\u00a0${method.unit}`;
}

const plate = ['Format (mm)', 'Dicke (mm)', 'Oberfläche', 'Farbton, Muster Nr.'] as const;
const piece = ['Länge (mm)', 'Breite (mm)', 'Dicke (mm)', 'Oberfläche', 'Farbton, Muster Nr.'] as const;

export const tenderPositions: Readonly<Record<ProductPage, readonly TenderPosition[]>> = {
  outdoorPaving: [
    {
      title: 'Plattenbelag im Freien, im Splittbett',
      text: `Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf bauseitiger, im Gefälle abgenommener Tragschicht verlegen. Bettung aus Splitt ${bed('Splittbett')}, abgezogen. Platten aus mehreren Paletten gemischt. Fugen mit gewaschenem Sand oder feinem Brechsand trocken eingekehrt und eingeschlämmt, nach den ersten Wochen nachgefüllt. Zuschnitte und Anschlüsse an Ränder, Schächte und Abläufe eingerechnet.`,
      unit: 'm²',
      open: [...plate, 'Fugenbreite (mm)', 'Verkehrslast'],
    },
    {
      title: 'Plattenbelag im Freien, in Drainmörtel',
      text: `Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf tragfähigem Untergrund mit Gefälle verlegen. Bett aus Drainmörtel ${bed('Drainmörtel')}, Haftbrücke auf der Rückseite der Platte. Fuge als durchlässige, gebundene Drainfuge. Bewegungsfugen nach Plan.`,
      unit: 'm²',
      open: [...plate, 'Fugenbreite (mm)', 'Untergrund'],
    },
    {
      title: 'Aussparungen und Passstücke',
      text: 'Aussparungen für Schächte, Abläufe und Stützen werkseitig oder auf dem Bau geschnitten, Kanten gefast.',
      unit: 'Stück',
      open: ['Abmessung (mm)', 'Form'],
    },
  ],
  flooring: [
    {
      title: 'Bodenbelag im Innern, im Mörtelbett',
      text: `Platten aus Betonwerkstein oder Terrazzo liefern und vollflächig in frischen Mörtel verlegen. Bettdicke ${bed('Mörtelbett')}, Haftbrücke auf der Rückseite der Platte. Bewegungsfugen des Unterlagsbodens im Belag übernehmen. Fugenbild nach Verlegeplan.`,
      unit: 'm²',
      open: [...plate, 'Fugenbreite (mm)', 'Bodenheizung'],
    },
    {
      title: 'Bodenbelag im Innern, geklebt',
      text: `Kalibrierte Platten aus Betonwerkstein oder Terrazzo liefern und auf ebenem, tragfähigem und trockenem Grund verkleben. Kleber auf Boden und Platte aufgezogen, Bettdicke ${bed('Kleber')}. Bewegungsfugen des Unterlagsbodens im Belag übernehmen.`,
      unit: 'm²',
      open: [...plate, 'Fugenbreite (mm)', 'Bodenheizung'],
    },
    {
      title: 'Sockel',
      text: 'Sockel in derselben Mischung und Bearbeitung wie der Belag, Oberkante gefast, elastische Fuge zum Boden.',
      unit: 'm',
      open: ['Höhe (mm)', 'Dicke (mm)', 'Oberfläche'],
    },
    {
      title: 'Überschleifen nach dem Verlegen',
      text: 'Belag nach dem Erhärten von Bett und Fuge vollflächig überschleifen, so dass keine Überzähne stehen bleiben. Randbereiche und Ecken eingerechnet.',
      unit: 'm²',
      open: ['Glanzgrad'],
    },
  ],
  outdoorStairs: [
    {
      title: 'Stufen im Freien',
      text: 'Block-, Winkel- oder Plattenstufen aus Betonwerkstein nach Aufmass am Bau liefern und auf bauseitiger Fundation oder betoniertem Lauf versetzen. Trittfläche mit leichtem Gefälle nach vorn, griffige Bearbeitung bis nahe an die Kante, Stirn- und sichtbare Seitenflächen gleich bearbeitet. Alle Steigungen eines Laufs gleich hoch. Fugen zwischen den Stufen geschlossen.',
      unit: 'Stück',
      open: ['Stufenart', 'Stufenlänge (cm)', 'Stufenbreite (cm)', 'Stufenhöhe (cm)', 'Dicke (cm)', 'Oberfläche', 'Farbton, Muster Nr.'],
    },
    {
      title: 'Podestplatten im Freien',
      text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und im Gefälle verlegen.',
      unit: 'm²',
      open: [...plate, 'Verlegeart'],
    },
    {
      title: 'Kantenmarkierung',
      text: 'Kontrastierende Markierung der Stufenkante, wo hindernisfreies Bauen sie verlangt, in die Stufe eingelassen.',
      unit: 'm',
      open: ['Breite (mm)', 'Farbton'],
    },
  ],
  indoorStairs: [
    {
      title: 'Stufen im Innern',
      text: 'Tritt- und Setzstufen oder Winkelstufen aus Betonwerkstein liefern und im Mörtelbett auf betoniertem Lauf versetzen, bei Bedarf auf Trittschalllagern. Steigung vom Antritt bis zum Austritt gleich. Sichtbare Untersicht ebenfalls bearbeitet.',
      unit: 'Stück',
      open: ['Stufenart', 'Stufenlänge (cm)', 'Stufenbreite (cm)', 'Stufenhöhe (cm)', 'Dicke (cm)', 'Vorderkante', 'Oberfläche', 'Farbton, Muster Nr.'],
    },
    {
      title: 'Podestplatten im Innern',
      text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und verlegen.',
      unit: 'm²',
      open: [...plate],
    },
    {
      title: 'Schutz der Stufen während der Bauzeit',
      text: 'Stufen und Kanten nach dem Versetzen diffusionsoffen abdecken, ohne dichte Folie und ohne Klebeband auf dem Stein; vor der Abnahme entfernen.',
      unit: 'Stück',
      open: ['Dauer'],
    },
  ],
  facades: [
    {
      title: 'Werkplanung und Bemessung der Verankerung',
      text: 'Element- und Fugenplan, Bemessung der Trag- und Halteanker auf Eigengewicht und Windsog, Abstimmung mit der Tragwerksplanung, bevor Öffnungen und Fugen feststehen.',
      unit: 'pauschal',
      open: ['Gebäudehöhe (m)', 'Tragende Wand', 'Dämmdicke (mm)'],
    },
    {
      title: 'Fassadenelemente, vorgehängt und hinterlüftet',
      text: 'Elemente aus Betonwerkstein mit bearbeitetem Vorsatz und bewehrtem Kernbeton liefern und an Trag- und Halteankern versetzen. Verdeckte Verankerung, Elemente einzeln demontierbar. Luftraum hinter dem Element durchgehend. Wasserführung mit Tropfnasen nach Fassadenschnitt.',
      unit: 'm²',
      open: ['Elementgrösse (m)', 'Dicke (mm)', 'Oberfläche', 'Farbton, Muster Nr.', 'Fuge offen / elastisch'],
    },
    {
      title: 'Ecken, Stürze, Leibungen und Gesimse',
      text: 'Formteile als ganze Stücke gegossen, in derselben Mischung und Bearbeitung wie die Fläche, Korn um die Ecke durchlaufend.',
      unit: 'Stück',
      open: ['Bauteil', 'Abmessung (mm)', 'Oberfläche'],
    },
  ],
  wallCladding: [
    {
      title: 'Mauerverkleidung, mechanisch befestigt',
      text: 'Platten aus Betonwerkstein liefern und einzeln an Ankern versetzen, Ankerdorne in der Stirnseite. Unebenheiten am Anker ausgeglichen, Platten einzeln auswechselbar. Bewegungsfugen der Mauer in der Verkleidung übernehmen.',
      unit: 'm²',
      open: [...plate, 'Wandhöhe (m)', 'Untergrund'],
    },
    {
      title: 'Mauerverkleidung, geklebt',
      text: `Platten aus Betonwerkstein liefern und auf ebenem, festem und trockenem Grund ohne Hohlräume verkleben, im Freien mit frostsicherem, verformbarem Kleber. Bettdicke ${bed('Kleber')}. Bewegungsfugen der Mauer in der Verkleidung übernehmen.`,
      unit: 'm²',
      open: [...plate, 'Wandhöhe (m)', 'Untergrund'],
    },
    {
      title: 'Mauerkrone',
      text: 'Abdeckung aus Betonwerkstein mit Gefälle, beidseitigem Überstand und Tropfkante.',
      unit: 'm',
      open: ['Breite (mm)', 'Dicke (mm)', 'Oberfläche'],
    },
  ],
  windowSills: [
    {
      title: 'Äussere Fensterbank',
      text: 'Fensterbank aus Betonwerkstein in einem Stück von Leibung zu Leibung liefern und versetzen, Oberseite nach aussen geneigt, Tropfkante an der Unterseite vor der Fassadenflucht, seitliche Aufbordung für den Anschluss. Zweite, wasserführende Ebene bauseits. Enden mit weicher Fuge, nicht eingemauert.',
      unit: 'Stück',
      open: [...piece],
    },
    {
      title: 'Innere Fensterbank',
      text: 'Fensterbank aus Betonwerkstein liefern und versetzen, von der äusseren getrennt, Vorderkante gerade, gefast oder profiliert.',
      unit: 'Stück',
      open: [...piece, 'Vorderkante'],
    },
    {
      title: 'Gewände, Sturz und Schwelle',
      text: 'Formteile in derselben Mischung wie die Fensterbank liefern und versetzen.',
      unit: 'Stück',
      open: ['Bauteil', 'Abmessung (mm)', 'Oberfläche'],
    },
  ],
  smallArchitecture: [
    {
      title: 'Sitzbank oder Sitzblock',
      text: 'Element aus Betonwerkstein mit Anzug und gefasten oder gerundeten Kanten liefern, mit verdeckten Versetzhülsen auf bauseitiger Fundation versetzen. Sitzauflage und Einbauteile nach Plan vorbereitet.',
      unit: 'Stück',
      open: ['Abmessung (mm)', 'Gewicht (kg)', 'Oberfläche', 'Farbton, Muster Nr.', 'Sitzauflage'],
    },
    {
      title: 'Pflanztrog oder Becken',
      text: 'Trog oder Becken aus Betonwerkstein mit offenem Abfluss liefern und versetzen, Wandung bewehrt.',
      unit: 'Stück',
      open: ['Abmessung (mm)', 'Gewicht (kg)', 'Oberfläche', 'Farbton, Muster Nr.', 'Abfluss'],
    },
    {
      title: 'Poller',
      text: 'Poller aus Betonwerkstein liefern und versetzen, Stand durch Eigengewicht oder mit verdeckter Verankerung.',
      unit: 'Stück',
      open: ['Abmessung (mm)', 'Verankerung', 'Oberfläche'],
    },
  ],
  exposedConcrete: [
    {
      title: 'Referenzstück',
      text: 'Referenzstück in verlangter Sichtbetonklasse, Schalungshaut und Farbe herstellen. Es bleibt bis zur Abnahme auf der Baustelle und ist Grundlage der Beurteilung.',
      unit: 'Stück',
      open: ['Abmessung (mm)', 'Sichtbetonklasse', 'Schalungshaut', 'Farbton'],
    },
    {
      title: 'Wandscheiben, Brüstungen und Stützen in Sichtbeton',
      text: 'Fertigteile nach Schalungsplan liefern und versetzen; Stösse, Ankerlöcher und Einbauteile nach Plan. Spitze Ecken mit Fase oder Radius. Während der Bauzeit mit Abstand abgedeckt.',
      unit: 'm²',
      open: ['Bauteil', 'Abmessung (mm)', 'Sichtbetonklasse', 'Schalungshaut', 'Farbton'],
    },
    {
      title: 'Hydrophobierung',
      text: 'Bewitterte Flächen nach dem Austrocknen hydrophobieren; Probefläche vorgängig, weil sich der Farbton vertiefen kann.',
      unit: 'm²',
      open: ['Flächen'],
    },
  ],
};

export const tenderWords = {
  intro:
    'Die Positionen sind neutral abgefasst und lassen sich in jedes Leistungsverzeichnis übernehmen. Offene Felder füllt die Planung; die Anforderungen stammen aus den technischen Daten der Produkte.',
  preliminaries: 'Vorbemerkungen',
  preliminaryTexts: [
    'Material: Betonwerkstein, also vorgefertigter Beton mit bearbeiteter Sichtfläche. Gleichwertige Angebote sind zugelassen, wenn alle Anforderungen mit Klasse und Prüfgrundlage nachgewiesen sind.',
    'Muster: Vor der Fertigung sind Handmuster in verlangter Mischung und Bearbeitung vorzulegen. Das freigegebene Muster gilt für Farbe, Korn und Oberfläche; verglichen wird trocken und bei Tageslicht.',
    'Nachweise: Prüfwerte sind für die angebotene Mischung und Bearbeitung zu belegen. Der Prüfbericht ist mit dem Angebot zu nennen und auf Verlangen beizulegen.',
    'Masse: Mengen sind Ausmasse nach Plan. Verschnitt, Passstücke und Arbeitsfugen sind einzurechnen, soweit keine eigene Position besteht.',
  ],
  standards: 'Normen',
  requirements: 'Technische Anforderungen',
  columns: { property: 'Eigenschaft', requirement: 'Anforderung', offered: 'Angeboten' },
  open: 'Angaben zum Projekt',
  quantity: 'Menge',
  unitPrice: 'Einheitspreis (CHF)',
  total: 'Betrag (CHF)',
  tested: 'Prüfergebnisse, auf die sich der Nachweis beziehen kann',
} as const;
