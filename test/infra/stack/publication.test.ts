import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileHeaders } from '../../../infra/stack/file-headers.ts';
import { SitePublication } from '../../../infra/stack/site-publication.ts';
import { selects } from '../../../infra/local/edge/published-files.ts';
import { featureFlags, settingsOf } from '../fixtures/fixture-stack.ts';

/** Files of every kind, in every folder of a build. */
const KEYS = [
  '.well-known/security.txt',
  '404.html',
  'apple-touch-icon.png',
  'assets/Home-B4k_29dX.js',
  'assets/Home-C4k_29dX.css',
  'assets/archivo-D4k_29dX.woff2',
  ...['avif', 'jpg', 'webp'].map((format) => `assets/bilder/werk-768.aa686f5593.${format}`),
  ...['docx', 'dwg', 'dxf', 'pdf'].map((format) => `dokumente/profil.${format}`),
  'favicon.ico',
  'index.html',
  'kontakt/index.html',
  'produkte/fassaden/index.html',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
];

interface Publication {
  readonly id: string;
  readonly DependsOn: readonly string[];
  readonly Properties: {
    readonly SourceObjectKeys: readonly string[];
    readonly Exclude: readonly string[];
    readonly Include: readonly string[];
    readonly SystemMetadata: Readonly<Record<string, string>>;
    readonly Prune: boolean;
    readonly ServiceToken: object;
    readonly DistributionPaths?: readonly string[];
  };
}

interface Published {
  readonly template: Template;
  readonly publications: readonly Publication[];
  /** Keys in the archive of a deployment. */
  readonly archived: (publication: Publication) => readonly string[];
}

/** Synthesises the publication of a site with these files; the text of a file is its key unless given. */
async function publish(texts: Readonly<Record<string, string>> = {}): Promise<Published> {
  const root = await mkdtemp(join(tmpdir(), 'website-publication-'));
  roots.push(root);
  for (const key of KEYS) {
    await mkdir(dirname(join(root, 'site', key)), { recursive: true });
    await writeFile(join(root, 'site', key), texts[key] ?? key);
  }
  const app = new App({ outdir: join(root, 'cdk.out'), analyticsReporting: false, treeMetadata: false, context: featureFlags });
  const stack = new Stack(app, 'Test', { env: { account: '111122223333', region: 'eu-central-2' } });
  const bucket = Bucket.fromBucketName(stack, 'Bucket', 'site');
  const distribution = new Distribution(stack, 'Distribution', { defaultBehavior: { origin: S3BucketOrigin.withOriginAccessControl(bucket) } });
  const { documents } = new SitePublication(stack, 'Publication', { settings: settingsOf('prod'), site: { folder: join(root, 'site'), keys: KEYS }, bucket, distribution });
  expect(documents).toHaveLength(1);
  const template = Template.fromStack(stack);
  const found = Object.entries(template.findResources('Custom::CDKBucketDeployment'));
  const publications = found.map(([id, { DependsOn = [], Properties }]) => ({ id: id.replace(/^Publication|CustomResource.*$/g, ''), DependsOn, Properties }) as Publication);
  return {
    template,
    publications,
    archived({ Properties: { SourceObjectKeys: [key = ''] } }) {
      const folder = join(root, 'cdk.out', `asset.${key.replace('.zip', '')}`);
      if (!existsSync(folder)) return [];
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    },
  };
}

const roots: string[] = [];
afterAll(async () => {
  for (const root of roots) await rm(root, { recursive: true });
});

let site: Published;
beforeAll(async () => {
  site = await publish();
});

const named = (pattern: RegExp) => site.publications.filter(({ id }) => pattern.test(id));
const dependsOn = ({ DependsOn }: Publication, name: string) => DependsOn.some((id) => id.startsWith(`Publication${name}CustomResource`));
/** Key of each deployment's archive. */
const sources = ({ publications }: Published) => new Map(publications.map(({ id, Properties }) => [id, Properties.SourceObjectKeys[0]]));
const storedHeaders = ['content-type', 'cache-control', 'content-disposition'];
const kept = (type: string) => [type, 'no-cache', 'attachment'];

describe('the deployments of the site', () => {
  it('contain every file exactly once', () => {
    expect(site.publications.flatMap(site.archived).toSorted()).toEqual(KEYS.toSorted());
  });

  it('select exactly the files of their archive, so the local host serves the same', () => {
    for (const publication of site.publications) {
      const { Exclude: exclude, Include: include } = publication.Properties;
      expect(KEYS.filter((key) => selects({ exclude, include }, key)).toSorted()).toEqual([...site.archived(publication)].toSorted());
    }
  });

  it('store each file with its headers', () => {
    for (const publication of site.publications) {
      for (const key of site.archived(publication)) expect([key, publication.Properties.SystemMetadata]).toEqual([key, fileHeaders(key)]);
    }
  });

  it('are these, with these headers', () => {
    const forever = 'public, max-age=31536000, immutable';
    const day = 'public, max-age=86400';
    const edge = 'public, max-age=0, s-maxage=86400, must-revalidate';
    expect(Object.fromEntries(site.publications.map(({ id, Properties: { SystemMetadata } }) => [id, storedHeaders.flatMap((name) => SystemMetadata[name] ?? [])]))).toEqual({
      Documents: ['text/html; charset=utf-8', edge],
      FixedIco: ['image/x-icon', day],
      FixedPng: ['image/png', day],
      FixedTxt: ['text/plain; charset=utf-8', day],
      FixedWebmanifest: ['application/manifest+json; charset=utf-8', day],
      FixedXml: ['application/xml; charset=utf-8', day],
      HashedAvif: ['image/avif', forever],
      HashedCss: ['text/css; charset=utf-8', forever],
      HashedJpg: ['image/jpeg', forever],
      HashedJs: ['text/javascript; charset=utf-8', forever],
      HashedWebp: ['image/webp', forever],
      HashedWoff2: ['font/woff2', forever],
      KeptDocx: kept('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
      KeptDwg: kept('image/vnd.dwg'),
      KeptDxf: kept('image/vnd.dxf'),
      KeptPdf: kept('application/pdf'),
    });
  });

  it('come in order: files with a hash in their name, other files, documents', () => {
    const [hashed, fixed, documents] = [named(/^Hashed/), named(/^(?:Fixed|Kept)/), named(/^Documents/)];
    for (const each of hashed) expect(each.DependsOn).toEqual([]);
    for (const each of fixed) expect(hashed.filter(({ id }) => !dependsOn(each, id))).toEqual([]);
    for (const each of documents) expect([...hashed, ...fixed].filter(({ id }) => !dependsOn(each, id))).toEqual([]);
  });

  it('delete nothing, and share one function', () => {
    expect(site.publications.map(({ Properties }) => Properties.Prune)).toEqual(site.publications.map(() => false));
    expect(new Set(site.publications.map(({ Properties }) => JSON.stringify(Properties.ServiceToken))).size).toBe(1);
    site.template.resourceCountIs('AWS::Lambda::Function', 1);
  });

  it('invalidate the addresses of documents, and nothing else', () => {
    const invalidating = site.publications.filter(({ Properties }) => Properties.DistributionPaths);
    expect(invalidating.map(({ id, Properties }) => [id, Properties.DistributionPaths])).toEqual([
      ['Documents', ['/404.html', '/index.html', '/', '/kontakt/index.html', '/kontakt', '/produkte/fassaden/index.html', '/produkte/fassaden']],
    ]);
  });
});

describe('the function of the deployments', () => {
  it('may do exactly this: no file is deleted, no other bucket written, no other distribution invalidated', () => {
    const policies = Object.values(site.template.findResources('AWS::IAM::Role')).flatMap(({ Properties }) => (Properties as { Policies: { PolicyDocument: { Statement: object[] } }[] }).Policies);
    expect(policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toMatchObject([
      { Action: ['logs:CreateLogStream', 'logs:PutLogEvents'] },
      { Action: 's3:GetObject', Resource: 'arn:aws:s3:::cdk-hnb659fds-assets-111122223333-eu-central-2/*' },
      { Action: 's3:ListBucket', Resource: 'arn:aws:s3:::site' },
      { Action: 's3:PutObject', Resource: 'arn:aws:s3:::site/*' },
      {
        Action: ['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'],
        Resource: { 'Fn::Join': ['', ['arn:aws:cloudfront::111122223333:distribution/', { Ref: expect.stringMatching(/^Distribution/) as string }]] },
      },
    ]);
    site.template.resourceCountIs('AWS::IAM::Policy', 0);
  });
});

describe('a release', () => {
  it('that changes one page deploys the documents again, and nothing else', async () => {
    const next = await publish({ 'kontakt/index.html': 'another text' });
    const [before, after] = [sources(site), sources(next)];
    expect([...after].filter(([id, key]) => before.get(id) !== key).map(([id]) => id)).toEqual(['Documents']);
  });
});
