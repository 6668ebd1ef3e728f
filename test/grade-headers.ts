/**
 * Grades the headers of the built site with the functions of MDN's HTTP Observatory: `npx node test/grade-headers.ts <its folder>`, after
 * `npm run build`. Prints each test's result and modifier, the score and the grade. docs/headers.md says how to get the package, whose own
 * install asks the network, so that it can't be among the dependencies.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteHeaders } from '../shared/security-headers.ts';

interface TestResult {
  readonly result: string;
  readonly pass: boolean;
}

interface Observatory {
  readonly ALL_TESTS: readonly ((requests: object) => TestResult)[];
  readonly getScoreModifier: (result: string) => number;
  readonly getGradeForScore: (score: number) => { readonly grade: string; readonly score: number };
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  readonly Requests: new (hostname: string) => { resources: object; responses: object };
  readonly AxiosHeaders: new (headers: Readonly<Record<string, string>>) => object;
}

const SITE = 'www.musterstein.example';
const projectFile = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

function grade(observatory: Observatory) {
  const headers = siteHeaders({ uploadOrigin: 'https://uploads.s3.eu-central-2.amazonaws.com' });
  const page = projectFile('dist/site/index.html');
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/u.exec(page) ?? [];
  const requests = new observatory.Requests(SITE);
  const answer = (all: Readonly<Record<string, string>>, status: number) => ({
    headers: new observatory.AxiosHeaders({ 'content-type': 'text/html; charset=utf-8', ...all }),
    request: { headers: {} },
    status,
    verified: true,
    data: '',
    httpEquiv: new Map([['content-security-policy', [policy]]]),
  });
  const redirects = [new URL(`http://${SITE}/`), new URL(`https://${SITE}/`)].map((url, index) => ({
    url,
    status: [301, 200][index],
  }));
  Object.assign(requests, { session: { url: new URL(`https://${SITE}/`) } });
  Object.assign(requests.resources, { path: page });
  Object.assign(requests.responses, {
    auto: answer(headers, 200),
    https: answer(headers, 200),
    http: answer({}, 301),
    // CloudFront answers a preflight with 403 and no Access-Control header.
    cors: answer(headers, 403),
    httpRedirects: redirects,
    httpsRedirects: redirects.slice(1),
  });
  const results = observatory.ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => observatory.getScoreModifier(result));
  // As its own scanner: extra credit only for a site that is good without it.
  const plain = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100);
  const full = modifiers.reduce((sum, modifier) => sum + modifier, 100);
  const final = observatory.getGradeForScore(plain >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? full : plain);
  return { final, passed: results.filter(({ pass }) => pass).length, results, modifiers };
}

async function loadObservatory(folder: string): Promise<Observatory> {
  const load = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const source = '@mdn/mdn-http-observatory/src';
  const modules = ['constants.js', 'grader/grader.js', 'grader/charts.js', 'types.js'].map((file) =>
    load(`${source}/${file}`),
  );
  return Object.assign({}, ...(await Promise.all([...modules, load('axios/index.js')]))) as Observatory;
}

const { final, passed, results, modifiers } = grade(await loadObservatory(process.argv[2] ?? '.'));
results.forEach(({ result, pass }, index) =>
  console.log(pass ? 'pass' : 'FAIL', String(modifiers[index]).padStart(4), result),
);
console.log(`${final.grade} ${final.score}, ${passed} of ${results.length} tests passed`);
