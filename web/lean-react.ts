import type { Plugin } from 'vite';

/** The errors that React throws to itself, made when it is loaded. */
const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNALS = 5;

/**
 * Makes React's own signals without a stack. Where an error is made the engine notes where it stands, for which a browser that is watched, by
 * developer tools or an audit, reads the whole script a second time: three quarters of what loading it takes. Fails when React changes them.
 */
export function leanReact(): Plugin {
  let replaced = 0;
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(SIGNAL, (_, name: string, message: string) => {
          replaced += 1;
          return `${name} = Object.create(Error.prototype, { message: { value: ${message} } })`;
        }),
        map: null,
      }),
    },
    buildEnd(error) {
      if (!error && replaced !== SIGNALS) this.error(`React has ${replaced} signals where ${SIGNALS} were known.`);
    },
  };
}
