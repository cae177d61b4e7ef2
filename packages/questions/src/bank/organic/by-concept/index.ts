import type { WrittenQuestion } from '../../written-question.ts';
import { namesLevelsAndArrowsQuestions } from './names-levels-and-arrows.data.ts';
import { effectsAndIntermediatesQuestions } from './effects-and-intermediates.data.ts';
import { shapesConfigurationsAndAcidityQuestions } from './shapes-configurations-and-acidity.data.ts';
import { substitutionAndEliminationComparedQuestions } from './substitution-and-elimination-compared.data.ts';
import { additionsToAlkenesQuestions } from './additions-to-alkenes.data.ts';
import { aromaticRingsAndReagentsQuestions } from './aromatic-rings-and-reagents.data.ts';
import { alcoholsEthersAndProtectionQuestions } from './alcohols-ethers-and-protection.data.ts';
import { aldehydesKetonesAndEnolatesQuestions } from './aldehydes-ketones-and-enolates.data.ts';
import { namedReductionsOxidationsAndAnnulationsQuestions } from './named-reductions-oxidations-and-annulations.data.ts';
import { acidsEstersAndCondensationsQuestions } from './acids-esters-and-condensations.data.ts';
import { aminesAndTheirRearrangementsQuestions } from './amines-and-their-rearrangements.data.ts';
import { spectraInOneAndTwoDimensionsQuestions } from './spectra-in-one-and-two-dimensions.data.ts';
import { chainsOfRadicalsAndPolymersQuestions } from './chains-of-radicals-and-polymers.data.ts';
import { concertedReactionsAndCondensationsQuestions } from './concerted-reactions-and-condensations.data.ts';
import { additionsAndOxidationsFurtherQuestions } from './additions-and-oxidations-further.data.ts';
import { enolatesPolymersAndRadicalsFurtherQuestions } from './enolates-polymers-and-radicals-further.data.ts';

/** Questions that bring every concept of the subject to a sufficient number, a file for each theme. */
export const organicByConceptQuestions: readonly WrittenQuestion[] = [
  ...namesLevelsAndArrowsQuestions,
  ...effectsAndIntermediatesQuestions,
  ...shapesConfigurationsAndAcidityQuestions,
  ...substitutionAndEliminationComparedQuestions,
  ...additionsToAlkenesQuestions,
  ...aromaticRingsAndReagentsQuestions,
  ...alcoholsEthersAndProtectionQuestions,
  ...aldehydesKetonesAndEnolatesQuestions,
  ...namedReductionsOxidationsAndAnnulationsQuestions,
  ...acidsEstersAndCondensationsQuestions,
  ...aminesAndTheirRearrangementsQuestions,
  ...spectraInOneAndTwoDimensionsQuestions,
  ...chainsOfRadicalsAndPolymersQuestions,
  ...concertedReactionsAndCondensationsQuestions,
  ...additionsAndOxidationsFurtherQuestions,
  ...enolatesPolymersAndRadicalsFurtherQuestions,
];
