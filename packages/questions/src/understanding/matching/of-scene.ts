import { says } from '../question-index/says.ts';
import type { Template } from '../question-index/templates.ts';

/** So many questions on the very scene are a quiz without others. */
const enoughOnScene = 2;

/**
 * Of what explains a scene at home, the questions that say a word of it; where there are too few, all that explain. Nothing is to be
 * calculated, unless there is nothing else.
 */
export function ofScene(found: readonly Template[], scene: readonly string[]): readonly Template[] {
  const explaining = withoutCalculations(found);
  const onScene = explaining.filter((template) => scene.some((word) => says(template, [word])));
  return onScene.length >= enoughOnScene ? onScene : explaining;
}

/** Of what was found, what is not to be calculated, unless there is nothing else. */
export function withoutCalculations(found: readonly Template[]): readonly Template[] {
  const others = found.filter(({ isCalculation }) => !isCalculation);
  return others.length > 0 ? others : found;
}
