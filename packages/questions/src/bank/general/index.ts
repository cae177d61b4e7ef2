import type { WrittenQuestion } from '../written-question.ts';
import { generalAsTypedQuestions } from './as-typed/index.ts';
import { amountQuestions } from './amounts.data.ts';
import { atomQuestions } from './atoms.data.ts';
import { bondingQuestions } from './bonding.data.ts';
import { chemicalEquilibriumQuestions } from './chemical-equilibria.data.ts';
import { equilibriumAndAcidQuestions } from './equilibrium-and-acids.data.ts';
import { intermolecularForceQuestions } from './forces-between-molecules.data.ts';
import { furtherReactionQuestions } from './further-reactions.data.ts';
import { furtherStructureAndAmountQuestions } from './further-structure-and-amounts.data.ts';
import { gasAndHeatQuestions } from './gases-and-heat.data.ts';
import { heatAndCollisionQuestions } from './heat-and-collisions.data.ts';
import { ionAndMetalQuestions } from './ions-and-metals.data.ts';
import { periodAndGroupQuestions } from './periods-and-groups.data.ts';
import { rateCellNucleusQuestions } from './rates-cells-nuclei.data.ts';
import { sharedElectronQuestions } from './shared-electrons.data.ts';
import { solutionQuestions } from './solutions.data.ts';
import { atomsInModelsAndSpectraQuestions } from './atoms-in-models-and-spectra.data.ts';
import { acidsAndBuffersComparedQuestions } from './acids-and-buffers-compared.data.ts';
import { cellsAndMetalsQuestions } from './cells-and-metals.data.ts';
import { ionsInWaterQuestions } from './ions-in-water.data.ts';
import { matterAndGreenChemistryQuestions } from './matter-and-green-chemistry.data.ts';
import { complexesQuestions } from './complexes.data.ts';
import { linkedIdeasQuestions } from './linked-ideas.data.ts';
import { structureAndAmountsQuestions } from './structure-and-amounts/index.ts';
import { changeAndEquilibriumQuestions } from './change-and-equilibrium/index.ts';
import { generalFurtherAngleQuestions } from './further-angles/index.ts';
import { generalComparedQuestions } from './compared/index.ts';
import { furtherLinkedIdeasQuestions } from './further-linked-ideas.data.ts';
import { generalAskedQuestions } from './asked/index.ts';
import { generalNarrowQuestions } from './narrow/index.ts';

/** The written questions of the subject, a file for each group of topics. */
export const generalQuestions: readonly WrittenQuestion[] = [
  ...atomQuestions,
  ...bondingQuestions,
  ...amountQuestions,
  ...solutionQuestions,
  ...gasAndHeatQuestions,
  ...equilibriumAndAcidQuestions,
  ...rateCellNucleusQuestions,
  ...furtherStructureAndAmountQuestions,
  ...furtherReactionQuestions,
  ...chemicalEquilibriumQuestions,
  ...heatAndCollisionQuestions,
  ...periodAndGroupQuestions,
  ...ionAndMetalQuestions,
  ...sharedElectronQuestions,
  ...intermolecularForceQuestions,
  ...atomsInModelsAndSpectraQuestions,
  ...acidsAndBuffersComparedQuestions,
  ...cellsAndMetalsQuestions,
  ...ionsInWaterQuestions,
  ...matterAndGreenChemistryQuestions,
  ...complexesQuestions,
  ...linkedIdeasQuestions,
  ...structureAndAmountsQuestions,
  ...changeAndEquilibriumQuestions,
  ...generalAsTypedQuestions,
  ...generalFurtherAngleQuestions,
  ...generalComparedQuestions,
  ...furtherLinkedIdeasQuestions,
  ...generalAskedQuestions,
  ...generalNarrowQuestions,
];
