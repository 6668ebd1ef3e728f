/** Metadata can't be stripped from a file byte by byte: it is no JPEG or PNG, is damaged, or has something that not every decoder understands alike. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}
