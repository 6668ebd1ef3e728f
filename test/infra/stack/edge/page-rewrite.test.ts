import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../../../shared/paths.ts';
import { edgeFunction } from '../../fixtures/edge-function.ts';
import { FULL, synthesise } from '../../fixtures/fixture-stack.ts';

const { template } = await synthesise('prod', 'empty', { settings: FULL });
const handle = edgeFunction(template, 'SitePageRewrite');

const run = (eventType: 'viewer-request' | 'viewer-response', uri: string, more: object = {}) =>
  handle({
    version: '1.0',
    context: { eventType },
    viewer: { ip: '192.0.2.1' },
    request: { method: 'GET', uri, querystring: {}, headers: {}, cookies: {}, ...more },
    response: { statusCode: 200, statusDescription: 'OK', headers: {}, ...more },
  });

const redirect = (uri: string, more: object = {}) => {
  const { statusCode, headers } = run('viewer-request', uri, more);
  return statusCode === 301 ? headers?.location?.value : undefined;
};

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
it.each(['page-rewrite.js', 'uploads-rewrite.js'])(
  '%s has only syntax that CloudFront’s runtime lists',
  async (file) => {
    const source = readFileSync(`infra/stack/edge/${file}`, 'utf8');
    const supported = { 'const-and-let': true, arrow: true, 'template-literal': true };
    const lowered = await transform(source, { target: 'es5', supported });
    expect(lowered.code).toBe((await transform(source, { target: 'esnext' })).code);
  },
);

it.each(allPaths)('%s is answered by its document with its own status; other ways of writing it lead there', (path) => {
  const folder = path === '/' ? '' : path;
  expect(run('viewer-request', path).uri).toBe(`${folder}/index.html`);
  for (const uri of [`${folder}/index.html`, path]) expect(run('viewer-response', uri).statusCode).toBe(200);
  const written = path === '/' ? [] : [`${path}/`, path.toUpperCase()];
  const others = [`${folder}/index.html`, `/${path}`, `${folder}//`, ...written];
  expect(others.map((uri) => redirect(uri))).toEqual(others.map(() => path));
});

describe('an unknown path', () => {
  const unknown = [
    ...'/gibts-nicht /gibts-nicht/ /produkte/xyz /kontakt/x /foo.png /kontakt.html /404.html'.split(' '),
    ...'/assets /assets/ /assets/nicht-da.js /dokumente/b.pdf /dokumente/ /robots.txt/'.split(' '),
  ];
  const evading = '//evil.example //evil.example/ //evil.example/kontakt /\\evil.example /%2e%2e/ /.git/config'.split(
    ' ',
  );

  it.each([...unknown, ...evading])('%s is answered by the 404 page', (uri) => {
    expect(run('viewer-request', uri).uri).toBe('/404.html');
    expect(redirect(uri)).toBeUndefined();
  });

  // AWS doesn't say whether the answer's event shows the address that was asked for or the one it became.
  it.each(['/404.html', ...unknown])('gets status 404 when the answer’s event names %s', (uri) => {
    expect(run('viewer-response', uri)).toMatchObject({ statusCode: 404, statusDescription: 'Not Found' });
  });
});

describe('the second host name', () => {
  const headers = { host: { value: 'firma.ch' } };

  const uris = '/ /kontakt /Kontakt/ /gibts-nicht /robots.txt //evil.example /\\evil.example'.split(' ');
  it.each(uris)('redirects %s to the site', (uri) =>
    expect(redirect(uri, { headers })).toBe(`https://www.firma.ch${uri}`),
  );

  it.each([
    ['/mustermappe/', {}, '/mustermappe'],
    ['/mustermappe', headers, 'https://www.firma.ch/mustermappe'],
  ])('and %s keep the query as it came', (uri, sent, target) => {
    const querystring = {
      produkt: { value: 'fassaden' },
      q: { value: 'a%20b', multiValue: [{ value: 'a%20b' }, { value: '%C3%BC' }] },
      leer: { value: '' },
    };
    expect(redirect(uri, { headers: sent, querystring })).toBe(`${target}?produkt=fassaden&q=a%20b&q=%C3%BC&leer`);
  });
});

const assets = ['index-B4k_29dX.js', 'ExposedConcrete--Yd6Eol-.js', 'bilder/hero-1440.93a9bf550e.avif'];
it.each([...assets.map((name) => `/assets/${name}`), '/dokumente/profil.pdf', '/robots.txt'])(
  'a file %s passes',
  (uri) => {
    expect([run('viewer-request', uri).uri, run('viewer-response', uri).statusCode]).toEqual([uri, 200]);
  },
);
