import type { Plugin } from 'vite';
import { allForms } from '../shared/forms/all-forms.ts';
import type { Form } from '../shared/forms/define-form.ts';
import { finishes } from './content/finishes.ts';
import { products, summaryOf } from './content/products.ts';

/** What the privacy statement says of a form. */
export interface FormSummary extends Pick<Form, 'heading' | 'retentionMonths' | 'confirmed'> {
  readonly labels: readonly string[];
}

const modules: Readonly<Record<string, string>> = {
  'virtual:product-summaries': `export const productSummaries = ${JSON.stringify(products.map(summaryOf))}`,
  'virtual:product-names': `export const productNames = ${JSON.stringify(products.map(({ page, name }) => ({ page, name })))}`,
  'virtual:product-samples': `export const productSamples = ${JSON.stringify(Object.fromEntries(products.map(({ page, sample }) => [page, sample])))}`,
  'virtual:finish-summaries': `export const finishSummaries = ${JSON.stringify(finishes.map(({ id, name }) => ({ id, name })))}`,
  'virtual:form-summaries': `export const formSummaries = ${JSON.stringify(allForms.map(formSummary))}`,
};

/** Gives modules with what a page says of products, finishes and forms that stand whole elsewhere, so that it needn't carry them whole. */
export function summaryModules(): Plugin {
  return {
    name: 'summary-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
}

function formSummary({ heading, retentionMonths, confirmed, fields }: Form): FormSummary {
  return { heading, retentionMonths, confirmed, labels: Object.values(fields).map(({ label }) => label) };
}
