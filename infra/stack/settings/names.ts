/** Region of the whole system (decisions.md D22). */
export const REGION = 'eu-central-2';
/** CloudFront takes its certificate and its firewall from this region only. */
export const EDGE_REGION = 'us-east-1';
/**
 * Where copies may be: in the European Union, or in Zürich for another account. The privacy page (web/pages/privacy/words.ts) names no other
 * place.
 */
export const BACKUP_REGIONS: readonly string[] = [
  'eu-central-1',
  'eu-central-2',
  'eu-north-1',
  'eu-south-1',
  'eu-south-2',
  'eu-west-1',
  'eu-west-3',
];

/** `local` is the stage of `npm start`; the other two are deployed. */
export type Stage = 'local' | DeployedStage;
export type DeployedStage = 'dev' | 'prod';

interface OfStage {
  readonly stage: Stage;
}

/** Names of the stacks of a stage. */
export const stackNames = (stage: Stage) => ({
  data: `website-${stage}-data`,
  edge: `website-${stage}-edge`,
  website: `website-${stage}`,
  edgeWatch: `website-${stage}-edge-watch`,
  backup: `website-${stage}-backup`,
  copies: `website-${stage}-copies`,
});

/** Stack of what there can be only once in an account. */
export const ACCOUNT_STACK = 'website-account';

/** Physical name of a table: as specified, except on the development stage, which may share an account with production. */
export const tableName = ({ stage }: OfStage, specified: string): string =>
  stage === 'dev' ? `dev_${specified}` : specified;

/**
 * Physical name of a bucket. On AWS it has to be unique in the world, and it can never change.
 * @param accountId part of the name on AWS
 */
export const bucketName = (
  { stage }: OfStage,
  purpose: 'uploads' | 'site' | 'access-logs',
  accountId: string,
): string => (stage === 'local' ? purpose : `website-${stage}-${purpose}-${accountId}`);

export const budgetName = ({ stage }: OfStage): string => `website-${stage}`;

/** Outputs of the website's stack that other stacks and the operator's commands read. */
export const SITE_URL_OUTPUT = 'SiteUrl';
export const DISTRIBUTION_OUTPUT = 'DistributionId';
/** SHA-256 of the home page of the release, in base64. */
export const HOME_PAGE_OUTPUT = 'HomePage';
export const UNSENT_QUEUE_OUTPUT = 'UnsentMailsQueueUrl';
