/** The browser reads the file soon after the click; the memory is released later. */
const RELEASE_MS = 60_000;

/** Offers a file to the visitor as a download. */
export function save(name: string, blob: Blob): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
