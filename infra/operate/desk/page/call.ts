import { notifications } from '@mantine/notifications';

/** As long as the program waits for a call before it ends. */
const IDLE_MS = 30 * 60 * 1000;
const ENDED = 'Das Programm ist beendet. So wird es wieder geöffnet: npm run desk';
let idle: ReturnType<typeof setTimeout> | undefined;

/** What has ended shows nothing any more. */
function blank(): void {
  document.body.textContent = ENDED;
}

/** Asks the program, always by POST. @throws Error with a sentence for the operator */
async function post(name: string, body: object): Promise<Response> {
  clearTimeout(idle);
  idle = setTimeout(blank, IDLE_MS);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(name, init).catch(() => undefined);
  if (response?.ok) return response;
  throw new Error((await response?.text()) ?? ENDED);
}

export const ask = async <Result>(name: string, body: object = {}): Promise<Result> =>
  (await (await post(name, body)).json()) as Result;

/** @returns the bytes, and the name that the program gives to the file */
export async function askFile(name: string, body: object): Promise<{ readonly blob: Blob; readonly name: string }> {
  const response = await post(name, body);
  const [, given = ''] = /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { blob: await response.blob(), name: given };
}

/** Hands a file to the browser as a download. */
export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), IDLE_MS);
}

const close = { closeButtonProps: { 'aria-label': 'Schliessen' } };
/** Of all dialogs: locking the page takes a style that its policy forbids, and their header is no second banner. */
export const dialog = { ...close, lockScroll: false, attributes: { header: { role: 'none' } } };

export const announce = (message: string) => notifications.show({ color: 'green', message, ...close });

/** Shows why something failed. */
export const report = ({ message }: Error) =>
  notifications.show({ color: 'red', title: 'Nicht möglich', message, ...close });
