import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ManifestFile, PublicationProperties } from '../../../functions/publisher/manifest.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import { all, one, rightsOf } from '../fixtures/resources.ts';

const forever = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';
const page = ['text/html; charset=utf-8', 'public, max-age=0, s-maxage=86400, must-revalidate'];
const download = (type: string) => [type, 'no-cache', 'attachment'];

/** Files of every kind, in every folder of a build, in the order in which they are stored: turn, headers, addresses that CloudFront drops. */
const FILES: Readonly<Record<string, readonly [ManifestFile['turn'], readonly string[], ...addresses: string[]]>> = {
  'assets/Home-B4k_29dX.js': ['hashed', ['text/javascript; charset=utf-8', forever]],
  'assets/Home-C4k_29dX.css': ['hashed', ['text/css; charset=utf-8', forever]],
  'assets/archivo-D4k_29dX.woff2': ['hashed', ['font/woff2', forever]],
  'assets/bilder/werk-768.aa686f5593.avif': ['hashed', ['image/avif', forever]],
  'assets/bilder/werk-768.aa686f5593.jpg': ['hashed', ['image/jpeg', forever]],
  '.well-known/security.txt': ['fixed', ['text/plain; charset=utf-8', day]],
  'apple-touch-icon.png': ['fixed', ['image/png', day]],
  'dokumente/profil.docx': [
    'fixed',
    download('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  ],
  'dokumente/profil.dwg': ['fixed', download('image/vnd.dwg')],
  'dokumente/profil.dxf': ['fixed', download('image/vnd.dxf')],
  'dokumente/profil.pdf': ['fixed', download('application/pdf')],
  'favicon.ico': ['fixed', ['image/x-icon', day]],
  'site.webmanifest': ['fixed', ['application/manifest+json; charset=utf-8', day]],
  'sitemap.xml': ['fixed', ['application/xml; charset=utf-8', day]],
  '404.html': ['pages', page, '/404.html'],
  'index.html': ['pages', page, '/index.html', '/'],
  'produkte/fassaden/index.html': ['pages', page, '/produkte/fassaden/index.html', '/produkte/fassaden'],
};
const KEYS = Object.keys(FILES).toSorted();

/** Synthesises the publication of a site with these files; the text of a file is its key unless given. */
async function publish(texts: Readonly<Record<string, string>> = {}) {
  const files = { ...Object.fromEntries(KEYS.map((key) => [key, key])), ...texts };
  const { folder, template } = await synthesise('prod', 'empty', { files });
  const properties = one(template, 'Custom::SitePublication') as unknown as PublicationProperties;
  const asset = (key: string) => join(folder, `asset.${key.replace('.zip', '')}`);
  return {
    template,
    properties,
    manifest: JSON.parse(readFileSync(asset(properties.Manifest), 'utf8')) as ManifestFile[],
    /** Names in the archive of a folder. */
    archived(wanted: string) {
      const path = asset(properties.Archives.find(({ Folder }) => Folder === wanted)?.Key ?? '');
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(path, join(entry.parentPath, entry.name)));
    },
  };
}

const site = await publish();

describe('the manifest of the site', () => {
  it('names every file once, with its content, in an archive that contains it', () => {
    expect(site.manifest.map(({ key }) => key).toSorted()).toEqual(KEYS);
    for (const { key, folder, sha256 } of site.manifest) {
      expect([key, sha256]).toEqual([key, createHash('sha256').update(key).digest('base64')]);
      expect(site.archived(folder)).toContain(key.slice(folder.length));
    }
    expect(site.properties.Archives.flatMap(({ Folder }) => site.archived(Folder))).toHaveLength(KEYS.length);
  });

  it('lists hashed files first, then others, pages last, each with its headers and addresses', () => {
    const listed = site.manifest.map(({ key, turn, headers, addresses }) => [
      key,
      [turn, Object.values(headers), ...addresses],
    ]);
    expect(listed).toEqual(Object.entries(FILES));
    // The smoke test compares it.
    expect(site.template.Outputs?.['HomePage']?.Value).toBe(
      site.manifest.find(({ key }) => key === 'index.html')?.sha256,
    );
  });
});

describe('the publication', () => {
  it('may do exactly this: no file is deleted, no other bucket written, no other distribution invalidated', () => {
    const anything = expect.anything() as object;
    const writesLog = [['logs:CreateLogStream', 'logs:PutLogEvents'], anything, undefined];
    const ofAccount = 'arn:aws:cloudfront::111122223333:distribution/';
    const distribution = { Ref: expect.stringMatching(/^Distribution/) as string };
    expect(rightsOf(site.template, 'Publication')).toEqual([
      writesLog,
      ['s3:GetObject', 'arn:aws:s3:::cdk-hnb659fds-assets-111122223333-eu-central-2/*', undefined],
      ['s3:ListBucket', 'arn:aws:s3:::website-prod-site-111122223333', undefined],
      [['s3:GetObject', 's3:PutObject'], 'arn:aws:s3:::website-prod-site-111122223333/*', undefined],
      ['cloudfront:CreateInvalidation', { 'Fn::Join': ['', [ofAccount, distribution]] }, undefined],
      writesLog,
      [['lambda:GetFunction', 'lambda:InvokeFunction'], anything, undefined],
    ]);
    expect(all(site.template, 'AWS::IAM::Policy')).toEqual([]);
  });

  it('refuses a file of more than a megabyte, which would make an attack dear', () =>
    expect(publish({ 'favicon.ico': 'x'.repeat(1_000_001) })).rejects.toThrow('favicon.ico has more than 1000000'));
});
