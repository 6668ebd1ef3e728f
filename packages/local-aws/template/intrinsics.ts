import { createHmac, randomBytes } from 'node:crypto';
import type { AwsEnvironment } from '../iam/aws-environment.ts';
import {
  bucketArn,
  bucketDomain,
  distributionDomain,
  edgeFunctionArn,
  functionArn,
  logGroupArn,
  queueArn,
  roleArn,
  secretArn,
  streamArn,
  tableArn,
} from './aws-names.ts';

/** A resource as CloudFormation writes it. */
export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

export type Resources = Readonly<Record<string, Resource>>;

/** Outputs of a stack, by name. */
export type Outputs = Readonly<Record<string, { readonly Value: unknown }>>;

/**
 * Returns a function that replaces `Ref`, `Fn::GetAtt`, `Fn::GetStackOutput`, `Fn::Join` and `Fn::Sub` by values, at any depth.
 * A dynamic reference to a secret becomes a random text, the same one for each reference to that secret while this process runs.
 * The function throws an Error that names any other intrinsic, and any reference or attribute without a value on this machine.
 * @param outputs by name of the stack
 */
export function createResolver(
  resources: Resources,
  outputs: Readonly<Record<string, Outputs>>,
  environment: AwsEnvironment,
): (value: unknown) => unknown {
  const pseudoParameters: Readonly<Record<string, string>> = {
    'AWS::AccountId': environment.account,
    'AWS::Partition': 'aws',
    'AWS::Region': environment.region,
    'AWS::URLSuffix': 'amazonaws.com',
  };
  return resolve;

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [name = '', argument] = entries[0] ?? [];
    if (entries.length === 1 && (name === 'Ref' || name.startsWith('Fn::'))) return intrinsic(name, argument);
    return Object.fromEntries(entries.map(([key, inner]) => [key, resolve(inner)]));
  }

  function intrinsic(name: string, argument: unknown): unknown {
    if (name === 'Ref') return nameOf(String(argument));
    if (name === 'Fn::GetAtt' && Array.isArray(argument)) return attribute(String(argument[0]), String(argument[1]));
    if (name === 'Fn::GetStackOutput') return stackOutput(argument as StackOutput);
    if (name === 'Fn::Join' && Array.isArray(argument))
      return dynamic((resolve(argument[1]) as string[]).join(String(argument[0])));
    if (name === 'Fn::Sub' && typeof argument === 'string') {
      return argument.replaceAll(/\$\{([^}]+)\}/g, (_, id: string) => nameOf(id));
    }
    throw new Error(`Unknown intrinsic ${name}`);
  }

  function stackOutput({ StackName, OutputName }: StackOutput): unknown {
    const output = outputs[StackName]?.[OutputName];
    if (!output) throw new Error(`No output ${OutputName} of a stack ${StackName}`);
    return resolve(output.Value);
  }

  function nameOf(id: string): string {
    const pseudo = pseudoParameters[id];
    if (pseudo !== undefined) return pseudo;
    const resource = resources[id];
    if (!resource) throw new Error(`Reference to ${id}, which is not in the template`);
    if (resource.Type === 'AWS::DynamoDB::Table') return String(resolve(resource.Properties?.['TableName'] ?? id));
    if (resource.Type === 'AWS::S3::Bucket')
      return String(resolve(resource.Properties?.['BucketName'] ?? id.toLowerCase()));
    if (resource.Type === 'AWS::SecretsManager::Secret') return secretArn(id, environment);
    if (resource.Type === 'AWS::SES::EmailIdentity') return String(resource.Properties?.['EmailIdentity']);
    return id;
  }

  function attribute(id: string, name: string): string {
    const kind = `${resources[id]?.Type}.${name}`;
    const value = ATTRIBUTES[kind];
    if (!value) throw new Error(`Unknown attribute ${kind} (${id})`);
    return value(nameOf(id), environment);
  }
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references.html */
function dynamic(text: string): string {
  const resolved = text.replaceAll(/\{\{resolve:secretsmanager:([^{}]+):SecretString:::\}\}/g, (_, arn: string) =>
    createHmac('sha256', seed).update(arn).digest('hex').slice(0, SECRET_LENGTH),
  );
  if (resolved.includes('{{resolve:')) throw new Error(`Unknown dynamic reference ${resolved}`);
  return resolved;
}

interface StackOutput {
  readonly StackName: string;
  readonly OutputName: string;
}

const SECRET_LENGTH = 48;
const seed = randomBytes(SECRET_LENGTH);

/** What attributes of resources are on this machine, by the name of the resource. */
const ATTRIBUTES: Readonly<Record<string, (name: string, environment: AwsEnvironment) => string>> = {
  'AWS::CloudFront::Distribution.DomainName': distributionDomain,
  'AWS::CloudFront::Function.FunctionARN': edgeFunctionArn,
  'AWS::CloudFront::OriginAccessControl.Id': (name) => name,
  'AWS::CloudWatch::Alarm.Arn': (name) => name,
  'AWS::DynamoDB::Table.Arn': tableArn,
  'AWS::DynamoDB::Table.StreamArn': streamArn,
  'AWS::IAM::Role.Arn': roleArn,
  'AWS::Lambda::Function.Arn': functionArn,
  'AWS::Logs::LogGroup.Arn': logGroupArn,
  'AWS::S3::Bucket.Arn': bucketArn,
  'AWS::S3::Bucket.RegionalDomainName': bucketDomain,
  'AWS::SQS::Queue.Arn': queueArn,
  'AWS::SQS::Queue.QueueName': (name) => name,
};
