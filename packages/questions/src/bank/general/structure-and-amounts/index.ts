import type { WrittenQuestion } from '../../written-question.ts';
import { matterAndUnitsQuestions } from './matter-and-units.data.ts';
import { atomsAndThePeriodicTableQuestions } from './atoms-and-the-periodic-table.data.ts';
import { groupsOfElementsQuestions } from './groups-of-elements.data.ts';
import { mainGroupChemistryQuestions } from './main-group-chemistry.data.ts';
import { bondsAndStructuresQuestions } from './bonds-and-structures.data.ts';
import { shapesAndForcesQuestions } from './shapes-and-forces.data.ts';
import { namesAndTheMoleQuestions } from './names-and-the-mole.data.ts';
import { formulasAndEquationsQuestions } from './formulas-and-equations.data.ts';
import { solutionsAndReactionsQuestions } from './solutions-and-reactions.data.ts';
import { redoxMetalsAndGasesQuestions } from './redox-metals-and-gases.data.ts';
import { linkedStructureAndAmountsQuestions } from './linked-structure-and-amounts.data.ts';
import { particlesAndGasesFurtherQuestions } from './particles-and-gases-further.data.ts';

/** Questions on matter, atoms, the periodic table, bonding, amounts and reactions. */
export const structureAndAmountsQuestions: readonly WrittenQuestion[] = [
  ...matterAndUnitsQuestions,
  ...atomsAndThePeriodicTableQuestions,
  ...groupsOfElementsQuestions,
  ...mainGroupChemistryQuestions,
  ...bondsAndStructuresQuestions,
  ...shapesAndForcesQuestions,
  ...namesAndTheMoleQuestions,
  ...formulasAndEquationsQuestions,
  ...solutionsAndReactionsQuestions,
  ...redoxMetalsAndGasesQuestions,
  ...linkedStructureAndAmountsQuestions,
  ...particlesAndGasesFurtherQuestions,
];
