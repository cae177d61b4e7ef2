import type { WrittenQuestion } from '../../written-question.ts';
import { acidsAndBuffersAskedQuestions } from './acids-and-buffers-asked.data.ts';
import { amountsAndProportionsAskedQuestions } from './amounts-and-proportions-asked.data.ts';
import { bondsAndShapesAskedQuestions } from './bonds-and-shapes-asked.data.ts';
import { calorimetersAndCrudeOilAskedQuestions } from './calorimeters-and-crude-oil-asked.data.ts';
import { electronsAndAtomicModelsAskedQuestions } from './electrons-and-atomic-models-asked.data.ts';
import { elementsAndBarriersAskedQuestions } from './elements-and-barriers-asked.data.ts';
import { equilibriaAskedQuestions } from './equilibria-asked.data.ts';
import { heatAndProfilesAskedQuestions } from './heat-and-profiles-asked.data.ts';
import { ionizationAndIonSizeAskedQuestions } from './ionization-and-ion-size-asked.data.ts';
import { magnetismAndIsomersOfComplexesAskedQuestions } from './magnetism-and-isomers-of-complexes-asked.data.ts';
import { ratesAndRedoxAskedQuestions } from './rates-and-redox-asked.data.ts';
import { saltsMetalsAndWaterAskedQuestions } from './salts-metals-and-water-asked.data.ts';
import { spectraAndOxidantsAskedQuestions } from './spectra-and-oxidants-asked.data.ts';
import { waterAirAndCellsAskedQuestions } from './water-air-and-cells-asked.data.ts';

/** Questions on what students ask for in narrow words, a file for each group of topics. */
export const generalAskedQuestions: readonly WrittenQuestion[] = [
  ...acidsAndBuffersAskedQuestions,
  ...amountsAndProportionsAskedQuestions,
  ...bondsAndShapesAskedQuestions,
  ...calorimetersAndCrudeOilAskedQuestions,
  ...electronsAndAtomicModelsAskedQuestions,
  ...elementsAndBarriersAskedQuestions,
  ...equilibriaAskedQuestions,
  ...heatAndProfilesAskedQuestions,
  ...ionizationAndIonSizeAskedQuestions,
  ...magnetismAndIsomersOfComplexesAskedQuestions,
  ...ratesAndRedoxAskedQuestions,
  ...saltsMetalsAndWaterAskedQuestions,
  ...spectraAndOxidantsAskedQuestions,
  ...waterAirAndCellsAskedQuestions,
];
