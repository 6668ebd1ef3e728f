import { notify } from '../components/notices/notify.tsx';
import { words } from './words.ts';

/** As long as the program waits for a call before it ends. */
const IDLE_MS = 30 * 60 * 1000;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Asks the program, always by POST. @throws Error with a sentence for the operator */
async function post(name: string, body: unknown): Promise<Response> {
  clearTimeout(idle);
  // What has ended shows nothing any more.
  idle = setTimeout(() => document.body.replaceChildren(words.ended), IDLE_MS);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(name, init).catch(() => undefined);
  if (response?.ok) return response;
  throw new Error((await response?.text()) ?? words.ended);
}

export const ask = async <Result>(name: string, body: unknown = null): Promise<Result> =>
  (await (await post(name, body)).json()) as Result;

/** Hands a file to the browser as a download. @returns its name */
export async function download(name: string, body: object): Promise<string> {
  const response = await post(name, body);
  const [, file = ''] = /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const href = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(href), IDLE_MS);
  return file;
}

/** Of all dialogs: locking the page takes a style that its policy forbids, and their header is no second banner. */
export const dialog = {
  closeButtonProps: { 'aria-label': words.close },
  lockScroll: false,
  attributes: { header: { role: 'none' } },
};

/** Shows why something failed. */
export const report = ({ message }: Error) => notify('error', { title: words.failed, text: message });
