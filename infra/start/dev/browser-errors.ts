import { styleText } from 'node:util';
import type { BuildFailure } from 'esbuild';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';

interface BrowserErrors {
  readonly plugin: Plugin;
  /** Shows an error in every page that is open or will be, until the same source has none. */
  readonly show: (source: string, error: unknown) => void;
  readonly clear: (source: string) => void;
}

/**
 * Shows in the pages of the development server, in Vite's own overlay, what else is wrong: functions that don't compile, a stack that can't be
 * synthesised, and what a page throws while it runs, for which Vite has no overlay.
 */
export function browserErrors(): BrowserErrors {
  const errors = new Map<string, ErrorPayload>();
  let server: ViteDevServer | undefined;
  return {
    plugin: {
      name: 'browser-errors',
      configureServer(started) {
        server = started;
        started.environments.client.hot.on('vite:client:connect', (_data, client) => {
          for (const payload of errors.values()) client.send(payload);
        });
      },
      transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: RUNTIME_ERRORS }],
    },
    show(source, error) {
      const payload = payloadOf(source, error);
      errors.set(source, payload);
      server?.environments.client.hot.send(payload);
    },
    clear(source) {
      // Any update closes the overlay.
      if (errors.delete(source)) server?.environments.client.hot.send({ type: 'update', updates: [] });
    },
  };
}

/** In the page: errors that nothing caught, and those that React's boundary reports (`web/layout/entry-client.tsx`). */
const RUNTIME_ERRORS = `
  const show = (error) => {
    if (!(error instanceof Error) || document.querySelector('vite-error-overlay')) return;
    const Overlay = customElements.get('vite-error-overlay');
    if (Overlay) document.body.append(new Overlay({ message: error.message, stack: error.stack ?? '' }));
  };
  addEventListener('error', ({ error }) => show(error));
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
`;

function payloadOf(source: string, error: unknown): ErrorPayload {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  const { file, line, column, lineText } = first?.location ?? {};
  return {
    type: 'error',
    err: {
      plugin: source,
      message: first?.text ?? (error instanceof Error ? error.message : String(error)),
      stack: '',
      ...(file && { id: file, loc: { file, line: line ?? 0, column: column ?? 0 }, frame: lineText }),
    },
  };
}

/** A build's first error in a line, with its place. */
export function lineOf(error: unknown): string {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  const place = first?.location ? `${first.location.file}:${first.location.line}:${first.location.column + 1}: ` : '';
  return styleText('red', first ? place + first.text : String(error));
}
