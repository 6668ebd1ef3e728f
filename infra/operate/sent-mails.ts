import { REGION } from '../stack/names.ts';
import type { AwsCli } from './aws-cli.ts';

export type SentMails = ReturnType<typeof mailsOnAws>;

/** No mailbox can be read on AWS: the log of the function that mails the team counts them. */
export function mailsOnAws(ask: AwsCli, stack: string, queue: string) {
  return {
    /** @returns how many mails were sent since then */
    async count(since: Date): Promise<number> {
      const [log] = await ask<readonly string[]>(
        `logs describe-log-groups --log-group-name-prefix ${stack}-MailSubmission --region ${REGION} --query logGroups[].logGroupName`,
      );
      const lines = await ask<readonly string[]>(
        `logs filter-log-events --log-group-name ${log} --start-time ${since.getTime()} --region ${REGION} --query events[].message --filter-pattern`,
        '{ $.mails > 0 }',
      );
      return lines.reduce((sum, line) => sum + (JSON.parse(line) as { readonly mails: number }).mails, 0);
    },
    /** @returns how many mails were given up */
    givenUp: async (): Promise<number> =>
      Number(
        await ask(
          `sqs get-queue-attributes --queue-url ${queue} --attribute-names ApproximateNumberOfMessages --region ${REGION} --query Attributes.ApproximateNumberOfMessages`,
        ),
      ),
  };
}
