import { HttpApi, HttpMethod, PayloadFormatVersion } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { API_PREFIX } from '../shared/api.ts';
import type { ApiFunction } from './api-function.ts';
import { REGION } from './settings.ts';

/** The HTTP API behind the site's `/api/*`: one path for each function, and no other. */
export class RequestApi extends Construct {
  readonly domainName: string;
  readonly #api: HttpApi;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#api = new HttpApi(this, 'Http', { description: 'The five request forms and the complaint photos' });
    this.domainName = `${this.#api.apiId}.execute-api.${REGION}.amazonaws.com`;
  }

  /** Opens `/api/<name>` for a function. It answers every method: API Gateway alone would say 404 to all but POST. */
  open({ name, function: handler }: ApiFunction): void {
    this.#api.addRoutes({
      path: API_PREFIX + name,
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration(name, handler, { payloadFormatVersion: PayloadFormatVersion.VERSION_2_0 }),
    });
  }
}
