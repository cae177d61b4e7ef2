import type { Family } from '../family.ts';
import { averageAtomicMass } from './average-atomic-mass.ts';
import { balancingCoefficients } from './balancing-coefficients.ts';
import { calorimetry } from './calorimetry.ts';
import { electronConfigurations } from './electron-configurations.ts';
import { formationEnthalpies } from './formation-enthalpies.ts';
import { idealGasLaw } from './ideal-gas-law.ts';
import { limitingReagent } from './limiting-reagent.ts';
import { massStoichiometry } from './mass-stoichiometry.ts';
import { molarityAndDilution } from './molarity-and-dilution.ts';
import { moleculeShapes } from './molecule-shapes.ts';
import { molesAndParticles } from './moles-and-particles.ts';
import { nuclearDecays } from './nuclear-decays.ts';
import { oxidationNumbers } from './oxidation-numbers.ts';
import { percentYieldFamily } from './percent-yield.ts';
import { quantumNumbers } from './quantum-numbers.ts';
import { radioactiveDecay } from './radioactive-decay.ts';
import { strongAcidBasePh } from './strong-acid-base-ph.ts';
import { subatomicParticles } from './subatomic-particles.ts';
import { unpairedElectronsFamily } from './unpaired-electrons.ts';

/** The families of the subject. */
export const generalFamilies: readonly Family[] = [
  averageAtomicMass,
  balancingCoefficients,
  calorimetry,
  electronConfigurations,
  formationEnthalpies,
  idealGasLaw,
  limitingReagent,
  massStoichiometry,
  molarityAndDilution,
  moleculeShapes,
  molesAndParticles,
  nuclearDecays,
  oxidationNumbers,
  percentYieldFamily,
  quantumNumbers,
  radioactiveDecay,
  strongAcidBasePh,
  subatomicParticles,
  unpairedElectronsFamily,
];
