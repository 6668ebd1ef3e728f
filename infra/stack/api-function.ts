import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { formPath } from '../../shared/api.ts';

// Below API Gateway's 30 s, so that a slow function is cut off by its own limit.
const TIMEOUT = Duration.seconds(15);
const MEMORY_MB = 512;

export interface ApiFunctionProps {
  /** Name of the file in `functions/`, and of the call it answers. */
  readonly name: string;
  /** What it does, if it answers no call. */
  readonly description?: string;
  /** After so long it is cut off; by default what suits a call. */
  readonly timeout?: Duration;
  /** Folder in which each bundle lies under its name. */
  readonly bundles: string;
  /** Everything the code reads from its environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it may do besides writing its own log. */
  readonly may: readonly PolicyStatement[];
}

/** One Lambda with a role and a log group of its own. The role holds what is written here, and no managed policy. */
export class ApiFunction extends Construct {
  readonly name: string;
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id);
    const { name, bundles, environment, may, description = `POST ${formPath(name)}`, timeout = TIMEOUT } = props;
    this.name = name;
    this.logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
    const writeLog = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], this.logGroup.logGroupArn);
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Own: new PolicyDocument({ statements: [writeLog, ...may] }) },
    });
    this.function = new LambdaFunction(this, 'Function', {
      description,
      code: Code.fromAsset(`${bundles}/${name}`),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: MEMORY_MB,
      timeout,
      environment,
      role: this.role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
    Validations.of(this.function).acknowledge(
      {
        id: 'Serverless::Serverless-LambdaDLQ',
        reason: 'T25: a dead letter queue of a function takes what was called without waiting. API Gateway waits for each answer, and streams have a queue of their own.',
      },
      {
        id: 'Serverless::Serverless-LambdaTracing',
        reason: 'T21: tracing needs permissions on every resource of the account. One function, one call and one log line with its duration need no trace.',
      },
    );
  }
}

/** A statement that allows these actions on this one resource. */
export const allow = (actions: string[], resource: string): PolicyStatement => new PolicyStatement({ actions, resources: [resource] });
