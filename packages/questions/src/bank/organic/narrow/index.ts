import type { WrittenQuestion } from '../../written-question.ts';
import { carbonylsAcidsAndAlcoholsNarrow } from './carbonyls-acids-and-alcohols.data.ts';
import { functionalGroupsNarrow } from './functional-groups.data.ts';
import { hydrocarbonsAndSpectraNarrow } from './hydrocarbons-and-spectra.data.ts';
import { structuresAndMechanismsNarrow } from './structures-and-mechanisms.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const organicNarrowQuestions: readonly WrittenQuestion[] = [
  ...carbonylsAcidsAndAlcoholsNarrow,
  ...functionalGroupsNarrow,
  ...hydrocarbonsAndSpectraNarrow,
  ...structuresAndMechanismsNarrow,
];
