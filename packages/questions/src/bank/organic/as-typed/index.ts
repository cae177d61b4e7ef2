import type { WrittenQuestion } from '../../written-question.ts';
import { testsAndEverydayCarbonQuestions } from './tests-and-everyday-carbon.data.ts';
import { schoolHydrocarbonsAndFuelsQuestions } from './school-hydrocarbons-and-fuels.data.ts';
import { schoolMechanismsAndAirQuestions } from './school-mechanisms-and-air.data.ts';
import { firstYearReactionsQuestions } from './first-year-reactions.data.ts';
import { advancedNamedReactionsQuestions } from './advanced-named-reactions.data.ts';
import { advancedPolymersQuestions } from './advanced-polymers.data.ts';
import { advancedInorganicMindedQuestions } from './advanced-inorganic-minded.data.ts';
import { spectraAcidityHeterocyclesAndPlanningQuestions } from './spectra-acidity-heterocycles-and-planning.data.ts';
import { polymerSizeQuestions } from './polymer-size.data.ts';
import { retrosynthesisAndAcidDerivativesQuestions } from './retrosynthesis-and-acid-derivatives.data.ts';
import { lightFlowAndRingContractionQuestions } from './light-flow-and-ring-contraction.data.ts';
import { everydayMoleculesQuestions } from './everyday-molecules.data.ts';
import { laboratoryReactionsAndProductsQuestions } from './laboratory-reactions-and-products.data.ts';
import { enolatesAndAsymmetricCatalysisQuestions } from './enolates-and-asymmetric-catalysis.data.ts';
import { breathalyzerAndSplittingQuestions } from './breathalyzer-and-splitting.data.ts';
import { sulfurHalogensAndNitrilesQuestions } from './sulfur-halogens-and-nitriles.data.ts';

/** Questions on specific things, in the words in which students ask for them, a file for each theme. */
export const organicAsTypedQuestions: readonly WrittenQuestion[] = [
  ...testsAndEverydayCarbonQuestions,
  ...schoolHydrocarbonsAndFuelsQuestions,
  ...schoolMechanismsAndAirQuestions,
  ...firstYearReactionsQuestions,
  ...advancedNamedReactionsQuestions,
  ...advancedPolymersQuestions,
  ...advancedInorganicMindedQuestions,
  ...spectraAcidityHeterocyclesAndPlanningQuestions,
  ...polymerSizeQuestions,
  ...retrosynthesisAndAcidDerivativesQuestions,
  ...lightFlowAndRingContractionQuestions,
  ...everydayMoleculesQuestions,
  ...laboratoryReactionsAndProductsQuestions,
  ...enolatesAndAsymmetricCatalysisQuestions,
  ...breathalyzerAndSplittingQuestions,
  ...sulfurHalogensAndNitrilesQuestions,
];
