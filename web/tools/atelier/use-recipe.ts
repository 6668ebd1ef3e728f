import type { Recipe } from '@works/stone/codes/recipe';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { recipeQuery } from '../../../shared/stone-addresses.ts';
import { presets } from '../../content/atelier.ts';
import { queryWith, recipeIn } from './recipe-address.ts';

/** Browsers refuse more than some changes of the address in a second; a slider makes many. */
const ADDRESS_DELAY_MS = 400;

/**
 * The recipe, kept in the address a moment after each change, so that it can be shared and reloaded.
 * @returns also whether the address names a code that is none, until the first change
 */
export function useRecipe(): [Recipe, (next: Recipe) => void, boolean] {
  const { pathname, search, hash, key } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const [recipe, setRecipe] = useState(() => recipeIn(search) ?? presets[0].recipe);
  const [isWrongCode, setIsWrongCode] = useState(
    () => Boolean(new URLSearchParams(search).get(recipeQuery)) && !recipeIn(search),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A link on this page to a recipe, or the way back to one.
  const [arrivedAt, setArrivedAt] = useState(key);
  if (arrivedAt !== key) {
    setArrivedAt(key);
    const named = recipeIn(search);
    if (way !== 'REPLACE' && named) setRecipe(named);
  }

  function change(next: Recipe): void {
    setRecipe(next);
    setIsWrongCode(false);
    clearTimeout(timer.current);
    // One step back leaves the page, however often the recipe has changed.
    timer.current = setTimeout(
      () => void navigate(pathname + queryWith(location.search, next) + hash, { replace: true }),
      ADDRESS_DELAY_MS,
    );
  }

  return [recipe, change, isWrongCode];
}
