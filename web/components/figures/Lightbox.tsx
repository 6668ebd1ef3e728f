import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { galleryWords } from '../../content/gallery.ts';
import { pictureKind } from '../../content/layout-words.ts';
import type { GalleryItem } from '../../pictures/gallery-item.ts';
import { Icon } from '../Icon.tsx';
import { DialogButton } from '../links/DialogButton.tsx';
import { typeset } from '../text/typeset.ts';
import { useCloseOnBack } from '../use-close-on-back.ts';
import styles from './Lightbox.module.css';
import { LightboxStage } from './LightboxStage.tsx';

interface Props {
  readonly items: readonly GalleryItem[];
  /** Index of the picture to begin with. */
  readonly first: number;
  readonly onClose: () => void;
}

/**
 * One picture after the other in full size.
 * A native dialog, not Mantine's modal: the browser keeps the focus inside, closes it on Escape and restores the focus, without script.
 */
export function Lightbox({ items, first, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const [isPanned, setIsPanned] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    next.current?.focus();
  }, []);
  useCloseOnBack(dialog, 'picture');

  const item = items[index];
  if (!item) return null;
  const move = (steps: number) => setIndex((index + steps + items.length) % items.length);

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // Elsewhere the arrows move a picture that is wider than the window.
    if (steps === undefined || !(event.target as Element).closest('button')) return;
    event.preventDefault();
    move(steps);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what the buttons do
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={galleryWords.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <LightboxStage key={item.picture.name} item={item} onSwipe={move} onPan={() => setIsPanned(true)} />
      {!isPanned && (
        <p className={styles.hint} aria-hidden="true">
          <Icon name="left" />
          <span>{galleryWords.panHint}</span>
          <Icon name="right" />
        </p>
      )}
      <div className={styles.bar}>
        <p className={styles.words} aria-live="polite">
          <span className={styles.title}>{typeset(item.title)}</span>
          <span className={styles.note}>
            {`${pictureKind(item.picture)}, ${galleryWords.position(index + 1, items.length)}`}
          </span>
        </p>
        <DialogButton icon="left" label={galleryWords.previous} onClick={() => move(-1)} />
        <DialogButton ref={next} icon="right" label={galleryWords.next} onClick={() => move(1)} />
        <DialogButton icon="close" label={galleryWords.close} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
