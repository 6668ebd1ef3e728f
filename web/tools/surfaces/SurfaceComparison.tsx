import { finishNames } from '@works/stone/codes/finishes';
import { parseRecipeCode } from '@works/stone/codes/recipe-code';
import { surfaceName, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { useRef, useState } from 'react';
import { company } from '../../../shared/owner/company.ts';
import { SizeChoice } from '../../components/fields/SizeChoice.tsx';
import { Button, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { DialogButton } from '../../components/links/DialogButton.tsx';
import { materialLibrary as words } from '../../content/material-library.ts';
import { TextureChoice } from '../textures/TextureFiles.tsx';
import { surfaceSampleLink } from './sample-link.ts';
import { SurfaceFacts } from './SurfaceFacts.tsx';
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

/** Two or three surfaces side by side, at one size and moved together, and their facts below; its address can be sent, and it can be printed. */
export function SurfaceComparison({ compared, onRemove, onClose }: Props) {
  const dialog = useModal();
  const [size, setSize] = useState<StageSize>('true');
  const [middle, setMiddle] = useState(CENTRE);
  const [taken, setTaken] = useState<SurfaceCard>();
  const recipe = taken && compared.includes(taken) ? parseRecipeCode(taken.code) : undefined;
  const panes = useRef<HTMLUListElement>(null);
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setStatus(words.copied),
      () => setStatus(words.copyFailed),
    );
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
      <p className={styles.sheetHead}>
        <strong>{`${company.shortName}: ${words.comparison}`}</strong> <span>{location.href}</span>
      </p>
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
                <span className={styles.number}>{`${surface.number} · ${words.example}`}</span>
                <strong>{`${surface.name},`}</strong> <span>{finishNames[surface.finish]}</span>
              </p>
              <DialogButton
                icon="download"
                label={words.texture(surfaceName(surface))}
                isPressed={surface === taken}
                onClick={() => setTaken(surface === taken ? undefined : surface)}
              />
              {onRemove && (
                <DialogButton icon="close" label={words.remove(surfaceName(surface))} onClick={() => remove(surface)} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {taken && recipe && (
        <section key={taken.id} ref={intoView} className={styles.taken} aria-label={words.texture(surfaceName(taken))}>
          <h3>{words.texture(surfaceName(taken))}</h3>
          <TextureChoice recipe={recipe} />
        </section>
      )}
      <div className={styles.comparedFacts}>
        <SurfaceFacts surfaces={compared} />
        <p className={styles.ways}>
          <Button kind="text" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button kind="text" onClick={() => print()}>
            {words.print}
          </Button>
          <span role="status">{status}</span>
        </p>
      </div>
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

/** What a button shows below the fold of the dialog. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
