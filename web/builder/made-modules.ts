import type { Plugin } from 'vite';
import type { LoadContext } from './load-source.ts';

/** Gives the source text of a module. @param isServer whether it is for prerendering */
export type MakeModule = (context: LoadContext, isServer: boolean) => string | Promise<string>;

/** A plugin that provides modules which are made of the site's sources, by their names: `virtual:…`. */
export const madeModules = (name: string, modules: Readonly<Record<string, MakeModule>>): Plugin => ({
  name,
  resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
  load(id, options) {
    return id.startsWith('\0') ? modules[id.slice(1)]?.(this, options?.ssr === true) : undefined;
  },
});
