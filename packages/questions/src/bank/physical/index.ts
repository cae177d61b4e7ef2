import type { WrittenQuestion } from '../written-question.ts';
import { physicalAsTypedQuestions } from './as-typed/index.ts';
import { electrochemistryQuestions } from './electrochemistry.data.ts';
import { energyAndEntropyQuestions } from './energy-and-entropy.data.ts';
import { furtherAnglesQuestions } from './further-angles.data.ts';
import { gasesAndMixturesQuestions } from './gases-and-mixtures.data.ts';
import { kineticsQuestions } from './kinetics.data.ts';
import { lightAndSymmetryQuestions } from './light-and-symmetry.data.ts';
import { matterQuestions } from './matter/index.ts';
import { mixturesAndPotentialsQuestions } from './mixtures-and-potentials.data.ts';
import { quantaAndBondsQuestions } from './quanta-and-bonds.data.ts';
import { quantaQuestions } from './quanta/index.ts';
import { ratesAndCellsQuestions } from './rates-and-cells/index.ts';
import { ratesAndElectrodesQuestions } from './rates-and-electrodes.data.ts';
import { spectraAndStatisticsQuestions } from './spectra-and-statistics.data.ts';
import { stepsAndProfilesQuestions } from './steps-and-profiles.data.ts';
import { surfacesAndSolidsQuestions } from './surfaces-and-solids.data.ts';
import { thermodynamicsQuestions } from './thermodynamics/index.ts';
import { physicalAskedQuestions } from './asked/index.ts';
import { physicalNarrowQuestions } from './narrow/index.ts';

/** The written questions of the subject, a file for each group of topics. */
export const physicalQuestions: readonly WrittenQuestion[] = [
  ...energyAndEntropyQuestions,
  ...gasesAndMixturesQuestions,
  ...kineticsQuestions,
  ...electrochemistryQuestions,
  ...quantaAndBondsQuestions,
  ...spectraAndStatisticsQuestions,
  ...stepsAndProfilesQuestions,
  ...mixturesAndPotentialsQuestions,
  ...ratesAndElectrodesQuestions,
  ...lightAndSymmetryQuestions,
  ...surfacesAndSolidsQuestions,
  ...thermodynamicsQuestions,
  ...matterQuestions,
  ...ratesAndCellsQuestions,
  ...quantaQuestions,
  ...physicalAsTypedQuestions,
  ...furtherAnglesQuestions,
  ...physicalAskedQuestions,
  ...physicalNarrowQuestions,
];
