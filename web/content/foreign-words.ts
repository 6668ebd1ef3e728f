import { paths, type PageName } from '../../shared/paths.ts';
import { CONTACT_ANCHOR, DIRECTIONS_ANCHOR, FORM_ANCHOR, NATURAL_STONE_ANCHOR } from './deep-links.ts';

/** What visitors from French- and Italian-speaking Switzerland call a page, by its name. */
const namesOfPages: Readonly<Partial<Record<PageName, string>>> = {
  outdoorPaving:
    'dallage dalles pavés pavage revêtement extérieur terrasse jardin piscine trottoir lastre pavimentazione esterna terrazza selciato',
  flooring: 'sol carrelage revêtement intérieur salle de bains chauffage pavimento piastrelle interno bagno',
  facades: 'façade panneaux façades facciata facciate',
  outdoorStairs: 'escalier extérieur escaliers marches perron scala scale esterna gradini',
  indoorStairs: 'escalier intérieur escaliers marches scala scale interna gradini',
  wallCladding: 'mur murs parement revêtement soutènement muro muri rivestimento',
  smallArchitecture: 'banc bac à fleurs fontaine bordure mobilier urbain panchina fioriera fontana bordo',
  windowSills: 'tablette appui rebord fenêtre davanzale finestra',
  exposedConcrete: 'béton apparent brut coffrage calcestruzzo faccia a vista',
  products: 'produits pierre artificielle reconstituée prodotti pietra artificiale',
  projects: 'références réalisations projets referenze progetti',
  about: 'entreprise société fabrication azienda impresa',
  finishes: 'surface finition couleur teinte poncé poli sablé bouchardé lavé superficie finitura colore',
  certificates: 'certificat certificats norme essai antidérapant certificato norma prova',
  laying: 'pose poser mortier joints gravillon posa malta fughe',
  cleaning: 'nettoyage nettoyer entretien tache taches mousse pulizia pulire manutenzione macchia',
  library: 'documents téléchargement notice instructions documenti istruzioni',
  productDownloads: 'fiche technique plans soumission scheda tecnica capitolato',
  privacy: 'protection données protezione dati',
  imprint: 'mentions légales note legali',
};

/** The same of what can be done, by its address. */
const namesOfPlaces: Readonly<Record<string, string>> = {
  [`${paths.contact}#${CONTACT_ANCHOR}`]:
    'téléphone appeler contact horaires ouverture heures telefono chiamare contatto orari apertura',
  [`${paths.contact}#${DIRECTIONS_ANCHOR}`]: 'adresse indirizzo',
  [`${paths.sampleFolder}#${FORM_ANCHOR}`]: 'échantillon échantillons commander campione campioni ordinare',
  [`${paths.consultation}#${FORM_ANCHOR}`]: 'conseil rendez-vous consulenza appuntamento',
  [`${paths.complaint}#${FORM_ANCHOR}`]: 'réclamation dommage défaut cassé fissure reclamo danno difetto rotto crepa',
  [`${paths.sales}#${FORM_ANCHOR}`]: 'offre prix coût vente livraison offerta prezzo costo vendita consegna',
  [`${paths.products}#${NATURAL_STONE_ANCHOR}`]: 'pierre naturelle granit marbre pietra naturale granito marmo',
};

/** What visitors call an address in French and Italian. */
export const foreignNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(namesOfPages).map(([page, names]) => [paths[page as PageName], names])),
  ...namesOfPlaces,
};
