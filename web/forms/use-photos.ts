import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import type { PhotoList } from '../delivery/photo-list.ts';
import { changeDraft, type Draft } from '../delivery/session.ts';

const loadOutbox = () => import('../delivery/outbox.ts');

const NONE = { photos: [], refused: [], unread: 0 } as const;
const withoutPhotos = { subscribe: () => () => undefined, getState: () => NONE };

/**
 * The photos of a form. Those of a draft are kept on this device until they are sent or discarded. Where the browser keeps nothing, or the
 * script can't be fetched, they live as long as the page.
 * @param restored draft that the form continues
 */
export function usePhotos(form: Form, list: PhotoList | undefined, restored: Draft | undefined) {
  const { subscribe, getState } = list ?? withoutPhotos;
  const { photos } = useSyncExternalStore(subscribe, getState, getState);
  const previews = photos.map(({ preview }) => preview).join(' ');
  const keptUnder = useRef<string>(undefined);

  useEffect(() => {
    if (restored) list?.restore(loadOutbox().then(({ draftPhotos }) => draftPhotos(restored)));
  }, [list, restored]);

  useEffect(() => {
    if (!list || (!previews && !keptUnder.current)) return;
    const id = previews ? changeDraft(form).submissionId : (keptUnder.current ?? '');
    keptUnder.current = previews ? id : undefined;
    // The list is read when the script is loaded: the import of the first of two calls may resolve after that of the second.
    loadOutbox()
      .then(({ keepDraftPhotos }) => keepDraftPhotos(id, previews ? list.getState().photos : []))
      .catch((error: unknown) => console.error(error));
  }, [form, list, previews]);

  return photos;
}
