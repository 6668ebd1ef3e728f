/**
 * Replaces `@types/node` in the browser's compilation: the types of PDFKit and docx ask for it, and a page could then name `process`. Only the names
 * that both use.
 */
type Buffer = Uint8Array;
declare namespace NodeJS {
  type ReadableStream = unknown;
}
