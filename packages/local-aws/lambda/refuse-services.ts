import { createServer, type Server } from 'node:http';

/** The scope of a signature: `<key>/<day>/<region>/<service>/aws4_request`. */
const SERVICE = /Credential=[^/]+\/\d{8}\/[^/]+\/([\w-]+)\/aws4_request/;

/**
 * Takes the functions' calls to what this machine doesn't have, as the endpoint of other services and as the proxy of other hosts, so that none
 * reaches the network.
 * @param log given a line that names the service or the host
 */
export function refuseServices(log: (line: string) => void): Server {
  const refuse = (called: string) => {
    const message = `A function called ${called}: this machine has dynamodb, s3 and ses only.`;
    log(message);
    return message;
  };
  const server = createServer((request, response) => {
    const service = SERVICE.exec(request.headers.authorization ?? '')?.[1];
    const message = refuse(service ?? request.headers.host ?? 'a service without a name');
    request.resume();
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': 'UnsupportedService' };
    response.writeHead(400, headers).end(JSON.stringify({ __type: 'UnsupportedService', message }));
  });
  return server.on('connect', ({ url = '' }, socket) => {
    refuse(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
}
