import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Variable } from '../../../functions/runtime/env.ts';
import { formPath } from '../../../shared/api.ts';

// Below API Gateway's 30 s, so that a slow function ends by its own time-out.
const TIMEOUT = Duration.seconds(15);
const MEMORY_MB = 512;
const RUNTIME = Runtime.NODEJS_24_X;
/** Day on which AWS ends its support of that: https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtimes.html */
export const RUNTIME_ENDS = '2028-04-30';

interface BundledFunctionProps {
  /** Name of the file in `functions/`, and of the call it answers. */
  readonly name: string;
  /** Of a function that answers no call. */
  readonly description?: string;
  /** 15 s by default. */
  readonly timeout?: Duration;
  /** 512 by default. */
  readonly memoryMb?: number;
  /** Folder with a folder for each bundle. */
  readonly bundles: string;
}

/** One Lambda, of a bundle, with its own role and log group. The role has no managed policy; at first it allows to write the log only. */
export class BundledFunction extends Construct {
  readonly name: string;
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;
  readonly role: Role;
  readonly #policy: PolicyDocument;

  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    super(scope, id);
    const { name, bundles, timeout = TIMEOUT, memoryMb = MEMORY_MB } = props;
    const { description = `POST ${formPath(name)}` } = props;
    this.name = name;
    this.logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const writeLog = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], this.logGroup.logGroupArn);
    this.#policy = new PolicyDocument({ statements: [writeLog] });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Own: this.#policy },
    });
    this.function = new LambdaFunction(this, 'Function', {
      description,
      code: Code.fromAsset(`${bundles}/${name}`),
      handler: 'index.handler',
      runtime: RUNTIME,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb,
      timeout,
      role: this.role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
    Validations.of(this.function).acknowledge(
      {
        id: 'Serverless::Serverless-LambdaDLQ',
        reason:
          'T25: a dead letter queue of a function takes events of asynchronous calls. API Gateway waits for each answer, and the streams have their own queue.',
      },
      {
        id: 'Serverless::Serverless-LambdaTracing',
        reason:
          'T21: tracing needs permissions on every resource of the account. One function for a call, with one log line that holds its duration, needs no trace.',
      },
    );
  }

  /** Lets the function do something, and sets the variables by which its code knows of it. */
  grant(environment: Readonly<Partial<Record<Variable, string>>>, ...may: readonly PolicyStatement[]): void {
    this.#policy.addStatements(...may);
    for (const [variable, value] of Object.entries(environment)) this.function.addEnvironment(variable, value);
  }
}

/** A statement that allows these actions on one resource. */
export const allow = (actions: string[], resource: string): PolicyStatement =>
  new PolicyStatement({ actions, resources: [resource] });
