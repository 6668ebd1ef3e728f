import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
  PayloadFormatVersion,
  type CfnStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { API_PREFIX } from '../../../shared/api.ts';
import { REGION } from '../settings/names.ts';
import type { Settings } from '../settings/settings.ts';
import type { BundledFunction } from './bundled-function.ts';

const SECRET_CHARACTERS = 48;
/**
 * Calls a second, and how many may come at the same moment: for each route, and for all together (security.md T2). A flood of one form leaves the others
 * room, and it takes 300 addresses just below the firewall's limit to fill one route.
 */
const ROUTE_THROTTLE = { rateLimit: 20, burstLimit: 40 };
const STAGE_THROTTLE = { rateLimit: 50, burstLimit: 100 };

/** One line for each call, without data of the visitor: no address, no browser, no path as it was sent, no query. */
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
 * The HTTP API behind the site's `/api/*`: one path for each function, and no other. Its own address is public, so the functions refuse
 * every call without the secret that only CloudFront sends (security.md T19).
 */
export class RequestApi extends Construct {
  readonly domainName: string;
  /** Secret that CloudFront sends: a dynamic reference, whose value CloudFormation generates and inserts. It is in no template and no file. */
  readonly sentSecret: string;
  /** Secrets that the functions accept, separated by spaces. */
  readonly #acceptedSecrets: string;
  readonly http: HttpApi;
  readonly accessLog: LogGroup;
  readonly functions: BundledFunction[] = [];
  readonly #stage: HttpStage;

  constructor(scope: Construct, id: string, { originSecret: { sent, alsoAccepted } }: Settings) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', {
      description: 'The five request forms and the complaint photos',
      createDefaultStage: false,
    });
    this.accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.#stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: STAGE_THROTTLE,
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    this.sentSecret = this.#secret(sent);
    this.#acceptedSecrets =
      alsoAccepted === undefined ? this.sentSecret : `${this.sentSecret} ${this.#secret(alsoAccepted)}`;
    this.domainName = `${this.http.apiId}.execute-api.${REGION}.amazonaws.com`;
  }

  /** Adds the route `/api/<name>` to a function, with every method: API Gateway itself would answer 404 to all but POST. */
  open(opened: BundledFunction): void {
    const { name, function: handler } = opened;
    handler.addEnvironment('ORIGIN_SECRETS', this.#acceptedSecrets);
    const routes = this.http.addRoutes({
      path: API_PREFIX + name,
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration(name, handler, { payloadFormatVersion: PayloadFormatVersion.VERSION_2_0 }),
    });
    this.functions.push(opened);
    for (const route of routes) {
      Validations.of(route).acknowledge({
        id: 'AwsSolutions::AwsSolutions-APIG4',
        reason:
          'T1, T2: visitors send forms without an account. The function refuses calls that bypassed CloudFront; throttling and the firewall bound the rest.',
      });
    }
    this.#limit(`${HttpMethod.ANY} ${API_PREFIX}${name}`, routes);
  }

  /** Limits the route by itself, so that a flood of one form leaves the others open. The stage can name a route only after it exists. */
  #limit(routeKey: string, routes: readonly Construct[]): void {
    const stage = this.#stage.node.defaultChild as CfnStage;
    stage.addPropertyOverride(`RouteSettings.${routeKey}`, {
      ThrottlingRateLimit: ROUTE_THROTTLE.rateLimit,
      ThrottlingBurstLimit: ROUTE_THROTTLE.burstLimit,
    });
    this.#stage.node.addDependency(...routes);
  }

  /** A secret with its number in its id: another number is another secret. */
  #secret(number: number): string {
    const secret = new Secret(this, `OriginSecret${number}`, {
      description: 'Proves to the functions that a call came through CloudFront',
      generateSecretString: { passwordLength: SECRET_CHARACTERS, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'T19: it opens nothing but the way round the firewall, and no person handles it. A scheduled rotation would leave CloudFront with the old value until a deployment; the runbook changes it without an outage.',
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
