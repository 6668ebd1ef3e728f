/** Delay before the loading hint, in milliseconds. */
const HINT_DELAY_MS = 250;

/** Marks the document while a page is loading, from `HINT_DELAY_MS` until the promise settles; the header shows it. */
export function showLoadingHint(loading: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  const timer = setTimeout(() => (dataset['waiting'] = ''), HINT_DELAY_MS);
  const end = () => {
    clearTimeout(timer);
    delete dataset['waiting'];
  };
  loading.then(end, end);
}
