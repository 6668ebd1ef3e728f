import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination, PayloadFormatVersion, type CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { API_PREFIX } from '../../shared/api.ts';
import type { ApiFunction } from './api-function.ts';
import { REGION } from './settings.ts';

const SECRET_CHARACTERS = 48;
/** Calls a second, and how many may come at once: for the stage, and for each of its routes (threats.md T2). */
const THROTTLE = { rateLimit: 10, burstLimit: 20 };

/** One line for each call. Nothing here is a visitor's: no address, no browser, no path as it was sent, no query. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  responseBytes: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationLatencyMs: '$context.integrationLatency',
};

/**
 * The HTTP API behind the site's `/api/*`: one path for each function, and no other. Its own address can't be closed, so the functions
 * refuse every call without the secret that only CloudFront sends (threats.md T19).
 */
export class RequestApi extends Construct {
  readonly domainName: string;
  /**
   * What CloudFront sends in the header that the functions check. CloudFormation makes it up and puts it in where it is needed: it
   * stands in no template and in no file, and nobody has to hand it over.
   */
  readonly originSecret: string;
  readonly http: HttpApi;
  readonly accessLog: LogGroup;
  readonly functions: ApiFunction[] = [];
  readonly #stage: HttpStage;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', { description: 'The five request forms and the complaint photos', createDefaultStage: false });
    this.accessLog = new LogGroup(this, 'AccessLog', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
    this.#stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Shows the functions that a call came through CloudFront',
      generateSecretString: { passwordLength: SECRET_CHARACTERS, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'T19: it opens nothing but the way round the firewall, no person ever handles it, and a rotation by a function would part CloudFront from the functions for minutes. The runbook says how to change it.',
    });
    // A dynamic reference, not the value.
    this.originSecret = secret.secretValue.unsafeUnwrap();
    this.domainName = `${this.http.apiId}.execute-api.${REGION}.amazonaws.com`;
  }

  /** Opens `/api/<name>` for a function, and tells it the secret. It answers every method: API Gateway alone would say 404 to all but POST. */
  open(opened: ApiFunction): void {
    const { name, function: handler } = opened;
    handler.addEnvironment('ORIGIN_SECRET', this.originSecret);
    const routes = this.http.addRoutes({
      path: API_PREFIX + name,
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration(name, handler, { payloadFormatVersion: PayloadFormatVersion.VERSION_2_0 }),
    });
    this.functions.push(opened);
    for (const route of routes) {
      Validations.of(route).acknowledge({
        id: 'AwsSolutions::AwsSolutions-APIG4',
        reason: 'T1, T2: anybody may send a form, without an account. The function refuses whoever went round CloudFront; throttling and the firewall bound the rest.',
      });
    }
    this.#limit(`${HttpMethod.ANY} ${API_PREFIX}${name}`, routes);
  }

  /** A limit of its own, so that a flood of one form leaves the others open. The stage can name a route only once it is there. */
  #limit(routeKey: string, routes: readonly Construct[]): void {
    const stage = this.#stage.node.defaultChild as CfnStage;
    stage.addPropertyOverride(`RouteSettings.${routeKey}`, {
      ThrottlingRateLimit: THROTTLE.rateLimit,
      ThrottlingBurstLimit: THROTTLE.burstLimit,
    });
    this.#stage.node.addDependency(...routes);
  }
}
