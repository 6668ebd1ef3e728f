import { paths } from '../../../shared/paths.ts';
import { documentPath } from '../../../web/components/document-path.ts';

const pdf = (id: string) => documentPath({ id, format: 'PDF' });
const docx = (id: string) => documentPath({ id, format: 'DOCX' });
const dwg = (id: string) => documentPath({ id, format: 'DWG' });
const stain = (id: string) => `${paths.cleaning}#${id}`;
const term = (id: string) => `${paths.technicalInfo}#begriff-${id}`;

/** Ten searches of each of four visitors, written before the search was built: what is typed, and the addresses of which one must be among the first three. */
export const searches: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  architect: [
    ['Fassade Brandklasse', paths.facades],
    ['Ausschreibungstext Treppe', docx('ausschreibung-treppen')],
    ['DWG Fensterbank', dwg('detail-fensterbank')],
    ['Sichtbetonklasse SB4', paths.exposedConcrete],
    ['Druckfestigkeit', pdf('pruefung-druckfestigkeit'), paths.certificates],
    ['SN EN 1339', pdf('zertifikate-produktnormen'), pdf('normen-uebersicht'), paths.certificates],
    ['Rutschklasse R11', pdf('pruefung-rutschhemmung'), term('rutschhemmung')],
    ['Mustermappe', paths.sampleFolder],
    ['Plattendicke Aussenbelag', paths.outdoorPaving],
    ['Devis', term('devis'), docx('ausschreibung-belaege')],
  ],
  homeowner: [
    ['rostfleck', stain('rost')],
    ['Rotwein auf der Terrasse', stain('wein-und-kaffee')],
    ['Oelfleck vom Grill', stain('oel-und-fett')],
    ['Moos entfernen', stain('moos')],
    ['Küchenboden', paths.flooring],
    ['Gartenplatten', paths.outdoorPaving],
    ['Was kostet eine Treppe', paths.consultation, paths.contact],
    ['Fenstersims', paths.windowSills],
    ['Termin', paths.consultation],
    ['Terasse verlegen', paths.laying, paths.outdoorPaving],
  ],
  mason: [
    ['Splittbett', pdf('verlegung-splittbett'), paths.laying],
    ['Drainmörtl', pdf('verlegung-moertel-drainmoertel'), term('drainmoertel'), paths.laying],
    ['Fugenmörtel', paths.laying, pdf('verlegung-moertel-drainmoertel')],
    ['Haftbrücke', term('haftbruecke'), pdf('verlegung-moertel-drainmoertel')],
    ['Unterlagsboden', term('unterlagsboden')],
    ['Stellstein', term('stellstein')],
    ['Bettdicke Kleber', pdf('verlegung-kleber'), paths.laying],
    ['Kofferung', term('kofferung'), paths.laying],
    ['Platte gebrochen geliefert', paths.complaint],
    ['Gefälle Terrasse', paths.laying, paths.outdoorPaving, term('gefaelle')],
  ],
  caretaker: [
    ['Wartung', paths.cleaning, pdf('pflege-jahreslauf')],
    ['Streusalz', pdf('pruefung-tausalz'), paths.cleaning],
    ['Graffiti', stain('farbe')],
    ['Kaugummi', stain('farbe')],
    ['Winterdienst', paths.cleaning, pdf('pflege-jahreslauf')],
    ['Algen Treppe', stain('moos')],
    ['Imprägnierung erneuern', term('impraegnierung'), paths.cleaning],
    ['Hochdruckreiniger', paths.cleaning, pdf('pflege-oberflaechen')],
    ['Kalkschleier', stain('kalk')],
    ['polierten Boden putzen', paths.cleaning, pdf('pflege-oberflaechen')],
  ],
};
