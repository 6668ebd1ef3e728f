import { MOST_CONFIRMATIONS_AN_HOUR } from '../../../shared/retention.ts';

/** What can fail, and the time until a person knows. `test/infra/stack/failures.test.ts` measures the minutes. */
interface Failure {
  readonly name: string;
  /** Minutes until the mail is sent, at most. */
  readonly minutes: number;
  /** What the minutes are counted from, if not from the failure itself. */
  readonly from?: string;
}

/** What a mail to the operator says. Its name is a heading of docs/runbook.md. */
export interface AlarmNotice {
  /** One sentence: what happened to whom. */
  readonly says: string;
  /** What to do first, as a sentence. */
  readonly first: string;
  /** What it reports; the table of docs/operations.md lists it. */
  readonly failures: readonly Failure[];
}

/** Above these, alarms ring. */
export const THRESHOLDS = {
  /** A cold start and one retry of the database take less. */
  slowMs: 3000,
  /** A mail is sent within seconds; five retries of a failing one take minutes. */
  lateMailMinutes: 30,
  /** In an hour. Each call offers up to 100 MB. One address gets 120 through the firewall, ten complaints make some twenty (security.md T2). */
  photoCalls: 50,
  /** In five minutes. One address gets a hundred by ten calls; a presigned upload that is repeated brings thousands a second. */
  uploads: 1000,
  /** Stored in an hour: as many as get a confirmation. */
  requests: MOST_CONFIRMATIONS_AN_HOUR,
  /** In an hour. A person’s erasure deletes fewer, and at most some end on a day by their time to live. */
  deletedRows: 10,
  /** Of the mails of the whole account. */
  bounceRate: 0.02,
  /** Per cent of CloudFront’s answers within five minutes. */
  edgeErrors: 5,
  /** What requests and downloads at the edge cost in a quarter of an hour: ten times what a million visits a month bring. */
  edgeUsd: 1,
} as const;
const T = THRESHOLDS;

const FIRST_VISITOR = 'from the first visitor';
const FIRST_REQUEST = 'from the first request';
/** The probe runs every half an hour, for two minutes at most. */
const probed = (name: string, from?: string): Failure => ({ name, minutes: 32, ...(from !== undefined && { from }) });

const alarms = {
  'api-errors': {
    says: 'A visitor was told that a request could not be stored.',
    first: 'Read the errors in the logs of the functions: «cause» names what did not answer.',
    failures: [{ name: 'DynamoDB is down', minutes: 1, from: FIRST_VISITOR }],
  },
  'function-errors': {
    says: 'A function of this account failed without answering.',
    first:
      'If it was deployed today, roll back; otherwise look for «Task timed out» and «Runtime.ExitError» in the logs.',
    failures: [{ name: 'A function crashes', minutes: 1, from: FIRST_VISITOR }],
  },
  'function-throttles': {
    says: 'A function was not started because the concurrency of the account is used up.',
    first: 'Ask for more concurrent executions; if it is a flood, switch the firewall on.',
    failures: [{ name: 'The concurrency is used up', minutes: 1, from: FIRST_VISITOR }],
  },
  'slow-answers': {
    says: `One request in a hundred took more than ${T.slowMs / 1000} s, for a quarter of an hour.`,
    first: 'Look at the AWS Health Dashboard for DynamoDB and S3 in eu-central-2.',
    failures: [{ name: 'DynamoDB or S3 is slow', minutes: 15 }],
  },
  'photos-denied': {
    says: 'The photos of a complaint could not be read, so it was refused.',
    first: 'Once: nothing to do. Again: send a complaint with a photo yourself.',
    failures: [{ name: 'Photos can’t be read', minutes: 1, from: 'from the first complaint' }],
  },
  'malware-found': {
    says: 'A photo of a complaint holds malware, and was refused.',
    first: 'Open no photo of that time, and ring the sender up if you know them.',
    failures: [{ name: 'A photo holds malware (if it is scanned)', minutes: 1, from: 'from its complaint' }],
  },
  'many-photos': {
    says: `More than ${T.photoCalls} calls for uploads in an hour: an attacker may be filling the storage.`,
    first: 'List the photos of this hour, and block the address.',
    failures: [{ name: 'A flood of photos', minutes: 25, from: 'at the firewall’s limit of one address' }],
  },
  'many-uploads': {
    says: `More than ${T.uploads} uploads within five minutes: someone repeats a presigned one, past the firewall.`,
    first: 'Switch the uploads off until it ends.',
    failures: [{ name: 'A presigned upload is repeated', minutes: 5 }],
  },
  'many-requests': {
    says: `More than ${T.requests} requests were stored within an hour: confirmations to visitors are being withheld.`,
    first: 'List the requests of today: an honest rush needs nothing.',
    failures: [{ name: 'A flood of requests', minutes: 15, from: 'at the firewall’s limit of one form' }],
  },
  'no-submissions': {
    says: 'No request was stored for days, not even a test.',
    first: 'Try the site out: npm run smoke.',
    failures: [],
  },
  'rows-expired': {
    says: `More than ${T.deletedRows} records ended within an hour by their time to live.`,
    first: 'Were they due? If not, switch the time to live off, and restore them.',
    failures: [{ name: 'Records end too early', minutes: 1 }],
  },
  'rows-deleted': {
    says: `More than ${T.deletedRows} records were deleted within an hour by a person or a program.`,
    first: 'If it was no erasure of yours, find who it was in CloudTrail, and restore them.',
    failures: [{ name: 'Records are deleted', minutes: 1 }],
  },
  'no-calls': {
    says: 'For three quarters of an hour the API has logged no call, or the probe has not come.',
    first: 'Open the site. If it works, look for the log and the probe.',
    failures: [
      { name: 'us-east-1 is down', minutes: 45 },
      { name: 'The API’s log is gone', minutes: 45 },
    ],
  },
  'monthly-mail': {
    says: 'For a day, the figures of the monthly mail were not collected, so it would not come.',
    first: 'Open the last execution of the state machine: it names the call that failed.',
    failures: [{ name: 'The monthly mail is not made', minutes: 60, from: 'from the daily run that is missing' }],
  },
  'bounce-rate': {
    says: `More than ${T.bounceRate * 100} of a hundred mails came back: confirmations to visitors are switched off. At five, SES reviews the account, and may stop all its mails.`,
    first: 'See that they are off, and who sends invented addresses.',
    failures: [{ name: 'Mails come back', minutes: 60, from: 'when SES has the new rate' }],
  },
  'unsent-mails': {
    says: 'A request is stored, but its mail could not be sent.',
    first: 'Read the error in the log of submission-mail or confirmation-mail, and tell the team of the request.',
    failures: [{ name: 'SES sends no more', minutes: 45, from: `when six tries are over, ${FIRST_REQUEST}` }],
  },
  'late-mails': {
    says: `A request has been waiting for its mail for more than ${T.lateMailMinutes} minutes.`,
    first: 'Read the errors in the log of submission-mail and confirmation-mail.',
    failures: [{ name: 'A row blocks its stream', minutes: 35, from: FIRST_REQUEST }],
  },
  'no-mails': {
    says: 'A request was stored, but a function of the mails was not started: after 24 hours it is never mailed.',
    first: 'List the event source mappings: all must be «Enabled» and name the streams that the tables have now.',
    failures: [{ name: 'Nothing reads a stream', minutes: 15, from: FIRST_REQUEST }],
  },
  'site-errors': {
    says: `CloudFront failed to answer more than ${T.edgeErrors} of a hundred requests.`,
    first: 'Is it the pages or the calls? Open the home page, and look at the dashboard.',
    failures: [{ name: 'CloudFront gets no answer', minutes: 6 }],
  },
  'many-hits': {
    says: `Requests and downloads at the edge cost more than USD ${4 * T.edgeUsd} an hour: an attacker may be raising the bill.`,
    first: 'See whether the firewall blocks them, and which address sends them.',
    failures: [{ name: 'A flood at the edge, blocked or not', minutes: 12, from: 'at USD 5 an hour' }],
  },
  'site-probe': {
    says: 'The site does not work for a browser that asks it every half an hour, or nothing has asked for three quarters.',
    first: 'Read the last error in the log of the probe: it names each page, form or upload that failed, and how.',
    failures: [
      probed('The edge function throws'),
      probed('The firewall blocks everything'),
      probed('The secrets differ'),
      probed('The bucket is empty'),
      probed('A form refuses right entries'),
      probed('The certificate is not renewed', 'from three weeks before its end'),
      probed('Presigning or CORS fails'),
      probed('The domain or its redirect does not answer'),
      { name: 'The probe does not run', minutes: 45 },
    ],
  },
} satisfies Record<string, AlarmNotice>;

export type AlarmName = keyof typeof alarms;
/** The alarms of CloudWatch, in the order of the runbook. Their metrics: `alarm-rules.ts`, `edge-watch-stack.ts`. */
export const ALARMS: Readonly<Record<AlarmName, AlarmNotice>> = alarms;

/** What other services of AWS report to the same addresses, as it happens. */
export const EVENTS: Readonly<Record<'bounces-and-complaints' | 'backup-failed', AlarmNotice>> = {
  'bounces-and-complaints': {
    says: 'A mail could not be delivered, or its recipient complained.',
    first: 'If the address is the team’s own, repair the mailbox.',
    failures: [{ name: 'The team’s mailbox refuses', minutes: 1, from: FIRST_REQUEST }],
  },
  'backup-failed': {
    says: 'A nightly backup or its copy failed.',
    first: 'Read why in AWS Backup, and start the job again.',
    failures: [{ name: 'A backup or its copy fails (if there are any)', minutes: 1 }],
  },
};

/** Failures without an alarm within the hour, and the reason. */
export const UNSEEN: readonly { readonly name: string; readonly because: string }[] = [
  {
    name: 'A form fails in browsers only',
    because: '[no-submissions](runbook.md#no-submissions) after `silentDays`: the probe runs no script',
  },
  {
    name: 'CloudFront’s log is not delivered',
    because: 'nobody: it has no metric, and only later questions need it; `npm run status` looks for today’s',
  },
];
