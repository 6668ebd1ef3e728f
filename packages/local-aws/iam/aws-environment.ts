/** The account and the region that this machine represents. */
export interface AwsEnvironment {
  readonly account: string;
  readonly region: string;
}
