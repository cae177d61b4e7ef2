import type { WrittenQuestion } from '../../written-question.ts';
import { acidsArenesAndAminesAskedQuestions } from './acids-arenes-and-amines-asked.data.ts';
import { alkanesAndRadicalsAskedQuestions } from './alkanes-and-radicals-asked.data.ts';
import { alkenesIntermediatesAndSugarsAskedQuestions } from './alkenes-intermediates-and-sugars-asked.data.ts';
import { carbonylsEstersAndEthersAskedQuestions } from './carbonyls-esters-and-ethers-asked.data.ts';
import { contributorsAndChargesAskedQuestions } from './contributors-and-charges-asked.data.ts';
import { fuelsAndSynthesesAskedQuestions } from './fuels-and-syntheses-asked.data.ts';
import { halidesAndSubstitutionAskedQuestions } from './halides-and-substitution-asked.data.ts';
import { signalsNamesAndPolymersAskedQuestions } from './signals-names-and-polymers-asked.data.ts';

/** Questions on what students ask for in narrow words, a file for each group of topics. */
export const organicAskedQuestions: readonly WrittenQuestion[] = [
  ...acidsArenesAndAminesAskedQuestions,
  ...alkanesAndRadicalsAskedQuestions,
  ...alkenesIntermediatesAndSugarsAskedQuestions,
  ...carbonylsEstersAndEthersAskedQuestions,
  ...contributorsAndChargesAskedQuestions,
  ...fuelsAndSynthesesAskedQuestions,
  ...halidesAndSubstitutionAskedQuestions,
  ...signalsNamesAndPolymersAskedQuestions,
];
