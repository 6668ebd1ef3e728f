import { Construct } from 'constructs';
import { alarmRules, BOUNCES } from './alarm-rules.ts';
import { AlarmTopic } from './alarm-topic.ts';
import { dashboard } from './dashboard.ts';
import { PauseConfirmations } from './pause-confirmations.ts';
import { watchedMetrics, type Watched } from './watched-metrics.ts';

interface MonitoringProps extends Watched {
  readonly distributionId: string;
}

/** Alarms for what visitors would otherwise notice first, and a dashboard. Those of CloudFront and of the site as a whole are in `edge-watch-stack.ts`. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { distributionId, ...watched }: MonitoringProps) {
    super(scope, id);
    const { settings, api, mail } = watched;
    const metrics = watchedMetrics(this, watched);
    const topic = new AlarmTopic(this, 'Alarms', settings);
    for (const rule of alarmRules(settings, metrics)) {
      const alarm = topic.add(rule);
      // The team's mails go on.
      if (mail && rule.name === BOUNCES)
        new PauseConfirmations(this, 'PauseConfirmations', alarm, mail.confirmationSet);
    }
    dashboard(this, 'Dashboard', { settings, distributionId, api, metrics });
  }
}
