import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGION } from '../stack/names.ts';
import type { AwsCli } from './aws-cli.ts';

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

/** No mailbox can be read on AWS: the log of the function that mails the team counts them. */
export function mailsOnAws(ask: AwsCli, stack: string, queue: string): SentMails {
  return {
    async count(references, since) {
      const [log] = await ask<readonly string[]>(
        `logs describe-log-groups --log-group-name-prefix ${stack}-MailSubmission --region ${REGION} --query logGroups[].logGroupName`,
      );
      const lines = await ask<readonly string[]>(
        `logs filter-log-events --log-group-name ${log} --start-time ${since.getTime()} --region ${REGION} --query events[].message --filter-pattern`,
        '{ $.mails > 0 }',
      );
      const mails = lines.reduce((sum, line) => sum + (JSON.parse(line) as { readonly mails: number }).mails, 0);
      return Math.min(mails, references.length);
    },
    givenUp: async () =>
      Number(
        await ask(
          `sqs get-queue-attributes --queue-url ${queue} --attribute-names ApproximateNumberOfMessages --region ${REGION} --query Attributes.ApproximateNumberOfMessages`,
        ),
      ),
  };
}
