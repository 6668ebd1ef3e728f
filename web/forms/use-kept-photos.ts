import { useEffect, useRef } from 'react';
import type { PhotoList } from '../delivery/photo-list.ts';

const store = () => import('../delivery/draft-photos.ts');

interface Draft {
  /** Id of the draft that this session continues. */
  readonly resumed: string | undefined;
  /** Begins the draft of this session, if there is none. @returns its submission's id */
  readonly begin: () => string;
}

/**
 * Keeps the photos of a draft on this device until they are sent or discarded. Where the browser keeps nothing, or the script can't be
 * fetched, they live as long as the page.
 */
export function useKeptPhotos(list: PhotoList | undefined, ids: string, { resumed, begin }: Draft): void {
  const keptUnder = useRef<string>(undefined);

  useEffect(() => {
    if (!list || !resumed) return;
    store()
      .then(({ takeDraftPhotos }) => takeDraftPhotos(resumed))
      .then((photos) => photos.length > 0 && list.takeBack(photos))
      .catch((error: unknown) => console.error(error));
  }, [list, resumed]);

  useEffect(() => {
    if (!list || (!ids && !keptUnder.current)) return;
    const id = ids ? begin() : (keptUnder.current ?? '');
    keptUnder.current = ids ? id : undefined;
    store()
      .then(async ({ keepDraftPhotos }) => keepDraftPhotos(id, ids ? await list.contents() : []))
      .catch((error: unknown) => console.error(error));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each change of the list
  }, [list, ids]);
}
