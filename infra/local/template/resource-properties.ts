/** The parts of a synthesised stack that `read-template.ts` reads, as CloudFormation writes them, with references resolved. */
import type { Statement } from '../iam/policies.ts';
import type { CorsRule } from './specs.ts';

export interface Assets {
  readonly files: Readonly<Record<string, { readonly source: { readonly path: string } }>>;
}

export interface PolicyDocument {
  readonly Statement: readonly Statement[];
}

export interface RoleProperties {
  readonly Policies?: readonly { readonly PolicyDocument: PolicyDocument }[];
}

export interface FunctionProperties {
  readonly Code: { readonly S3Key: string };
  readonly Handler: string;
  readonly Timeout: number;
  readonly MemorySize: number;
  readonly Environment?: { readonly Variables: Readonly<Record<string, string>> };
  readonly Role: string;
}

export interface IntegrationProperties {
  readonly IntegrationUri: string;
}

export interface PermissionProperties {
  readonly FunctionName: string;
  readonly SourceArn: string;
}

export interface PlanProperties {
  readonly ProtectedResource: {
    readonly S3Bucket: { readonly BucketName: string; readonly ObjectPrefixes: readonly string[] };
  };
}

export interface RouteProperties {
  readonly ApiId: string;
  readonly RouteKey: string;
  readonly Target: string;
}

export interface TableProperties {
  readonly TableName: string;
  readonly KeySchema: readonly { readonly AttributeName: string }[];
  readonly AttributeDefinitions: readonly object[];
  readonly StreamSpecification?: object;
}

export interface MappingProperties {
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly MaximumRetryAttempts: number;
  readonly MaximumRecordAgeInSeconds: number;
  readonly DestinationConfig: { readonly OnFailure: { readonly Destination: string } };
}

export interface IdentityProperties {
  readonly EmailIdentity: string;
}

export interface BucketProperties {
  readonly CorsConfiguration?: { readonly CorsRules: readonly CorsRule[] };
}

export interface BucketPolicyProperties {
  readonly Bucket: string;
  readonly PolicyDocument: PolicyDocument;
}
