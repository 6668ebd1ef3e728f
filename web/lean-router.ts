import type { Plugin } from 'vite';

/**
 * Tells the bundler that React Router's contexts and components may go where nothing uses them, which saves two thirds of it: its one
 * module makes and names them all when it is loaded, and what does something when it is loaded has to stay.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: { filter: { id: /\/react-router\/dist\// }, handler: (code) => ({ code: withoutSideEffects(code), map: null }) },
  };
}

const withoutSideEffects = (code: string) =>
  code
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    // Names for developer tools only.
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    // A class that says itself what others say after it.
    .replace(/^(var (\w+) = class [^{]*\{)([\s\S]*?)^\2\.contextType = (\w+);$/m, '$1 static contextType = $4;$3');
