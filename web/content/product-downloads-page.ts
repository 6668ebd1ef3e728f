import { numberWordAtStart } from '../../shared/language.ts';
import { downloadGroups } from './product-downloads.ts';

const fileCount = downloadGroups.flatMap(({ files }) => files).length;

/** Words of the page of the product downloads. Apart from the files, because a product's page needs only those. */
export const productDownloadsPage = {
  heading: 'Downloads zu den Produkten',
  intro: `${numberWordAtStart(fileCount)} Dateien für Vorprojekt, Ausschreibung und Detail. Die Werte stammen aus denselben Daten wie die Produktseiten.`,
  help: {
    heading: 'Weitere Unterlagen',
    text: 'Brauchen Sie ein Detail zu einem anderen Bauteil oder einen vollständigen Prüfbericht? Fragen Sie uns.',
    consultation: 'Beratung anfragen',
    contact: 'Unterlagen anfragen',
  },
} as const;
