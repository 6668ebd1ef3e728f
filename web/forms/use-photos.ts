import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import type { PhotoList } from '../delivery/photo-list.ts';
import { changeDraft } from '../delivery/session.ts';
import type { Restored } from './use-entries.ts';

const loadOutbox = () => import('../delivery/outbox.ts');

const NONE = { photos: [], refused: [], unread: 0 } as const;
const withoutPhotos = { subscribe: () => () => undefined, getState: () => NONE };

/**
 * The photos of a form. Those of a draft are kept on this device until they are sent or discarded. Where the browser keeps nothing, or the
 * script can't be fetched, they live as long as the page.
 * @param restored what the form goes on with
 */
export function usePhotos(form: Form, list: PhotoList | undefined, restored: Restored | undefined) {
  const { subscribe, getState } = list ?? withoutPhotos;
  const { photos } = useSyncExternalStore(subscribe, getState, getState);
  const previews = photos.map(({ preview }) => preview).join(' ');
  const keptUnder = useRef<string>(undefined);

  useEffect(() => {
    // The photos that were added while another request was sent are in the list.
    if (restored && restored.from !== 'changed')
      list?.restore(
        Promise.all([loadOutbox(), restored.owned]).then(([{ draftPhotos }]) => draftPhotos(restored.draft)),
      );
  }, [list, restored]);

  useEffect(() => {
    if (!list || (!previews && !keptUnder.current)) return;
    Promise.all([loadOutbox(), restored?.owned])
      .then(async ([{ keepDraftPhotos }]) => {
        const before = keptUnder.current;
        const now = list.getState().photos;
        const id = now.length > 0 ? changeDraft(form).submissionId : undefined;
        keptUnder.current = id;
        if (before && before !== id) await keepDraftPhotos(before, []);
        if (id) await keepDraftPhotos(id, now);
      })
      .catch((error: unknown) => console.error(error));
  }, [form, list, previews, restored]);

  return photos;
}
