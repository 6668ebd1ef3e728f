import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { virtualModules } from '../../web/builder/virtual-modules.ts';
import config from '../../web/builder/vite.config.ts';
import { answerStylesheet } from '../../web/builder/write-answer-styles.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

it('no plugin, alias, condition or extension replaces a file of a dependency', () => {
  // That of React, and two of our own.
  expect(config.plugins).toHaveLength(3);
  for (const plugin of [...virtualModules(), answerStylesheet()]) {
    expect(plugin).not.toHaveProperty('transform');
    const resolve = plugin.resolveId as ((id: string) => unknown) | undefined;
    expect(resolve?.('react')).toBeUndefined();
  }
  expect([config.resolve, config.optimizeDeps]).toEqual([undefined, undefined]);
});

it('no install step patches dependencies', () => {
  const manifest = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(manifest).not.toHaveProperty('overrides');
  // Chooses the Node that scripts run under.
  expect(Object.keys(manifest.scripts).filter((name) => /install|prepare/u.test(name))).toEqual(['postinstall']);
  expect(existsSync(projectFile('patches'))).toBe(false);
});
