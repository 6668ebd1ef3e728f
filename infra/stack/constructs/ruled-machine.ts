import { Validations } from 'aws-cdk-lib';
import { Rule, type RuleProps } from 'aws-cdk-lib/aws-events';
import { SfnStateMachine } from 'aws-cdk-lib/aws-events-targets';
import { PolicyDocument, Role, ServicePrincipal, type IRole, type PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { DefinitionBody, QueryLanguage, StateMachine, type IChainable } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { allow } from './bundled-function.ts';

interface RuledMachineProps {
  readonly states: IChainable;
  /** What the states need. */
  readonly rights: readonly PolicyStatement[];
  /** When EventBridge starts it. */
  readonly rule: RuleProps;
  /** Why a run that fails needs no other trace. */
  readonly reason: string;
}

/** A state machine that EventBridge starts. */
export function ruledMachine(scope: Construct, { states, rights, rule, reason }: RuledMachineProps): StateMachine {
  const machine = new StateMachine(scope, 'Machine', {
    queryLanguage: QueryLanguage.JSONATA,
    definitionBody: DefinitionBody.fromChainable(states),
    role: serviceRole(scope, 'states', rights),
  });
  const role = serviceRole(scope, 'events', [allow(['states:StartExecution'], machine.stateMachineArn)]);
  new Rule(scope, 'Rule', { ...rule, targets: [new SfnStateMachine(machine, { role })] });
  Validations.of(scope).acknowledge(
    ...FINDINGS.map((id) => ({ id, reason: `${reason} The history of each run is kept in any case.` })),
  );
  return machine;
}

const FINDINGS = [
  'AwsSolutions::AwsSolutions-SF1',
  'AwsSolutions::AwsSolutions-SF2',
  'Serverless::Serverless-StepFunctionStateMachineXray',
  'Serverless::Serverless-EventBusDLQ',
];

/** What a service may do, as one policy in its role, which the library does not extend. */
const serviceRole = (scope: Construct, service: 'events' | 'states', statements: readonly PolicyStatement[]): IRole =>
  new Role(scope, service, {
    assumedBy: new ServicePrincipal(`${service}.amazonaws.com`),
    inlinePolicies: { Own: new PolicyDocument({ statements: [...statements] }) },
  }).withoutPolicyUpdates();
