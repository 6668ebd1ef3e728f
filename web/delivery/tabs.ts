const CHANNEL = 'outbox';

/** Calls back when the outbox has changed in any tab, this one included. */
export function listenToTabs(onChange: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', onChange);
}

/** Says to all tabs that the outbox has changed. A channel that stays open would keep the page from the browser's cache of pages to go back to. */
export function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage('changed');
  channel.close();
}
