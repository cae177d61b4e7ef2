import type { WrittenQuestion } from '../../written-question.ts';
import { moleculesInNotationAndTransferQuestions } from './molecules-in-notation-and-transfer.data.ts';
import { gasesIonsAndReactingMoleculesQuestions } from './gases-ions-and-reacting-molecules.data.ts';
import { statisticsAndMixturesAsTypedQuestions } from './statistics-and-mixtures-as-typed.data.ts';
import { orbitalsAndSymmetryAsTypedQuestions } from './orbitals-and-symmetry-as-typed.data.ts';
import { spectraOfMoleculesAsTypedQuestions } from './spectra-of-molecules-as-typed.data.ts';
import { quantumApproximationsQuestions } from './quantum-approximations.data.ts';
import { materialsAndTheirMakingQuestions } from './materials-and-their-making.data.ts';
import { crystalsAndTheirPlanesQuestions } from './crystals-and-their-planes.data.ts';
import { equilibriaOfPhasesQuestions } from './equilibria-of-phases.data.ts';
import { entropyCellsAndColloidsQuestions } from './entropy-cells-and-colloids.data.ts';
import { ratesAsTypedQuestions } from './rates-as-typed.data.ts';
import { reactorsAndSpaceQuestions } from './reactors-and-space.data.ts';
import { impedanceSpectroscopyQuestions } from './impedance-spectroscopy.data.ts';
import { everydayOperatorsQuestions } from './everyday-operators.data.ts';
import { fugacitySpinelsAndTermsQuestions } from './fugacity-spinels-and-terms.data.ts';
import { realGasesAndEffusionQuestions } from './real-gases-and-effusion.data.ts';
import { threeIdeasLinkedQuestions } from './three-ideas-linked.data.ts';

/** Questions for topics in the words in which students ask for them: a file for each theme. */
export const physicalAsTypedQuestions: readonly WrittenQuestion[] = [
  ...ratesAsTypedQuestions,
  ...entropyCellsAndColloidsQuestions,
  ...equilibriaOfPhasesQuestions,
  ...crystalsAndTheirPlanesQuestions,
  ...materialsAndTheirMakingQuestions,
  ...quantumApproximationsQuestions,
  ...spectraOfMoleculesAsTypedQuestions,
  ...orbitalsAndSymmetryAsTypedQuestions,
  ...statisticsAndMixturesAsTypedQuestions,
  ...gasesIonsAndReactingMoleculesQuestions,
  ...reactorsAndSpaceQuestions,
  ...moleculesInNotationAndTransferQuestions,
  ...impedanceSpectroscopyQuestions,
  ...everydayOperatorsQuestions,
  ...fugacitySpinelsAndTermsQuestions,
  ...realGasesAndEffusionQuestions,
  ...threeIdeasLinkedQuestions,
];
