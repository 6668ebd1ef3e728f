import { Box, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { findPlans } from '../../../../shared/stone/plan-code.ts';
import { findRecipes, recipeCode } from '../../../../shared/stone/recipe-code.ts';
import type { Recipe } from '../../../../shared/stone/recipe.ts';
import { drawingsOf } from '../../../../web/stone/drafting/plan-drawings.ts';
import { PlanDrawing } from '../../../../web/stone/planner/PlanDrawing.tsx';
import { readPlan } from '../../../../web/stone/plans/read-plan.ts';
import { plans, sections } from '../../../../web/stone/products/all-products.ts';
import { drawStill } from '../../../../web/stone/stones/still.ts';
import { recipeSummary } from '../../../../web/stone/stones/words.ts';

/** A hand's width of the stone. */
const PIECE = { widthMm: 120, heightMm: 80, pxPerMm: 4 } as const;

/** The plans and surfaces whose codes a text contains, as the site draws them. */
export function Drawn({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <>
      {findPlans(text).flatMap(({ code, page }) =>
        drawingsOf(plans[page], sections[page], readPlan(plans[page], code).values).map((drawing) => (
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
