import { Box, Text } from '@mantine/core';
import { findPlans } from '@works/stone/codes/plan-code';
import type { Recipe } from '@works/stone/codes/recipe';
import { findRecipes, recipeCode } from '@works/stone/codes/recipe-code';
import { drawingsOf } from '@works/stone/drafting/plan-drawings';
import { readPlan } from '@works/stone/plans/read-plan';
import { loadPlan } from '@works/stone/products/load-plan';
import { drawStill } from '@works/stone/stones/still';
import { recipeSummary } from '@works/stone/stones/words';
import { useEffect, useId, useRef } from 'react';
import { productPages } from '../../shared/paths.ts';
import { PlanDrawing } from '../tools/planner/PlanDrawing.tsx';

const products = await Promise.all(productPages.map(loadPlan));

/** A hand's width of the stone. */
const PIECE = { widthMm: 120, heightMm: 80, pxPerMm: 4 } as const;

/** The plans and surfaces whose codes a text contains, as the site draws them. */
export function Drawn({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <>
      {findPlans(text).flatMap(({ code, product }) =>
        products
          .filter(({ plan }) => plan.number === product)
          .flatMap(({ plan, draw }) => drawingsOf(plan, draw, readPlan(plan, code).values))
          .map((drawing) => (
            <PlanDrawing key={code + drawing.title} drawing={drawing} id={id + code + drawing.title} />
          )),
      )}
      {findRecipes(text).map((recipe) => (
        <Surface key={recipeCode(recipe)} recipe={recipe} />
      ))}
    </>
  );
}

function Surface({ recipe }: { readonly recipe: Recipe }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height, data } = drawStill(recipe, PIECE);
    if (canvas.current) Object.assign(canvas.current, { width, height });
    canvas.current?.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [recipe]);
  const words = recipeSummary(recipe);
  return (
    <Box component="figure" m={0}>
      <canvas ref={canvas} className="photo" role="img" aria-label={words} />
      <Text component="figcaption" size="sm">{`${recipeCode(recipe)} · ${words}`}</Text>
    </Box>
  );
}
