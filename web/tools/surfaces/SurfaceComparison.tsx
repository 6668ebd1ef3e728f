import { useRef, useState } from 'react';
import { finishNames } from '../../../shared/stone/materials.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { DialogButton } from '../../components/DialogButton.tsx';
import { materialLibrary as words } from '../../content/material-library.ts';
import { surfaceName, type SurfaceCard } from '../../content/surface-card.ts';
import { surfaceSampleLink } from './sample-link.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { SurfaceStage, type StageSize } from './SurfaceStage.tsx';
import styles from './SurfaceView.module.css';
import { useModal } from './use-modal.ts';
import { CENTRE } from './use-pan.ts';

interface Props {
  readonly compared: readonly SurfaceCard[];
  /** Absent where two are left. */
  readonly onRemove: ((surface: SurfaceCard) => void) | undefined;
  readonly onClose: () => void;
}

/** Two or three surfaces side by side, at one size and moved together. */
export function SurfaceComparison({ compared, onRemove, onClose }: Props) {
  const dialog = useModal();
  const [size, setSize] = useState<StageSize>('true');
  const [middle, setMiddle] = useState(CENTRE);
  const panes = useRef<HTMLUListElement>(null);
  const remove = (surface: SurfaceCard) => {
    const index = compared.indexOf(surface);
    // The buttons disappear; the focus moves to the surface that takes this place, or to the one before.
    panes.current?.children[index + 1 < compared.length ? index + 1 : index - 1]
      ?.querySelector<HTMLElement>('[tabindex]')
      ?.focus();
    onRemove?.(surface);
  };
  return (
    <dialog ref={dialog} className={styles.comparison} aria-label={words.comparison} onClose={onClose}>
      <ul ref={panes} className={styles.panes}>
        {compared.map((surface) => (
          <li key={surface.id} className={styles.pane}>
            <SurfaceStage
              surface={surface}
              cut="flat"
              size={size}
              hasCoin={false}
              sizes="max(50vw, 100vh)"
              middle={middle}
              onMove={setMiddle}
            />
            <div className={styles.paneWords}>
              <p>
                <span className={styles.number}>
                  {surface.number} · {words.example}
                </span>
                <strong>{surface.name},</strong> {finishNames[surface.finish]}
              </p>
              {onRemove && (
                <DialogButton icon="close" label={words.remove(surfaceName(surface))} onClick={() => remove(surface)} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.comparisonBar}>
        <SizeChoice label={words.size} options={words.sizes} chosen={size} onChoose={setSize} />
        <ButtonLink to={surfaceSampleLink(compared)} isSmall>
          {words.samples}
        </ButtonLink>
        <DialogButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
