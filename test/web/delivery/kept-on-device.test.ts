import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contact } from '../../../shared/forms/contact.ts';
import { DAY_MS, REFERENCE_DAYS, UNSENT_DAYS } from '../../../shared/retention.ts';
import { keepUntil, removeEnded, removeKept } from '../../../web/delivery/kept-until.ts';
import { changeDraft, drafts, sentForms } from '../../../web/delivery/session.ts';

/** As a browser's: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const NOW = Date.UTC(2026, 10, 28);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page is opened again so many days later, in the same tab. */
function reopen(days: number): void {
  vi.setSystemTime(NOW + days * DAY_MS);
}

it('a value ends with its day, and others stay', () => {
  keepUntil('short', 'a', 1);
  keepUntil('long', 'b', 3);
  keepUntil('removed', 'c', 3);
  removeKept('removed');
  localStorage.setItem('other', 'd');
  reopen(2);
  removeEnded();
  expect(Object.keys(localStorage).toSorted()).toEqual(['long', 'other', 'until:long']);
});

it('entries outlive a reload, and end when nothing was changed for days', () => {
  const { submissionId } = changeDraft(contact, { values: { name: 'Meier' } });
  reopen(UNSENT_DAYS - 1);
  expect(drafts.load(contact)).toMatchObject({ submissionId, values: { name: 'Meier' } });
  reopen(UNSENT_DAYS);
  expect(drafts.load(contact)).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('the reference is found again after the tab is closed, without the entries, until it ends or is hidden', () => {
  const sent = {
    reference: 'K7QF-3M2A',
    sentAt: NOW,
    email: 'a@b.ch',
    entries: [['Name', 'Meier'] as [string, string]],
  };
  sentForms.save(contact, sent);
  vi.stubGlobal('sessionStorage', new FakeStorage());
  reopen(REFERENCE_DAYS - 1);
  removeEnded();
  expect(sentForms.load(contact)).toEqual({ reference: 'K7QF-3M2A', sentAt: NOW, entries: [] });
  expect(JSON.stringify(localStorage)).not.toMatch(/Meier|a@b\.ch/u);
  reopen(REFERENCE_DAYS + 1);
  removeEnded();
  expect(sentForms.load(contact)).toBeUndefined();
  sentForms.save(contact, sent);
  sentForms.save(contact, undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});
