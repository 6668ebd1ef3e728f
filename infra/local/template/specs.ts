import type { Role } from '../iam/access.ts';
import type { Statement } from '../iam/policies.ts';
import type { Distribution } from './read-distribution.ts';
import type { CorsRule } from './resource-schemas.ts';

/** A Lambda of the template. */
export interface FunctionSpec {
  /** Logical id. */
  readonly id: string;
  /** Name of the folder of its bundle. */
  readonly name: string;
  /** Folder of its code. */
  readonly folder: string;
  /** `file.export` */
  readonly handler: string;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly roleArn: string;
}

/** A path of the HTTP API. */
export interface Route {
  /** As the template and the event write it: `ANY /api/contact`. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  /** Logical id. */
  readonly functionId: string;
}

export interface TableSpec {
  readonly name: string;
  readonly keySchema: readonly { readonly AttributeName: string }[];
  readonly attributes: readonly object[];
  /** Whether new rows are written to a stream. */
  readonly hasStream?: boolean;
}

export interface BucketSpec {
  readonly name: string;
  readonly arn: string;
  readonly cors: readonly CorsRule[];
  readonly policy: readonly Statement[];
  /** Folder of the files that a deployment puts there. Absent for a bucket that gets its objects by calls. */
  readonly siteFolder?: string;
}

/** A synthesised stack, as far as it runs on this machine: all of it, or reading it is an error. */
export interface Template {
  readonly functions: readonly FunctionSpec[];
  readonly routes: readonly Route[];
  /** Host name of the HTTP API. */
  readonly apiDomain: string;
  readonly tables: readonly TableSpec[];
  readonly mappings: readonly MappingSpec[];
  readonly mailSenders: MailSenders;
  readonly buckets: readonly BucketSpec[];
  readonly roles: readonly Role[];
  readonly distribution: Distribution;
}

/** Which function gets the records of a table's stream, and how. */
export interface MappingSpec {
  /** Logical id. */
  readonly id: string;
  readonly functionId: string;
  /** Name of the table. */
  readonly table: string;
  /** How often a record is tried again. */
  readonly retries: number;
  /** A record that is older is tried no more. */
  readonly maxAgeMs: number;
}

/** Who may send, by the template. */
export interface MailSenders {
  /** Addresses and domains. */
  readonly identities: readonly string[];
  /** Names. */
  readonly configurationSets: readonly string[];
}
