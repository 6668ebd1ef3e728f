import type { Recipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { TEXTURE_SIDES, type TextureSide } from '@works/stone/textures/texture-name';
import { useEffect, useRef, useState } from 'react';
import { textureTerms } from '../../../shared/owner/texture-terms.ts';
import { recipePath } from '../../../shared/stone-addresses.ts';
import { SizeChoice } from '../../components/fields/SizeChoice.tsx';
import { Button } from '../../components/links/ButtonLink.tsx';
import { Fold } from '../../components/text/Fold.tsx';
import { surfaceCards } from '../../content/surface-cards.ts';
import { texturesWords as words } from '../../content/textures.ts';
import { save } from '../planner/save.ts';
import { drawTextures } from './draw-textures.ts';
import { makeTextureFile, type TextureFormat } from './make-texture-file.ts';
import styles from './TextureFiles.module.css';

interface Props {
  readonly recipe: Recipe;
}

const sides = Object.fromEntries(TEXTURE_SIDES.map((side) => [`px${side}`, words.sideText(side)])) as Record<
  `px${TextureSide}`,
  string
>;

/** Offers the surface of a recipe as seamless textures at true scale, below a heading that opens it. */
export const TextureFiles = ({ recipe }: Props) => (
  <Fold head={words.heading}>
    <TextureChoice recipe={recipe} />
  </Fold>
);

/** The textures in the size that is chosen. They are drawn on this device when they are asked for. */
export function TextureChoice({ recipe }: Props) {
  const [side, setSide] = useState<keyof typeof sides>('px4096');
  const [status, setStatus] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const code = recipeCode(recipe);
  const running = useRef<AbortController>(undefined);
  // Cancel the drawing when the offer is closed.
  useEffect(() => () => running.current?.abort(), []);

  async function make(format: TextureFormat): Promise<void> {
    const own = new AbortController();
    running.current = own;
    setIsBusy(true);
    setStatus(words.drawing(0));
    try {
      const pixels = TEXTURE_SIDES.find((one) => `px${one}` === side) ?? TEXTURE_SIDES[0];
      const canvases = await drawTextures(recipe, pixels, (part) => setStatus(words.drawing(part)), own.signal);
      setStatus(words.packing);
      const card = surfaceCards.find((surface) => surface.code === code);
      const address = location.origin + recipePath(code);
      const { name, blob } = await makeTextureFile(format, canvases, { recipe, card }, pixels, address);
      own.signal.throwIfAborted();
      save(name, blob);
      setStatus(words.made(name));
    } catch (cause) {
      if (own.signal.aborted) return;
      console.error(cause);
      setStatus(words.failed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.files}>
      <p className={styles.note}>{words.intro}</p>
      <SizeChoice label={words.side} options={sides} chosen={side} onChoose={setSide} />
      <div className={styles.buttons}>
        {(['zip', 'glb'] as const).map((format) => (
          <Button key={format} kind="quiet" isSmall disabled={isBusy} onClick={() => void make(format)}>
            {words[format]}
          </Button>
        ))}
      </div>
      <p className={styles.note}>{textureTerms}</p>
      <p role="status" className={styles.note}>
        {status}
      </p>
    </div>
  );
}
