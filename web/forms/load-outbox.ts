export type Outbox = typeof import('../delivery/outbox.ts');

/** The outbox and its panel. Fetched when the visitor begins to fill in: without a network they could not be fetched. */
export async function loadOutbox(): Promise<Outbox> {
  const [outbox, { removeOldDraftPhotos }] = await Promise.all([
    import('../delivery/outbox.ts'),
    import('../delivery/draft-photos.ts'),
    import('./OutboxPanel.tsx'),
  ]);
  // A browser that keeps nothing has nothing to delete.
  void removeOldDraftPhotos().catch(() => undefined);
  return outbox;
}
