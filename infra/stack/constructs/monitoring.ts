import { Validations } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { hasBackup } from '../settings/backup.ts';
import type { Settings } from '../settings/settings.ts';
import { alarmRules } from './alarm-rules.ts';
import { noticeText, type AlarmTopic } from './alarm-topic.ts';
import { dashboard } from './dashboard.ts';
import { EVENTS } from './failures.ts';
import { MonthlyMail } from './monthly-mail.ts';
import { PauseConfirmations } from './pause-confirmations.ts';
import { watchedMetrics, type Watched } from './watched-metrics.ts';

interface MonitoringProps extends Watched {
  readonly bundles: string;
  readonly siteUrl: string;
  readonly distributionId: string;
  readonly alarms: AlarmTopic;
}

/** Alarms for what visitors would otherwise notice first, and a dashboard. Those of CloudFront and of the site as a whole are in `edge-watch-stack.ts`. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { distributionId, alarms, bundles, siteUrl, ...watched }: MonitoringProps) {
    super(scope, id);
    const { settings, api, mail } = watched;
    const metrics = watchedMetrics(this, watched);
    for (const rule of alarmRules(settings, metrics)) {
      const alarm = alarms.add(rule);
      // The team's mails go on.
      if (mail && rule.name === 'bounce-rate')
        new PauseConfirmations(this, 'PauseConfirmations', alarm, mail.confirmationSet);
    }
    alarms.add(new MonthlyMail(this, 'MonthlyMail', { settings, siteUrl, bundles, alarms }).rule);
    if (hasBackup(settings)) this.#reportBackups(settings, alarms);
    dashboard(this, 'Dashboard', { settings, distributionId, api, metrics });
  }

  /** AWS Backup reports each job as an event; nothing else shows a night without a copy. */
  #reportBackups(settings: Settings, { topic }: AlarmTopic): void {
    const text = `${noticeText(settings, 'backup-failed', EVENTS['backup-failed'])} ${EventField.fromPath('$.detail-type')}: ${EventField.fromPath('$.detail.state')}, ${EventField.fromPath('$.detail.statusMessage')}`;
    const rule = new Rule(this, 'BackupFailed', {
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['ABORTED', 'EXPIRED', 'FAILED', 'PARTIAL'] },
      },
      targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(text) })],
    });
    Validations.of(rule).acknowledge({
      id: 'Serverless::Serverless-EventBusDLQ',
      reason:
        'T24: EventBridge delivers an event to a topic of the same account for a day. An age of the newest copy that is too high shows in `npm run status` and the monthly mail in any case.',
    });
  }
}
