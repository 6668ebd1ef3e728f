import type { Stages } from './stack/settings/settings.ts';

/**
 * The operator's settings: one object for each stage. All settings are in `example-stage.ts`, their meaning is in `stack/settings/settings.ts`, how to
 * find the values in docs/operations.md. Everything runs in Zürich (decisions.md D22).
 */
export const stages: Stages = {
  /** Runs without settings. Give it an account, so that it can't be deployed to another one by mistake. */
  dev: {},
  prod: {
    account: '000000000000',
    domain: 'www.musterstein.example',
    redirectedDomain: 'musterstein.example',
    hostedZone: { id: 'Z00000000000', name: 'musterstein.example' },
    teamAddress: 'anfragen@musterstein.example',
    senderAddress: 'website@musterstein.example',
    alarmAddresses: ['betrieb@musterstein.example', 'musterstein@postfach.example'],
    runbookUrl: 'https://code.musterstein.example/website/docs/runbook.md',
  },
};
