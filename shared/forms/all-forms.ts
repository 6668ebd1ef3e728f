import { complaint } from './complaint.ts';
import { consultation } from './consultation.ts';
import { contact } from './contact.ts';
import type { Form } from './define-form.ts';
import { sales } from './sales.ts';
import { sampleFolder } from './sample-folder.ts';

/** Every form of the site: infrastructure, local server, mail, export and tests loop over this list. */
export const allForms: readonly Form[] = [sampleFolder, consultation, sales, contact, complaint];
