export type Outbox = typeof import('./outbox.ts');

/** The outbox and its panel. Fetched when the visitor begins to fill in: without a network they could not be fetched. */
export async function loadOutbox(): Promise<Outbox> {
  const [outbox] = await Promise.all([import('./outbox.ts'), import('./OutboxPanel.tsx')]);
  return outbox;
}
