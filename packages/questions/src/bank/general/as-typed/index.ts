import type { WrittenQuestion } from '../../written-question.ts';
import { safeWorkAndGreenerSolventsQuestions } from './safe-work-and-greener-solvents.data.ts';
import { ammoniaAtomsAndChangesQuestions } from './ammonia-atoms-and-changes.data.ts';
import { coloredMetalIonsQuestions } from './colored-metal-ions.data.ts';
import { equilibriaByKindQuestions } from './equilibria-by-kind.data.ts';
import { elementsAndTheirCompoundsQuestions } from './elements-and-their-compounds.data.ts';
import { substancesByNameQuestions } from './substances-by-name.data.ts';
import { cellsAndMetalExtractionQuestions } from './cells-and-metal-extraction.data.ts';
import { electronsNucleiAndAtomsQuestions } from './electrons-nuclei-and-atoms.data.ts';
import { acidsAndTitrationsInPracticeQuestions } from './acids-and-titrations-in-practice.data.ts';
import { laboratoryErrorsAndTechniqueQuestions } from './laboratory-errors-and-technique.data.ts';
import { laboratoryGasesAndRatesQuestions } from './laboratory-gases-and-rates.data.ts';
import { complexesInReactionAndLightQuestions } from './complexes-in-reaction-and-light.data.ts';
import { acidsSolventsAndCarbonylsQuestions } from './acids-solvents-and-carbonyls.data.ts';
import { bondsShapesAndForcesQuestions } from './bonds-shapes-and-forces.data.ts';
import { formulasAndHeatsOfReactionQuestions } from './formulas-and-heats-of-reaction.data.ts';
import { coordinationCompoundsByTaskQuestions } from './coordination-compounds-by-task.data.ts';
import { molesAndPrecipitatesQuestions } from './moles-and-precipitates.data.ts';
import { carbonDioxideAndDrinkingWaterQuestions } from './carbon-dioxide-and-drinking-water.data.ts';
import { furtherSubstancesAndVolumesQuestions } from './further-substances-and-volumes.data.ts';
import { everydaySubstancesQuestions } from './everyday/everyday-substances.data.ts';
import { everydayWhyQuestions } from './everyday/everyday-why.data.ts';
import { everydayProcessesQuestions } from './everyday/everyday-processes.data.ts';
import { everydayComplexesAndNucleiQuestions } from './everyday/everyday-complexes-and-nuclei.data.ts';
import { everydayAdvancedInorganicQuestions } from './everyday/everyday-advanced-inorganic.data.ts';
import { everydayTeethAndHairQuestions } from './everyday/everyday-teeth-and-hair.data.ts';
import { catalyticCyclesAndTransEffectQuestions } from './catalytic-cycles-and-trans-effect.data.ts';
import { tarnishAirbagsFlamesAndWarmersQuestions } from './tarnish-airbags-flames-and-warmers.data.ts';
import { particlesAtEquilibriumAndInFormulasQuestions } from './particles-at-equilibrium-and-in-formulas.data.ts';
import { namesStatesAndSurfacesQuestions } from './names-states-and-surfaces.data.ts';

/** Questions for topics in the words in which students ask for them: a file for each theme. */
export const generalAsTypedQuestions: readonly WrittenQuestion[] = [
  ...ammoniaAtomsAndChangesQuestions,
  ...coloredMetalIonsQuestions,
  ...equilibriaByKindQuestions,
  ...elementsAndTheirCompoundsQuestions,
  ...substancesByNameQuestions,
  ...cellsAndMetalExtractionQuestions,
  ...electronsNucleiAndAtomsQuestions,
  ...acidsAndTitrationsInPracticeQuestions,
  ...laboratoryGasesAndRatesQuestions,
  ...laboratoryErrorsAndTechniqueQuestions,
  ...complexesInReactionAndLightQuestions,
  ...acidsSolventsAndCarbonylsQuestions,
  ...bondsShapesAndForcesQuestions,
  ...formulasAndHeatsOfReactionQuestions,
  ...coordinationCompoundsByTaskQuestions,
  ...safeWorkAndGreenerSolventsQuestions,
  ...molesAndPrecipitatesQuestions,
  ...carbonDioxideAndDrinkingWaterQuestions,
  ...furtherSubstancesAndVolumesQuestions,
  ...everydaySubstancesQuestions,
  ...everydayWhyQuestions,
  ...everydayProcessesQuestions,
  ...everydayComplexesAndNucleiQuestions,
  ...everydayAdvancedInorganicQuestions,
  ...everydayTeethAndHairQuestions,
  ...catalyticCyclesAndTransEffectQuestions,
  ...tarnishAirbagsFlamesAndWarmersQuestions,
  ...particlesAtEquilibriumAndInFormulasQuestions,
  ...namesStatesAndSurfacesQuestions,
];
