import type { WrittenQuestion } from '../../written-question.ts';
import { separationsExplainedQuestions } from './separations-explained.data.ts';
import { ionsAndLaboratoryStepsQuestions } from './ions-and-laboratory-steps.data.ts';
import { measuredAndPreparedQuestions } from './measured-and-prepared.data.ts';
import { titrationsInOtherWaysQuestions } from './titrations-in-other-ways.data.ts';
import { balancesOfIonsQuestions } from './balances-of-ions.data.ts';
import { currentsAndLightQuestions } from './currents-and-light.data.ts';
import { atomsIonsAndCartridgesQuestions } from './atoms-ions-and-cartridges.data.ts';
import { precipitatesAndComplexesQuestions } from './precipitates-and-complexes.data.ts';
import { instrumentsComparedQuestions } from './instruments-compared.data.ts';
import { protonsAndPotentialsQuestions } from './protons-and-potentials.data.ts';
import { figuresAndQualityFurtherQuestions } from './figures-and-quality-further.data.ts';
import { titrationsFurtherQuestions } from './titrations-further.data.ts';
import { electrodesAndLightFurtherQuestions } from './electrodes-and-light-further.data.ts';
import { separationsAndEnvironmentFurtherQuestions } from './separations-and-environment-further.data.ts';

/** Questions on the methods of analysis: results, titrations, electrodes, spectra and separations. */
export const methodsOfAnalysisQuestions: readonly WrittenQuestion[] = [
  ...separationsExplainedQuestions,
  ...ionsAndLaboratoryStepsQuestions,
  ...measuredAndPreparedQuestions,
  ...titrationsInOtherWaysQuestions,
  ...balancesOfIonsQuestions,
  ...currentsAndLightQuestions,
  ...atomsIonsAndCartridgesQuestions,
  ...precipitatesAndComplexesQuestions,
  ...instrumentsComparedQuestions,
  ...protonsAndPotentialsQuestions,
  ...figuresAndQualityFurtherQuestions,
  ...titrationsFurtherQuestions,
  ...electrodesAndLightFurtherQuestions,
  ...separationsAndEnvironmentFurtherQuestions,
];
