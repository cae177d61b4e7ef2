import type { WrittenQuestion } from '../../written-question.ts';
import { firstLawQuestions } from './first-law.data.ts';
import { gibbsEnergyQuestions } from './gibbs-energy.data.ts';
import { secondLawQuestions } from './second-law.data.ts';
import { statisticalThermodynamicsQuestions } from './statistical-thermodynamics.data.ts';

/** Energy, entropy, free energy and their statistics: a file for each topic. */
export const thermodynamicsQuestions: readonly WrittenQuestion[] = [
  ...firstLawQuestions,
  ...gibbsEnergyQuestions,
  ...secondLawQuestions,
  ...statisticalThermodynamicsQuestions,
];
