/** Nobody notices less. In milliseconds. */
const PATIENCE = 250;

/** Until the promise has settled, but not before it has taken long, the document says that a page is on its way; the header shows it. */
export function showLoadingHint(arrival: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  const timer = setTimeout(() => (dataset['waiting'] = ''), PATIENCE);
  const end = () => {
    clearTimeout(timer);
    delete dataset['waiting'];
  };
  arrival.then(end, end);
}
