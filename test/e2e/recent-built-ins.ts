/** What at least one of the oldest browsers lacks: built-ins of 2023 and later (MDN's compatibility data). */
const newerBuiltIns = `
  Array.prototype.toSorted Array.prototype.toReversed Array.prototype.toSpliced Array.prototype.with
  Object.getPrototypeOf(Int8Array.prototype).toSorted Object.getPrototypeOf(Int8Array.prototype).toReversed
  Object.getPrototypeOf(Int8Array.prototype).with String.prototype.isWellFormed String.prototype.toWellFormed
  Intl.NumberFormat.prototype.formatRange Response.json URLSearchParams.prototype.size URL.canParse
  Element.prototype.role Element.prototype.ariaLabel Navigator.prototype.userActivation ToggleEvent
  CanvasRenderingContext2D.prototype.reset Array.fromAsync ArrayBuffer.prototype.transfer
  ArrayBuffer.prototype.resize Intl.Segmenter Map.groupBy Object.groupBy Promise.withResolvers Set.prototype.union
  Set.prototype.intersection Set.prototype.difference Set.prototype.symmetricDifference Set.prototype.isSubsetOf
  Set.prototype.isSupersetOf Set.prototype.isDisjointFrom AbortSignal.any AbortSignal.timeout
  Element.prototype.checkVisibility Element.prototype.getHTML HTMLElement.prototype.popover
  HTMLElement.prototype.showPopover HTMLElement.prototype.hidePopover HTMLElement.prototype.togglePopover
  HTMLButtonElement.prototype.popoverTargetElement HTMLImageElement.prototype.fetchPriority
  IDBFactory.prototype.databases CSS.registerProperty URL.parse Iterator Iterator.from Iterator.prototype.drop
  Iterator.prototype.every Iterator.prototype.filter Iterator.prototype.find Iterator.prototype.flatMap
  Iterator.prototype.forEach Iterator.prototype.map Iterator.prototype.reduce Iterator.prototype.some
  Iterator.prototype.take Iterator.prototype.toArray Promise.try RegExp.escape Float16Array Math.f16round
  Error.captureStackTrace Uint8Array.fromBase64 Uint8Array.prototype.toBase64 Uint8Array.prototype.toHex
  Intl.DurationFormat JSON.rawJSON Atomics.waitAsync Response.prototype.bytes
  HTMLDialogElement.prototype.requestClose HTMLButtonElement.prototype.commandForElement CommandEvent CSS.highlights
  Element.prototype.setHTMLUnsafe Document.prototype.startViewTransition Document.prototype.caretPositionFromPoint
  PerformanceEventTiming Map.prototype.getOrInsert Map.prototype.getOrInsertComputed Math.sumPrecise Iterator.concat
  Blob.prototype.bytes navigation trustedTypes Error.isError DisposableStack SuppressedError Symbol.dispose Temporal
  requestIdleCallback scheduler Element.prototype.moveBefore HTMLDialogElement.prototype.closedBy ReadableStream.from
`;

/** A script that takes them away; one may be part of another. */
export const REMOVAL = newerBuiltIns
  .trim()
  .split(/\s+/u)
  .map((builtIn) => `try { delete ${builtIn.includes('.') ? builtIn : `window.${builtIn}`} } catch {}`)
  .join('\n');
