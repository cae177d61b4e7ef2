import type { WrittenQuestion } from '../../written-question.ts';
import { structuresAndSignalsQuestions } from './structures-and-signals.data.ts';
import { additionsAndEliminationsQuestions } from './additions-and-eliminations.data.ts';
import { radicalsRingsAndTransitionStatesQuestions } from './radicals-rings-and-transition-states.data.ts';
import { estersCarbonylsAndPolymersQuestions } from './esters-carbonyls-and-polymers.data.ts';

/** Questions that look at a concept from another side than those before them, a file for each theme. */
export const organicFurtherAnglesQuestions: readonly WrittenQuestion[] = [
  ...structuresAndSignalsQuestions,
  ...additionsAndEliminationsQuestions,
  ...radicalsRingsAndTransitionStatesQuestions,
  ...estersCarbonylsAndPolymersQuestions,
];
