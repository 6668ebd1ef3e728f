export type Outbox = typeof import('./outbox.ts');

/** The outbox and its panel. Fetched when somebody begins to fill in: once the network is gone, they couldn't be had any more. */
export async function loadOutbox(): Promise<Outbox> {
  const [outbox] = await Promise.all([import('./outbox.ts'), import('./OutboxPanel.tsx')]);
  return outbox;
}
