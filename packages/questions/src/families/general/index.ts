import type { Family } from '../family.ts';
import { calorimetry } from './calorimetry.ts';
import { idealGasLaw } from './ideal-gas-law.ts';
import { limitingReagent } from './limiting-reagent.ts';
import { massStoichiometry } from './mass-stoichiometry.ts';
import { molarityAndDilution } from './molarity-and-dilution.ts';
import { molesAndParticles } from './moles-and-particles.ts';
import { percentYieldFamily } from './percent-yield.ts';
import { strongAcidBasePh } from './strong-acid-base-ph.ts';

/** The families of the subject. */
export const generalFamilies: readonly Family[] = [
  calorimetry,
  idealGasLaw,
  limitingReagent,
  massStoichiometry,
  molarityAndDilution,
  molesAndParticles,
  percentYieldFamily,
  strongAcidBasePh,
];
