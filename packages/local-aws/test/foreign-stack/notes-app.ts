import { fileURLToPath } from 'node:url';
import { App, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AllowedMethods, CachePolicy, Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AttributeType, StreamViewType, Table, type ITable } from 'aws-cdk-lib/aws-dynamodb';
import {
  Code,
  FilterCriteria,
  FilterRule,
  Function as Lambda,
  Runtime,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

const here = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** Rows. */
class NotesData extends Stack {
  readonly table = new Table(this, 'Notes', {
    partitionKey: { name: 'id', type: AttributeType.STRING },
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
  });
}

/** A page, a call that stores a note, and a function that copies each note into a bucket: constructs with their defaults. */
class Notes extends Stack {
  constructor(scope: Construct, id: string, table: ITable) {
    super(scope, id);
    const pages = new Bucket(this, 'Pages');
    const copies = new Bucket(this, 'Copies', { enforceSSL: true });
    const api = addApi(this, table);
    const copy = new Lambda(this, 'CopyNote', {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromAsset(here('copy-note')),
      environment: { BUCKET: copies.bucketName },
    });
    copies.grantPut(copy);
    const added = FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') });
    copy.addEventSource(
      new DynamoEventSource(table, { startingPosition: StartingPosition.LATEST, filters: [added], retryAttempts: 2 }),
    );
    const distribution = new Distribution(this, 'Site', {
      defaultRootObject: 'index.html',
      defaultBehavior: { origin: S3BucketOrigin.withOriginAccessControl(pages) },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.amazonaws.com`),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
        },
        '/copies/*': { origin: S3BucketOrigin.withOriginAccessControl(copies) },
      },
    });
    new BucketDeployment(this, 'Deployment', {
      sources: [Source.asset(here('pages'))],
      destinationBucket: pages,
      distribution,
    });
  }
}

/** The call alone, without a distribution. */
class NotesApi extends Stack {
  constructor(scope: Construct, id: string, table: ITable) {
    super(scope, id);
    addApi(this, table);
  }
}

function addApi(scope: Stack, table: ITable): HttpApi {
  const store = new Lambda(scope, 'StoreNote', {
    runtime: Runtime.NODEJS_22_X,
    handler: 'index.handler',
    code: Code.fromAsset(here('store-note')),
    environment: { TABLE: table.tableName },
  });
  table.grantWriteData(store);
  const api = new HttpApi(scope, 'Api');
  const integration = new HttpLambdaIntegration('StoreNote', store);
  api.addRoutes({ path: '/api/notes', methods: [HttpMethod.POST], integration });
  return api;
}

/** Synthesises the app as `cdk synth` does. @returns the folder of the assembly */
export function synthesise(outdir: string): string {
  // CDK's own check of the templates takes half a minute.
  const app = new App({ outdir, builtinCloudFormationValidation: false });
  const { table } = new NotesData(app, 'NotesData');
  new Notes(app, 'Notes', table);
  new NotesApi(app, 'NotesApi', table);
  return app.synth().directory;
}
