import { paths, type PageName, type ProductPage } from '../../shared/paths.ts';
import { CONTACT_ANCHOR, DIRECTIONS_ANCHOR, FORM_ANCHOR, NATURAL_STONE_ANCHOR } from './deep-links.ts';

/** What visitors who write French, Italian or English call a page, by its name. */
const namesOfPages: Readonly<Record<ProductPage, string> & Partial<Record<PageName, string>>> = {
  outdoorPaving:
    'dallage dalles pavés pavage revêtement extérieur terrasse jardin piscine trottoir lastre pavimentazione esterna terrazza selciato paving pavers slabs patio outdoor terrace driveway path',
  flooring:
    'sol carrelage revêtement intérieur salle de bains chauffage pavimento piastrelle interno bagno floor flooring tiles indoor bathroom underfloor heating',
  facades: 'façade panneaux façades facciata facciate facade façades cladding panel panels',
  outdoorStairs:
    'escalier extérieur escaliers marches perron scala scale esterna gradini stairs stair steps outdoor external garden treads',
  indoorStairs:
    'escalier intérieur escaliers marches scala scale interna gradini stairs stair staircase steps indoor internal treads',
  wallCladding: 'mur murs parement revêtement soutènement muro muri rivestimento wall walls cladding retaining',
  smallArchitecture:
    'banc bac à fleurs fontaine bordure mobilier urbain panchina fioriera fontana bordo bench benches seating planter bollard fountain furniture kerb edging',
  windowSills: 'tablette appui rebord fenêtre davanzale finestra window sill sills windowsill ledge',
  exposedConcrete: 'béton apparent brut coffrage calcestruzzo faccia a vista exposed concrete fair-faced architectural',
  products: 'produits pierre artificielle reconstituée prodotti pietra artificiale products cast stone precast',
  projects: 'références réalisations projets referenze progetti references projects',
  about: 'entreprise société fabrication azienda impresa company about manufacturer',
  finishes:
    'surface finition couleur teinte poncé poli sablé bouchardé lavé superficie finitura colore finish finishes surface surfaces colour color colours texture polished sandblasted honed',
  certificates:
    'certificat certificats norme essai antidérapant certificato norma prova certificate certificates standards slip resistance frost test compressive strength',
  laying:
    'pose poser mortier joints gravillon posa malta fughe laying installation install joints grout mortar bedding',
  cleaning:
    'nettoyage nettoyer entretien tache taches mousse pulizia pulire manutenzione macchia cleaning clean maintenance stain stains moss rust remove sealing care',
  library: 'documents téléchargement notice instructions documenti istruzioni documents downloads instructions manual',
  productDownloads:
    'fiche technique plans soumission scheda tecnica capitolato datasheet specification drawings tender CAD',
  privacy: 'protection données protezione dati privacy data protection',
  imprint: 'mentions légales note legali imprint legal notice',
};

/** The same of what can be done, by its address. */
const namesOfPlaces: Readonly<Record<string, string>> = {
  [`${paths.contact}#${CONTACT_ANCHOR}`]:
    'téléphone appeler contact horaires ouverture heures telefono chiamare contatto orari apertura phone call contact opening hours email',
  [`${paths.contact}#${DIRECTIONS_ANCHOR}`]: 'adresse indirizzo address directions showroom visit',
  [`${paths.sampleFolder}#${FORM_ANCHOR}`]:
    'échantillon échantillons commander campione campioni ordinare sample samples box order',
  [`${paths.consultation}#${FORM_ANCHOR}`]:
    'conseil rendez-vous consulenza appuntamento advice consultation appointment',
  [`${paths.complaint}#${FORM_ANCHOR}`]:
    'réclamation dommage défaut cassé fissure reclamo danno difetto rotto crepa complaint damage defect broken cracked warranty',
  [`${paths.sales}#${FORM_ANCHOR}`]:
    'offre prix coût vente livraison offerta prezzo costo vendita consegna quote quotation price prices list cost sales delivery',
  [`${paths.products}#${NATURAL_STONE_ANCHOR}`]:
    'pierre naturelle granit marbre pietra naturale granito marmo natural stone granite marble',
};

/** What visitors call an address in French, Italian and English. */
export const foreignNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(namesOfPages).map(([page, names]) => [paths[page as PageName], names])),
  ...namesOfPlaces,
};
