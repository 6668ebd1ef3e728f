import type { StageSettings } from './stack/settings/settings.ts';

/** A production stage with every setting, as an example for `stages.ts`. It has to compile, and a test synthesises it with all checks. */
export const exampleStage: Required<StageSettings> = {
  account: '111122223333',
  domain: 'www.firma.ch',
  redirectedDomain: 'firma.ch',
  hostedZone: { id: 'Z0123456789ABC', name: 'firma.ch' },
  hsts: 'subdomains',
  teamAddress: 'anfragen@firma.ch',
  senderAddress: 'website@firma.ch',
  alarmAddresses: ['betrieb@firma.ch', 'firma@postfach.test'],
  runbookUrl: 'https://code.test/docs/runbook.md',
  firewall: 'on',
  malwareScan: 'on',
  backup: { region: 'eu-central-1', account: '111122223333' },
  monthlyBudget: 60,
  silentDays: 5,
  isProtected: true,
  originSecret: { sent: 2, alsoAccepted: 1 },
  githubRepository: 'firma@123/website@456',
  githubApproves: true,
};
