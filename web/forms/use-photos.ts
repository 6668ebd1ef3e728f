import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PhotoList } from '../delivery/photo-list.ts';
import { loadDraftPhotos } from './load-outbox.ts';

interface Draft {
  /** Id of the draft that this session continues. */
  readonly resumed: string | undefined;
  /** Begins the draft of this session, if there is none. @returns its submission's id */
  readonly begin: () => string;
}

const NONE = { photos: [], refused: [] } as const;
const withoutPhotos = { subscribe: () => () => undefined, getState: () => NONE };

/**
 * The photos of a form. Those of a draft are kept on this device until they are sent or discarded. Where the browser keeps nothing, or the
 * script can't be fetched, they live as long as the page.
 */
export function usePhotos(list: PhotoList | undefined, { resumed, begin }: Draft) {
  const { subscribe, getState } = list ?? withoutPhotos;
  const state = useSyncExternalStore(subscribe, getState, getState);
  const ids = state.photos.map(({ id }) => id).join(' ');
  const keptUnder = useRef<string>(undefined);

  useEffect(() => {
    if (!list || !resumed) return;
    loadDraftPhotos()
      .then(({ takeDraftPhotos }) => takeDraftPhotos(resumed))
      .then((photos) => photos.length > 0 && list.takeBack(photos))
      .catch((error: unknown) => console.error(error));
  }, [list, resumed]);

  useEffect(() => {
    if (!list || (!ids && !keptUnder.current)) return;
    const id = ids ? begin() : (keptUnder.current ?? '');
    keptUnder.current = ids ? id : undefined;
    loadDraftPhotos()
      .then(async ({ keepDraftPhotos }) => keepDraftPhotos(id, ids ? await list.contents() : []))
      .catch((error: unknown) => console.error(error));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each change of the list
  }, [list, ids]);

  return state;
}
