import { RemovalPolicy } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, PayloadFormatVersion } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { API_PREFIX } from '../shared/api.ts';
import type { ApiFunction } from './api-function.ts';
import { REGION } from './settings.ts';

const SECRET_CHARACTERS = 48;

/**
 * The HTTP API behind the site's `/api/*`: one path for each function, and no other. Its own address can't be closed, so the functions
 * refuse every call without the secret that only CloudFront sends (security.md T19).
 */
export class RequestApi extends Construct {
  readonly domainName: string;
  /**
   * What CloudFront sends in the header that the functions check. CloudFormation makes it up and puts it in where it is needed: it
   * stands in no template and in no file, and nobody has to hand it over.
   */
  readonly originSecret: string;
  readonly #api: HttpApi;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#api = new HttpApi(this, 'Http', { description: 'The five request forms and the complaint photos' });
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Shows the functions that a call came through CloudFront',
      generateSecretString: { passwordLength: SECRET_CHARACTERS, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // A dynamic reference, not the value.
    this.originSecret = secret.secretValue.unsafeUnwrap();
    this.domainName = `${this.#api.apiId}.execute-api.${REGION}.amazonaws.com`;
  }

  /** Opens `/api/<name>` for a function, and tells it the secret. It answers every method: API Gateway alone would say 404 to all but POST. */
  open({ name, function: handler }: ApiFunction): void {
    handler.addEnvironment('ORIGIN_SECRET', this.originSecret);
    this.#api.addRoutes({
      path: API_PREFIX + name,
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration(name, handler, { payloadFormatVersion: PayloadFormatVersion.VERSION_2_0 }),
    });
  }
}
