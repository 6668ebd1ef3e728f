import type { Accepted } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { longestText, visibleFields } from '../../shared/forms/entries.ts';
import { BODY_TOO_LARGE } from '../../shared/forms/error-texts.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { confirmationPage } from '../page/confirmation-page.ts';
import { failurePage } from '../page/failure-page.ts';
import { formPage } from '../page/form-page.ts';
import { env } from './env.ts';
import type { Pages } from './handle-post.ts';
import { isFormPost, readFormPost, type PostedForm } from './read-form.ts';
import { statusOf, type Reply } from './reply.ts';

/**
 * The part of a form's handler for browsers without script (decisions.md D25): it reads their posts and answers with pages, with the status
 * of the JSON call. The visitor's entries are on the page only.
 */
export function formPages(form: Form): Pages {
  const reader = { form, site: env('SITE_URL'), secret: env('ORIGIN_SECRETS') };
  return {
    isFor: isFormPost,
    read: (event) => readFormPost(event, reader),
    toResult(reply, sent) {
      const { status, headers } = statusOf(reply);
      return {
        statusCode: status,
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
        body: pageOf(reply, form, sent),
      };
    },
  };
}

function pageOf(reply: Reply, form: Form, sent: PostedForm | undefined): string {
  if (!('refused' in reply)) {
    const { reference } = reply.body as Accepted;
    return confirmationPage({
      form,
      reference,
      entries: sent?.entries ?? {},
      photosMissing: sent?.photosMissing ?? false,
    });
  }
  const { refused, errors = [] } = reply;
  if (refused === 'method-not-allowed') return failurePage({ form, reason: 'notAPage' });
  if (refused === 'from-another-site' || refused === 'not-through-the-site')
    return failurePage({ form, reason: 'foreign' });
  if (!sent) return failurePage({ form, reason: 'unreadable' });
  // The id stays: what failed may be stored all the same, and pressed again it is the same row.
  const again = { form, entries: sent.entries, submissionId: sent.submissionId };
  if (refused === 'body-too-large') {
    const longest = longestText(form, sent.entries);
    return formPage({ ...again, errors: [{ field: longest, code: 'too_long' }], texts: { [longest]: BODY_TOO_LARGE } });
  }
  const onPage = new Set(['math_answer', 'privacy', ...visibleFields(form).map(([name]) => name)]);
  const marked = errors.filter(({ field }) => onPage.has(field));
  return formPage({ ...again, errors: marked, ...(marked.length === 0 && { notice: SEND_FAILED }) });
}
