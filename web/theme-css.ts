import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme } from './theme.ts';

const MODULE = 'virtual:mantine-theme.css';

/**
 * Gives Mantine's variables as the stylesheet `virtual:mantine-theme.css`, made from the theme.
 * MantineProvider would write them into a `<style>` element, which the site's content security policy forbids.
 */
export function mantineThemeCss(): Plugin {
  return {
    name: 'mantine-theme-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? themeCss() : undefined),
  };
}

/** The variables of the theme as CSS, in the layer of Mantine's own styles. */
export function themeCss(): string {
  const html = renderToString(createElement(MantineProvider, { theme, forceColorScheme: 'light' }, null));
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  return `@layer mantine{${styles.join('')}}`;
}
