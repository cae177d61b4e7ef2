import type { Family } from '../family.ts';
import { averageAtomicMass } from './average-atomic-mass.ts';
import { balancingCoefficients } from './balancing-coefficients.ts';
import { bondEnthalpies } from './bond-enthalpies.ts';
import { bufferPh } from './buffer-ph.ts';
import { calorimetry } from './calorimetry.ts';
import { complexDElectrons } from './complex-d-electrons.ts';
import { complexIsomers } from './complex-isomers.ts';
import { compoundNames } from './compound-names.ts';
import { crystalFieldSpin } from './crystal-field-spin.ts';
import { electronConfigurations } from './electron-configurations.ts';
import { empiricalFormulas } from './empirical-formulas.ts';
import { equilibriumCalculations } from './equilibrium-calculations.ts';
import { formationEnthalpies } from './formation-enthalpies.ts';
import { gasChanges } from './gas-changes.ts';
import { gasStoichiometry } from './gas-stoichiometry.ts';
import { hessLaw } from './hess-law.ts';
import { idealGasLaw } from './ideal-gas-law.ts';
import { initialRates } from './initial-rates.ts';
import { intermolecularForces } from './intermolecular-forces.ts';
import { limitingReagent } from './limiting-reagent.ts';
import { massStoichiometry } from './mass-stoichiometry.ts';
import { molarityAndDilution } from './molarity-and-dilution.ts';
import { moleculeShapes } from './molecule-shapes.ts';
import { molesAndParticles } from './moles-and-particles.ts';
import { nuclearDecays } from './nuclear-decays.ts';
import { oxidationNumbers } from './oxidation-numbers.ts';
import { partialPressures } from './partial-pressures.ts';
import { percentComposition } from './percent-composition.ts';
import { percentYieldFamily } from './percent-yield.ts';
import { periodicExtremes } from './periodic-extremes.ts';
import { polyproticPh } from './polyprotic-ph.ts';
import { quantumNumbers } from './quantum-numbers.ts';
import { radioactiveDecay } from './radioactive-decay.ts';
import { solubilityProductFamily } from './solubility-products.ts';
import { standardCellPotentials } from './standard-cell-potentials.ts';
import { strongAcidBasePh } from './strong-acid-base-ph.ts';
import { subatomicParticles } from './subatomic-particles.ts';
import { titrations } from './titrations.ts';
import { unitConversions } from './unit-conversions.ts';
import { unpairedElectronsFamily } from './unpaired-electrons.ts';
import { weakAcidBasePh } from './weak-acid-base-ph.ts';

/** The families of the subject. */
export const generalFamilies: readonly Family[] = [
  averageAtomicMass,
  balancingCoefficients,
  bondEnthalpies,
  bufferPh,
  calorimetry,
  complexDElectrons,
  complexIsomers,
  compoundNames,
  crystalFieldSpin,
  electronConfigurations,
  empiricalFormulas,
  equilibriumCalculations,
  formationEnthalpies,
  gasChanges,
  gasStoichiometry,
  hessLaw,
  idealGasLaw,
  initialRates,
  intermolecularForces,
  limitingReagent,
  massStoichiometry,
  molarityAndDilution,
  moleculeShapes,
  molesAndParticles,
  nuclearDecays,
  oxidationNumbers,
  partialPressures,
  percentComposition,
  percentYieldFamily,
  periodicExtremes,
  polyproticPh,
  quantumNumbers,
  radioactiveDecay,
  solubilityProductFamily,
  standardCellPotentials,
  strongAcidBasePh,
  subatomicParticles,
  titrations,
  unitConversions,
  unpairedElectronsFamily,
  weakAcidBasePh,
];
