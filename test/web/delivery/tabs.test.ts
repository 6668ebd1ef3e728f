import { afterEach, expect, it, vi } from 'vitest';
import { listenToTabs, tellTabs } from '../../../web/delivery/tabs.ts';

afterEach(() => vi.unstubAllGlobals());

it('every tab hears of a change, and the channel that said it is closed again', () => {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      open.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const heard = vi.fn<() => void>();
  listenToTabs(heard);
  for (let change = 0; change < 3; change++) tellTabs();
  expect(heard).toHaveBeenCalledTimes(3);
  expect(open.size).toBe(1);
});
