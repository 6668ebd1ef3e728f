import type { Plugin } from 'vite';

const USE_ID = `import { useId as useReactId } from 'react';
export function useId(given) {
  const id = useReactId();
  return given ?? id;
}`;

/**
 * Gives Mantine's inputs the ids that React makes. Mantine's own hook draws a random one when the page has come alive, by which every
 * input is rendered a second time, all in one piece. Fails when Mantine keeps its hook elsewhere.
 */
export function stableIds(): Plugin {
  let replaced = false;
  return {
    name: 'stable-ids',
    apply: 'build',
    // The prerenderer imports Mantine as it is.
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/ },
      handler() {
        replaced = true;
        return USE_ID;
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('Mantine keeps its useId elsewhere now.');
    },
  };
}
