import { useState, type ReactNode } from 'react';
import type { GalleryItem } from '../../pictures/gallery-item.ts';
import { largest } from '../../pictures/variants.ts';
import type { Lightbox } from './Lightbox.tsx';

interface View {
  readonly Lightbox: typeof Lightbox;
  readonly first: number;
}

/**
 * The full-size view of a page's pictures. Its script is fetched when the first one is opened.
 * @returns what opens the picture of a name, and the view, to be put at the end of the page
 */
export function useGallery(items: readonly GalleryItem[]): {
  readonly open: (name: string) => void;
  readonly view: ReactNode;
} {
  const [view, setView] = useState<View>();

  async function open(name: string) {
    const first = items.findIndex(({ picture }) => picture.name === name);
    const item = items[first];
    if (!item) return;
    try {
      const { Lightbox } = await import('./Lightbox.tsx');
      setView({ Lightbox, first });
    } catch {
      // After a new release the old script is gone; the picture itself is not.
      location.assign(largest(item.picture, 'whole', 'avif'));
    }
  }

  return {
    open: (name) => void open(name),
    view: view && <view.Lightbox items={items} first={view.first} onClose={() => setView(undefined)} />,
  };
}
