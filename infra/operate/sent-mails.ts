import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGION } from '../stack/names.ts';
import { logGroupsOf, type AwsCli } from './aws-cli.ts';

/** Looks for the mails of requests that were sent a moment ago. */
export interface SentMails {
  /** @returns how many of these references have been mailed */
  readonly count: (references: readonly string[], since: Date) => Promise<number>;
  /** @returns how many mails were given up; 0 where that can't happen */
  readonly givenUp: () => Promise<number>;
}

/** The folder that replaces mailboxes on this machine. */
export function mailsOnThisMachine(dataDir: string): SentMails {
  const folder = join(dataDir, 'mail');
  return {
    async count(references) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return references.filter((reference) => mails.some((mail) => mail.includes(reference))).length;
    },
    givenUp: async () => 0,
  };
}

interface LogEvents {
  readonly events: readonly { readonly message: string }[];
}

interface QueueAttributes {
  readonly Attributes: { readonly ApproximateNumberOfMessages: string };
}

/** No mailbox can be read on AWS: the log of the function that mails the team counts them. */
export function mailsOnAws(ask: AwsCli, stack: string, queue: string): SentMails {
  return {
    async count(references, since) {
      let mails = 0;
      for (const group of await logGroupsOf(ask, `${stack}-MailSubmission`)) {
        const { events } = await ask<LogEvents>(
          `logs filter-log-events --log-group-name ${group} --start-time ${since.getTime()} --region ${REGION} --filter-pattern`,
          '{ $.mails > 0 }',
        );
        for (const { message } of events) mails += (JSON.parse(message) as { readonly mails: number }).mails;
      }
      return Math.min(mails, references.length);
    },
    async givenUp() {
      const { Attributes } = await ask<QueueAttributes>(
        `sqs get-queue-attributes --queue-url ${queue} --attribute-names ApproximateNumberOfMessages --region ${REGION}`,
      );
      return Number(Attributes.ApproximateNumberOfMessages);
    },
  };
}
