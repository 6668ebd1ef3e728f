import { entryId } from '@works/stone/codes/project';
import type { Recipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { recipeWords, unbrokenRanges } from '@works/stone/stones/words';
import { useEffect, useState } from 'react';
import hidden from '../../components/hidden.module.css';
import { Button, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { atelierWords } from '../../content/atelier.ts';
import { ProjectButtons } from '../project/ProjectButtons.tsx';
import { TextureFiles } from '../textures/TextureFiles.tsx';
import styles from './Atelier.module.css';
import { orderLink, queryWith } from './recipe-address.ts';

/** A screen reader hears the recipe when the hand rests, not at each step of a slider. */
const REST_MS = 700;

/** The recipe in words and as a code, and the ways on from it. */
export function RecipeCard({ recipe }: { readonly recipe: Recipe }) {
  const [said, setSaid] = useState('');
  const [copied, setCopied] = useState({ of: '', word: '' });
  const words = recipeWords(recipe);
  const text = words.join('. ');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + queryWith('', recipe));
      setCopied({ of: text, word: atelierWords.copied });
    } catch {
      setCopied({ of: text, word: atelierWords.copyFailed });
    }
  }

  return (
    <section className={styles.card} aria-labelledby="atelier-recipe">
      <h3 id="atelier-recipe" className={styles.legend}>
        {atelierWords.recipe}
      </h3>
      <ul className={styles.words}>
        {words.map((line) => (
          <li key={line}>{unbrokenRanges(line)}</li>
        ))}
      </ul>
      <p>
        {atelierWords.code} <code className={styles.code}>{recipeCode(recipe)}</code>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={orderLink(recipe)} kind="primary">
          {atelierWords.order}
        </ButtonLink>
        <Button kind="quiet" onClick={() => void copy()}>
          {atelierWords.copy}
        </Button>
        <ProjectButtons entry={entryId(undefined, recipe)} />
      </div>
      <TextureFiles recipe={recipe} />
      <p className={styles.honest}>{atelierWords.honest}</p>
      <p role="status" className={styles.status}>
        {copied.of === text && copied.word}
      </p>
      <p className={hidden.fromView} aria-live="polite">
        {said}
      </p>
    </section>
  );
}
