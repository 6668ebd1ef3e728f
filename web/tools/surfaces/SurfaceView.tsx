import { finishNames } from '@works/stone/codes/finishes';
import { entryId } from '@works/stone/codes/project';
import { parseRecipeCode } from '@works/stone/codes/recipe-code';
import { places, SLIP_UNPROVEN } from '@works/stone/facts/uses';
import { type SurfaceCard } from '@works/stone/mixes/surface-card';
import { aggregateWords, binderWords, unbrokenRanges } from '@works/stone/stones/words';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { recipePath } from '../../../shared/stone-addresses.ts';
import { SizeChoice } from '../../components/fields/SizeChoice.tsx';
import { Actions, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { DialogButton } from '../../components/links/DialogButton.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { materialLibrary as words } from '../../content/material-library.ts';
import { productCards } from '../../content/product-cards.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import { usesOf } from '../../content/uses.ts';
import { surfacePicture } from '../../pictures/surface-pictures.ts';
import { ProjectButtons } from '../project/ProjectButtons.tsx';
import { TextureFiles } from '../textures/TextureFiles.tsx';
import { surfaceConsultationLink, surfaceSampleLink } from './sample-link.ts';
import { queryOf, readState } from './surface-filter.ts';
import { SurfaceStage, type StageSize } from './SurfaceStage.tsx';
import styles from './SurfaceView.module.css';
import { useModal } from './use-modal.ts';
import { CENTRE } from './use-pan.ts';

interface Props {
  readonly surface: SurfaceCard;
  /** Those that the arrows lead through. */
  readonly among: readonly SurfaceCard[];
  readonly onShow: (surface: SurfaceCard) => void;
  /** A link leads elsewhere on the page. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** One surface large: from above or at its edge, at true size, with all that is known of it. */
export function SurfaceView({ surface, among, onShow, onLeave, onClose }: Props) {
  const dialog = useModal();
  const [size, setSize] = useState<StageSize>('whole');
  const [hasCoin, setHasCoin] = useState(true);
  const [wantedCut, setCut] = useState<keyof typeof words.cuts>('flat');
  const [middle, setMiddle] = useState(CENTRE);
  const { search } = useLocation();
  const { number, name, code, finish } = surface;
  const recipe = parseRecipeCode(code);
  const hasMacro = surfacePicture(code, 'macro') !== undefined;
  const cut = hasMacro ? wantedCut : 'flat';
  const mix = surfaceCards.filter((other) => other.name === name);
  const cards = Object.values(productCards);
  const uses = usesOf(finish);
  const built = cards.filter(({ stone }) => stone === number);
  const step = (steps: number) => {
    const next = among[(among.indexOf(surface) + steps + among.length) % among.length];
    if (next) onShow(next);
  };
  return (
    <dialog ref={dialog} className={styles.view} aria-label={words.view} onClose={onClose}>
      <SurfaceStage
        surface={surface}
        cut={cut}
        size={size}
        hasCoin={hasCoin}
        sizes="(min-width: 64em) max(70vw, 100vh), 100vw"
        middle={middle}
        onMove={setMiddle}
      />
      <div className={styles.facts}>
        <div aria-live="polite">
          <p className={styles.number}>{`${number} · ${words.example}`}</p>
          <h2 className={styles.name}>{`${name}, ${finishNames[finish]}`}</h2>
        </div>
        {mix.length > 1 && (
          <nav aria-label={words.finish}>
            <ul className={styles.finishes}>
              {mix.map((other) => (
                <li key={other.id}>
                  <Link
                    to={{ search: queryOf(search, { ...readState(search), open: other }) }}
                    aria-current={other === surface ? 'true' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      onShow(other);
                    }}
                  >
                    {finishNames[other.finish]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.tools}>
          {hasMacro && <SizeChoice label={words.cut} options={words.cuts} chosen={cut} onChoose={setCut} />}
          {cut === 'flat' && (
            <>
              <SizeChoice label={words.size} options={words.sizes} chosen={size} onChoose={setSize} />
              <label className={styles.coin}>
                <input type="checkbox" checked={hasCoin} onChange={() => setHasCoin(!hasCoin)} />
                <span>{words.coin}</span>
              </label>
            </>
          )}
        </div>
        {cut === 'flat' && hasCoin && <p className={styles.note}>{words.coinNote}</p>}
        <dl className={styles.mix}>
          {recipe && (
            <>
              <div>
                <dt>{words.binder}</dt>
                <dd>{unbrokenRanges(binderWords(recipe))}</dd>
              </div>
              <div>
                <dt>{words.aggregates}</dt>
                <dd>
                  <ul>
                    {aggregateWords(recipe).map((line) => (
                      <li key={line}>{unbrokenRanges(line)}</li>
                    ))}
                    <li>{words.rest}</li>
                  </ul>
                </dd>
              </div>
            </>
          )}
          <div>
            <dt>{words.code}</dt>
            <dd className={styles.code}>{code}</dd>
          </div>
          {built.length > 0 && (
            <div>
              <dt>{words.built}</dt>
              <dd>
                {built.map(({ page, name: product }) => (
                  <PageLink key={page} to={paths[page]}>
                    {product}
                  </PageLink>
                ))}
              </dd>
            </div>
          )}
          <div>
            <dt>{words.products}</dt>
            <dd>
              <ul className={styles.products}>
                {uses.map(({ name: use, product }) => (
                  <li key={use}>{product ? <PageLink to={paths[product]}>{use}</PageLink> : use}</li>
                ))}
              </ul>
            </dd>
          </div>
          {uses.some(({ place }) => places[place].isWalkedOn) && (
            <div>
              <dt>{words.slip}</dt>
              <dd>{SLIP_UNPROVEN}</dd>
            </div>
          )}
        </dl>
        {recipe && <TextureFiles recipe={recipe} />}
        <Actions>
          <ButtonLink to={surfaceSampleLink([surface])} kind="primary">
            {words.samples}
          </ButtonLink>
          <ButtonLink to={recipePath(code)} onClick={onLeave}>
            {words.atelier}
          </ButtonLink>
          <ButtonLink to={surfaceConsultationLink(surface)}>{words.consultation}</ButtonLink>
          {recipe && <ProjectButtons entry={entryId(undefined, recipe)} />}
        </Actions>
      </div>
      <div className={styles.bar}>
        <DialogButton icon="left" label={words.previous} onClick={() => step(-1)} />
        <DialogButton icon="right" label={words.next} onClick={() => step(1)} />
        <DialogButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
