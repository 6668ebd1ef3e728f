/** After the line is back. */
const RETRY_MS = 3000;
const LONGEST_OFFLINE_MS = 2 * 60_000;

/** Waits until the browser is online again, two minutes at most, and a moment longer: a line that is just back often drops once more. */
export async function waitUntilOnline(): Promise<void> {
  if (!navigator.onLine) {
    await new Promise<void>((resolve) => {
      addEventListener('online', () => resolve(), { once: true });
      setTimeout(resolve, LONGEST_OFFLINE_MS);
    });
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
}
