import { places, testedSlip } from '@works/stone/facts/uses';
import { type SurfaceCard } from '@works/stone/mixes/surface-card';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import hidden from '../../components/hidden.module.css';
import { Button } from '../../components/links/ButtonLink.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { typeset } from '../../components/text/typeset.ts';
import { SURFACES_ANCHOR } from '../../content/deep-links.ts';
import { materialLibrary as words } from '../../content/material-library.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import { surfacePicture } from '../../pictures/surface-pictures.ts';
import { LibraryCard } from './LibraryCard.tsx';
import styles from './MaterialLibrary.module.css';
import { findSurfaces, MOST_COMPARED, queryOf } from './surface-filter.ts';
import { SurfaceFilters } from './SurfaceFilters.tsx';
import { useLibraryState } from './use-library-state.ts';

const testedRange = `${testedSlip[0]}–${testedSlip.at(-1)}`;

type Dialogs = typeof import('./dialogs.ts');

/** All surfaces as swatches, with a filter; one opens large, two or three side by side. */
export function MaterialLibrary() {
  const filter = useRef<HTMLElement>(null);
  const { state, replace, push, close, leave } = useLibraryState(filter);
  const [ticked, setTicked] = useState<readonly SurfaceCard[]>();
  const grid = useRef<HTMLUListElement>(null);
  const [dialogs, setDialogs] = useState<Dialogs>();
  const { open, compared } = state;
  const chosen = ticked ?? compared;
  const found = findSurfaces(state.filter);
  const isFiltered = found.length < surfaceCards.length;
  const wanted = open ?? compared[0];
  const { place } = state.filter;
  const isWalkedOn = place && places[place].isWalkedOn;
  const choice = chosen.length > 0 && words.chosen(chosen.length, MOST_COMPARED);

  // What was ticked before the script ran.
  useEffect(() => {
    const early = [...(grid.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(({ value }) => value);
    if (early.length > 0) setTicked(surfaceCards.filter(({ id }) => early.includes(id)).slice(0, MOST_COMPARED));
  }, []);

  useEffect(() => {
    if (!wanted || dialogs) return;
    // After a new release the old script is gone; the picture itself is not.
    import('./dialogs.ts').then(setDialogs, () =>
      location.assign(surfacePicture(wanted.code, 'flat')?.src ?? location.pathname),
    );
  }, [wanted, dialogs]);

  const choose = (surface: SurfaceCard) =>
    setTicked(chosen.includes(surface) ? chosen.filter((one) => one !== surface) : [...chosen, surface]);
  const removeCompared = (gone: SurfaceCard) => {
    const left = compared.filter((one) => one !== gone);
    setTicked(left);
    replace({ compared: left });
  };
  return (
    <section id={SURFACES_ANCHOR} className={styles.library} aria-labelledby="materialbibliothek-titel">
      <h2 id="materialbibliothek-titel" className={hidden.fromView}>
        {words.heading}
      </h2>
      <div className={styles.head}>
        <SurfaceFilters ref={filter} filter={state.filter} onChange={(next) => replace({ filter: next })} />
        <div className={styles.count}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is what a form computes, this is a message */}
          <p role="status">{words.count(found.length, surfaceCards.length)}</p>
          {isFiltered ? (
            <Button
              kind="quiet"
              className={styles.small}
              onClick={() => {
                replace({ filter: {} });
                // The button disappears; the focus moves to the filter.
                filter.current?.querySelector('select')?.focus();
              }}
            >
              {words.reset}
            </Button>
          ) : (
            <p className={`${styles.hint} ${hidden.withoutScript}`}>{words.hint}</p>
          )}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is what a form computes, this is a message */}
      <p role="status" className={styles.unknown}>
        {state.unknown.length > 0 && words.unknown(state.unknown.map((name) => words.parameters[name]))}
      </p>
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          <ForwardLink to={`${paths.finishes}#atelier`}>{words.compose}</ForwardLink>
        </div>
      )}
      {isWalkedOn && found.length > 0 && <p className={styles.note}>{typeset(words.slipOf(testedRange))}</p>}
      <a href="#bearbeitungen" className={hidden.untilFocused}>
        {words.skip}
      </a>
      <ul ref={grid} className={styles.grid}>
        {found.map((surface) => (
          <LibraryCard
            key={surface.id}
            surface={surface}
            query={(search) => queryOf(search, { ...state, open: surface, compared: [] })}
            onOpen={() => push({ open: surface, compared: [] })}
            isChosen={chosen.includes(surface)}
            canBeChosen={chosen.length < MOST_COMPARED || chosen.includes(surface)}
            onChoose={() => choose(surface)}
          />
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
      {/* Not in the bar: a status that is inserted with its text is not announced. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is what a form computes, this is a message */}
      <p role="status" className={hidden.fromView}>
        {choice}
      </p>
      {choice && (
        <div className={styles.chosen}>
          <p aria-hidden="true">{choice}</p>
          <Button
            className={styles.small}
            disabled={chosen.length < 2}
            onClick={() => push({ open: undefined, compared: chosen })}
          >
            {words.compare}
          </Button>
          <Button
            kind="quiet"
            className={styles.small}
            onClick={({ detail: presses }) => {
              setTicked([]);
              // The bar disappears; the focus moves to the filter. A press with a finger or a mouse leaves the view where it is.
              filter.current?.querySelector('select')?.focus({ preventScroll: presses > 0 });
            }}
          >
            {words.clear}
          </Button>
        </div>
      )}
      {dialogs && open && (
        <dialogs.SurfaceView
          surface={open}
          among={found.includes(open) ? found : surfaceCards}
          onShow={(next) => replace({ open: next })}
          onLeave={leave}
          onClose={close}
        />
      )}
      {dialogs && !open && compared.length > 0 && (
        <dialogs.SurfaceComparison
          compared={compared}
          onRemove={compared.length > 2 ? removeCompared : undefined}
          onClose={close}
        />
      )}
    </section>
  );
}
