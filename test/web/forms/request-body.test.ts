import { afterEach, expect, it, vi } from 'vitest';
import { contact } from '../../../shared/forms/contact.ts';
import { MIN_FILL_MS } from '../../../shared/forms/define-form.ts';
import { changeDraft, drafts } from '../../../web/delivery/session.ts';
import { requestBody } from '../../../web/forms/request-body.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  drafts.save(contact, undefined);
});

it('a clock that is set back while the form is filled in makes no visitor a program', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28), toFake: ['Date'] });
  vi.stubGlobal('HTMLInputElement', Object);
  changeDraft(contact);
  vi.setSystemTime(Date.now() - 60_000);
  expect(requestBody(contact, {}, null)['elapsed_ms']).toBeGreaterThanOrEqual(MIN_FILL_MS);
});
