import { Stack, Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SfnStateMachine } from 'aws-cdk-lib/aws-events-targets';
import { DefinitionBody, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { CallAwsService } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { allow } from './bundled-function.ts';
import { serviceRole } from './service-role.ts';

/**
 * Switches the confirmations to visitors off when an alarm begins; an operator switches them on again (runbook.md, `bounce-rate`). EventBridge
 * starts a state machine that calls SES itself, so there is no function to keep.
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
    const pause = new CallAwsService(this, 'Pause', {
      service: 'sesv2',
      action: 'putConfigurationSetSendingOptions',
      parameters: { ConfigurationSetName: configurationSet, SendingEnabled: false },
      iamAction: action,
      iamResources: [setArn],
    });
    const machine = new StateMachine(this, 'Machine', {
      definitionBody: DefinitionBody.fromChainable(pause.addRetry()),
      role: serviceRole(this, 'states', allow([action], setArn)),
    });
    const rule = new Rule(this, 'AlarmBegins', {
      eventPattern: {
        source: ['aws.cloudwatch'],
        detailType: ['CloudWatch Alarm State Change'],
        resources: [alarm.alarmArn],
        detail: { state: { value: ['ALARM'] } },
      },
    });
    const role = serviceRole(this, 'events', allow(['states:StartExecution'], machine.stateMachineArn));
    rule.addTarget(new SfnStateMachine(machine, { role }));
    const reason =
      'T32: one call of SES, which EventBridge and the machine repeat. The history of a run is kept in any case, and the same alarm reaches a person, who checks it.';
    Validations.of(this).acknowledge(
      { id: 'AwsSolutions::AwsSolutions-SF1', reason },
      { id: 'AwsSolutions::AwsSolutions-SF2', reason },
      { id: 'Serverless::Serverless-StepFunctionStateMachineXray', reason },
      { id: 'Serverless::Serverless-EventBusDLQ', reason },
    );
  }
}
