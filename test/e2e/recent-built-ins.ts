/** By the year in which the last of Chromium, Firefox and Safari got them (MDN's compatibility data). */
type BuiltIns = Readonly<Record<string, readonly string[]>>;

/** In the oldest browsers that run the script, too (docs/quality.md). */
const commonBuiltIns: BuiltIns = {
  '2020': ['AggregateError', 'Promise.any', 'String.prototype.replaceAll', 'Element.prototype.replaceChildren'],
  '2021': [
    'WeakRef',
    'FinalizationRegistry',
    'Intl.ListFormat',
    'Intl.DisplayNames',
    'AbortSignal.abort',
    'visualViewport',
  ],
  '2022': [
    'Array.prototype.at',
    'Array.prototype.findLast',
    'Array.prototype.findLastIndex',
    'String.prototype.at',
    'Object.getPrototypeOf(Int8Array.prototype).at',
    'Object.hasOwn',
    'structuredClone',
    'reportError',
    'Crypto.prototype.randomUUID',
    'AbortSignal.prototype.throwIfAborted',
    'BroadcastChannel',
    'Navigator.prototype.locks',
    'HTMLDialogElement',
    'HTMLImageElement.prototype.loading',
    'SubmitEvent.prototype.submitter',
    'HTMLFormElement.prototype.requestSubmit',
    'HTMLInputElement.prototype.showPicker',
    'TransformStream',
  ],
  '2023': [
    'OffscreenCanvas',
    'HTMLElement.prototype.inert',
    'Document.prototype.adoptedStyleSheets',
    'CompressionStream',
    'CanvasRenderingContext2D.prototype.roundRect',
  ],
};

/** Absent from at least one of the oldest browsers. */
const newerByYear: BuiltIns = {
  '2023': [
    'Array.prototype.toSorted',
    'Array.prototype.toReversed',
    'Array.prototype.toSpliced',
    'Array.prototype.with',
    'Object.getPrototypeOf(Int8Array.prototype).toSorted',
    'Object.getPrototypeOf(Int8Array.prototype).toReversed',
    'Object.getPrototypeOf(Int8Array.prototype).with',
    'String.prototype.isWellFormed',
    'String.prototype.toWellFormed',
    'Intl.NumberFormat.prototype.formatRange',
    'Response.json',
    'URLSearchParams.prototype.size',
    'URL.canParse',
    'Element.prototype.role',
    'Element.prototype.ariaLabel',
    'Navigator.prototype.userActivation',
    'ToggleEvent',
    'CanvasRenderingContext2D.prototype.reset',
  ],
  '2024': [
    'Array.fromAsync',
    'ArrayBuffer.prototype.transfer',
    'ArrayBuffer.prototype.resize',
    'Intl.Segmenter',
    'Map.groupBy',
    'Object.groupBy',
    'Promise.withResolvers',
    'Set.prototype.union',
    'Set.prototype.intersection',
    'Set.prototype.difference',
    'Set.prototype.symmetricDifference',
    'Set.prototype.isSubsetOf',
    'Set.prototype.isSupersetOf',
    'Set.prototype.isDisjointFrom',
    'AbortSignal.any',
    'AbortSignal.timeout',
    'Element.prototype.checkVisibility',
    'Element.prototype.getHTML',
    'HTMLElement.prototype.popover',
    'HTMLElement.prototype.showPopover',
    'HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.togglePopover',
    'HTMLButtonElement.prototype.popoverTargetElement',
    'HTMLImageElement.prototype.fetchPriority',
    'IDBFactory.prototype.databases',
    'CSS.registerProperty',
    'URL.parse',
  ],
  '2025': [
    'Iterator',
    'Iterator.from',
    ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'].map(
      (method) => `Iterator.prototype.${method}`,
    ),
    'Promise.try',
    'RegExp.escape',
    'Float16Array',
    'Math.f16round',
    'Error.captureStackTrace',
    'Uint8Array.fromBase64',
    'Uint8Array.prototype.toBase64',
    'Uint8Array.prototype.toHex',
    'Intl.DurationFormat',
    'JSON.rawJSON',
    'Atomics.waitAsync',
    'Response.prototype.bytes',
    'HTMLDialogElement.prototype.requestClose',
    'HTMLButtonElement.prototype.commandForElement',
    'CommandEvent',
    'CSS.highlights',
    'Element.prototype.setHTMLUnsafe',
    'Document.prototype.startViewTransition',
    'Document.prototype.caretPositionFromPoint',
    'PerformanceEventTiming',
  ],
  '2026': [
    'Map.prototype.getOrInsert',
    'Map.prototype.getOrInsertComputed',
    'Math.sumPrecise',
    'Iterator.concat',
    'Blob.prototype.bytes',
    'navigation',
    'trustedTypes',
  ],
  'not yet in all': [
    'Error.isError',
    'DisposableStack',
    'SuppressedError',
    'Symbol.dispose',
    'Temporal',
    'requestIdleCallback',
    'scheduler',
    'Element.prototype.moveBefore',
    'HTMLDialogElement.prototype.closedBy',
    'ReadableStream.from',
  ],
};

/** What at least one of the oldest browsers lacks. */
export const newerBuiltIns: readonly string[] = Object.values(newerByYear).flat();

/** Built-ins of the language and of the browser since late 2020, as expressions. */
export const recentBuiltIns: readonly string[] = [...Object.values(commonBuiltIns).flat(), ...newerBuiltIns];

/** A script that takes built-ins away; one may be part of another. */
export const removalOf = (builtIns: readonly string[]): string =>
  builtIns
    .map((builtIn) => `try { delete ${builtIn.includes('.') ? builtIn : `window.${builtIn}`} } catch {}`)
    .join('\n');

/** A script that notes in `window.used` which built-ins are asked for. */
export function noteUse(builtIns: readonly string[]): void {
  const used = new Set<string>();
  Object.assign(window, { used });
  for (const builtIn of builtIns) {
    const [, holder = 'window', name = ''] = /^(?:(.+)\.)?(\w+)$/u.exec(builtIn) ?? [];
    // oxlint-disable-next-line no-eval
    let owner: object | null = globalThis.eval(`try { ${holder} } catch { null }`);
    while (owner && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
    const own = owner && Object.getOwnPropertyDescriptor(owner, name);
    if (!own?.configurable) continue;
    Object.defineProperty(owner, name, {
      configurable: true,
      get() {
        used.add(builtIn);
        return own.get ? own.get.call(this) : own.value;
      },
      set(value: unknown) {
        if (own.set) own.set.call(this, value);
        else Object.defineProperty(this, name, { value, configurable: true, writable: true });
      },
    });
  }
}
