/** Prints as JSON what is said without a page: the texts of a plan of each product, and the mails of each form. */
import { planCode } from '@works/stone/codes/plan-code';
import { planTenderText } from '@works/stone/files/plan-tender-text';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import { confirmationLetter } from '../../../functions/mail/confirmation-letter.ts';
import { letterText } from '../../../functions/mail/letter.ts';
import { teamLetter } from '../../../functions/mail/team-letter.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { productPages } from '../../../shared/paths.ts';
import { planned } from '../../web/tools/planner/planned.ts';

const said = Object.fromEntries([
  ...productPages.map((page) => {
    const values = initialValues(plans[page]);
    return [page, `${planCode(plans[page], values)}\n${planTenderText(planned(page, values))}`];
  }),
  ...allForms.map((form) => {
    const row = { form, id: '1', reference: '7X3K-9QPA', createdAt: '2026-11-21T10:15:00Z', suspect: true, values: {} };
    const letters = [confirmationLetter(row), teamLetter({ ...row, expiresAt: row.createdAt }, 'https://a.ch', false)];
    return [form.id, letters.map(letterText).join('\n')];
  }),
]);
process.stdout.write(JSON.stringify(said));
