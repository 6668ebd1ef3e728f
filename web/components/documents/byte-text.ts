const KILOBYTE = 1024;

/** A number of bytes as the pages say it, rounded as file managers do: `412\u00a0KB`, `1.2\u00a0MB`. */
export function byteText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(kilobytes / KILOBYTE).toFixed(1)}\u00a0MB`;
}
