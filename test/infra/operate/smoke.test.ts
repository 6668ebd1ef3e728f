/** @module-tag thorough */
import type { LocalHost } from '@works/local-aws/local-host';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_MARK } from '../../../functions/probe/test-requests.ts';
import { smoke, type SmokeTarget } from '../../../infra/operate/smoke-checks.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { siteHeaders } from '../../../shared/security-headers.ts';
import { mailsIn } from '../fixtures/mails.ts';
import { startHost } from '../fixtures/started-host.ts';
import { recordedTerminal } from './recorded-terminal.ts';

let host: LocalHost;
let dataDir: string;
beforeAll(async () => {
  const started = await startHost();
  ({ host, dataDir } = started);
  return started.end;
});

const teamMails = async () => (await mailsIn(dataDir)).filter(({ to }) => to?.[0]?.address === 'anfragen@firma.ch');

async function run(changes: Partial<SmokeTarget> = {}) {
  const { terminal, printed, notes } = recordedTerminal();
  const before = (await teamMails()).length;
  const { 'content-security-policy': policy = '', ...headers } = siteHeaders(host);
  const target = {
    url: host.url,
    paths: ['/', '/kontakt'],
    address: 'probe@firma.ch',
    // Without TLS.
    headers: { ...headers, 'content-security-policy': policy.replace('; upgrade-insecure-requests', '') },
    options: '--stage dev',
    mails: { count: async () => (await teamMails()).length - before, givenUp: async () => 0 },
    pauseMs: 2000,
    ...changes,
  } as const;
  const works = await smoke(target, terminal);
  return { works, printed, notes };
}

const REFERENCE = /[\dA-Z]{4}-[\dA-Z]{4}/;

describe('the smoke test', () => {
  it('of a working site reports each step, and leaves marked requests that one command erases', async () => {
    const { works, printed, notes } = await run();
    expect(printed.map((line) => line.replace(REFERENCE, 'REFERENCE'))).toEqual([
      `ok     2 pages answer at ${host.url}.`,
      'ok     An unknown address gets the 404 page.',
      'ok     All 9 security headers are sent.',
      expect.stringMatching(/^ok {5}security\.txt is valid for \d+ days\.$/u),
      ...allForms.map(
        ({ name, id }) =>
          `ok     The form «${name}» is stored as REFERENCE${id === 'complaint' ? ', and its photo can be seen' : ''}.`,
      ),
      `ok     All ${allForms.length} requests were mailed to the team.`,
    ]);
    expect(works).toBe(true);
    expect(notes).toEqual(['Erase the test requests: npm run submissions -- --stage dev erase probe@firma.ch']);
    const references = printed.flatMap((line) => REFERENCE.exec(line)?.[0] ?? []);
    const toTeam = (await teamMails()).filter(({ subject }) =>
      references.some((reference) => subject?.includes(reference)),
    );
    expect(toTeam).toHaveLength(allForms.length);
    for (const mail of toTeam) {
      expect(mail.text).toContain(TEST_MARK);
      expect(mail.subject).not.toContain('Auffällig');
    }
  });

  it('names what does not work', async () => {
    const none = { count: async () => 3, givenUp: async () => 0 };
    const { works, printed } = await run({
      paths: ['/', '/fehlt'],
      headers: { 'referrer-policy': 'strict-origin', 'x-frame-options': 'DENY', 'x-missing': 'x' },
      mails: none,
      pauseMs: 1,
    });
    expect(printed.filter((line) => line.startsWith('to do'))).toEqual([
      `to do  ${host.url}/fehlt answers 404.`,
      'to do  These headers are missing or different: referrer-policy, x-missing.',
      `to do  Only 3 of ${allForms.length} requests were mailed to the team: see late-mails in docs/runbook.md.`,
    ]);
    expect(works).toBe(false);
  });
});
