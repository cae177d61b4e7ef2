import type { WrittenQuestion } from '../written-question.ts';
import { functionalChemistryQuestions } from './functional-chemistry.data.ts';
import { furtherFunctionalChemistryQuestions } from './further-functional-chemistry.data.ts';
import { furtherStructureQuestions } from './further-structure.data.ts';
import { planningReactionsQuestions } from './planning-reactions.data.ts';
import { reactionQuestions } from './reactions.data.ts';
import { reactionsInContextQuestions } from './reactions-in-context.data.ts';
import { readingStructuresQuestions } from './reading-structures.data.ts';
import { spectroscopyQuestions } from './spectroscopy.data.ts';
import { stereochemistryAndAcidityQuestions } from './stereochemistry-and-acidity.data.ts';
import { structureQuestions } from './structure.data.ts';
import { mechanismIdeasQuestions } from './mechanism-ideas.data.ts';
import { carbonylAndAcidChemistryQuestions } from './carbonyl-and-acid-chemistry.data.ts';
import { interpretingSpectraQuestions } from './interpreting-spectra.data.ts';
import { hydrocarbonsAndAlcoholsQuestions } from './hydrocarbons-and-alcohols.data.ts';
import { arenesAndAminesQuestions } from './arenes-and-amines.data.ts';
import { polymersAndPlanningQuestions } from './polymers-and-planning.data.ts';
import { organicByConceptQuestions } from './by-concept/index.ts';
import { organicAsTypedQuestions } from './as-typed/index.ts';
import { organicFurtherAnglesQuestions } from './further-angles/index.ts';
import { organicCompoundsComparedQuestions } from './organic-compounds-compared.data.ts';
import { organicAskedQuestions } from './asked/index.ts';
import { organicNarrowQuestions } from './narrow/index.ts';

/** The written questions of the subject, a file for each group of topics. */
export const organicQuestions: readonly WrittenQuestion[] = [
  ...structureQuestions,
  ...stereochemistryAndAcidityQuestions,
  ...reactionQuestions,
  ...functionalChemistryQuestions,
  ...spectroscopyQuestions,
  ...readingStructuresQuestions,
  ...planningReactionsQuestions,
  ...reactionsInContextQuestions,
  ...furtherStructureQuestions,
  ...furtherFunctionalChemistryQuestions,
  ...mechanismIdeasQuestions,
  ...carbonylAndAcidChemistryQuestions,
  ...interpretingSpectraQuestions,
  ...hydrocarbonsAndAlcoholsQuestions,
  ...arenesAndAminesQuestions,
  ...polymersAndPlanningQuestions,
  ...organicByConceptQuestions,
  ...organicAsTypedQuestions,
  ...organicFurtherAnglesQuestions,
  ...organicCompoundsComparedQuestions,
  ...organicAskedQuestions,
  ...organicNarrowQuestions,
];
