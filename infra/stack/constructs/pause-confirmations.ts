import { Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { CallAwsService } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { allow } from './bundled-function.ts';
import { ruledMachine } from './ruled-machine.ts';

/**
 * Switches the confirmations to visitors off when an alarm begins; an operator switches them on again (runbook.md, `bounce-rate`). A state machine
 * calls SES itself, so there is no function to keep.
 */
export class PauseConfirmations extends Construct {
  /** @param configurationSet with which the confirmations are sent */
  constructor(scope: Construct, id: string, alarm: Alarm, configurationSet: string) {
    super(scope, id);
    const setArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet,
    });
    const action = 'ses:PutConfigurationSetSendingOptions';
    const pause = CallAwsService.jsonata(this, 'Pause', {
      service: 'sesv2',
      action: 'putConfigurationSetSendingOptions',
      parameters: { ConfigurationSetName: configurationSet, SendingEnabled: false },
      iamAction: action,
      iamResources: [setArn],
    });
    ruledMachine(this, {
      states: pause.addRetry(),
      rights: [allow([action], setArn)],
      rule: {
        eventPattern: {
          source: ['aws.cloudwatch'],
          detailType: ['CloudWatch Alarm State Change'],
          resources: [alarm.alarmArn],
          detail: { state: { value: ['ALARM'] } },
        },
      },
      reason:
        'T32: one call of SES, which EventBridge and the machine repeat; the same alarm reaches a person, who checks it.',
    });
  }
}
