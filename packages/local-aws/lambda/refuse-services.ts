import type { RequestListener } from 'node:http';

/** The scope of a signature: `<key>/<day>/<region>/<service>/aws4_request`. */
const SERVICE = /Credential=[^/]+\/\d{8}\/[^/]+\/([\w-]+)\/aws4_request/;

/**
 * Answers the functions' calls to services that this machine doesn't have, so that none reaches the network.
 * @param log given a line that names the service
 */
export const refuseServices =
  (log: (line: string) => void): RequestListener =>
  (request, response) => {
    const service = SERVICE.exec(request.headers.authorization ?? '')?.[1] ?? 'a service without a signature';
    const message = `A function called ${service}: this machine has dynamodb, s3 and ses only.`;
    log(message);
    request.resume();
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': 'UnsupportedService' };
    response.writeHead(400, headers).end(JSON.stringify({ __type: 'UnsupportedService', message }));
  };
