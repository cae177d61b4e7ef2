import type { Family } from '../family.ts';
import { averageAtomicMass } from './atomic-structure/average-atomic-mass.ts';
import { balancingCoefficients } from './balancing/balancing-coefficients.ts';
import { bondEnthalpies } from './thermochemistry/bond-enthalpies.ts';
import { bornHaberReadings } from './thermochemistry/born-haber-readings.ts';
import { bufferPh } from './acids-and-bases/buffer-ph.ts';
import { calorimetry } from './thermochemistry/calorimetry.ts';
import { complexDElectrons } from './coordination-chemistry/complex-d-electrons.ts';
import { complexIsomers } from './coordination-chemistry/complex-isomers.ts';
import { compoundNames } from './nomenclature/compound-names.ts';
import { crystalFieldSpin } from './coordination-chemistry/crystal-field-spin.ts';
import { electronConfigurations } from './electron-configuration/electron-configurations.ts';
import { empiricalFormulas } from './empirical-formulas/empirical-formulas.ts';
import { equilibriumCalculations } from './equilibrium/equilibrium-calculations.ts';
import { formationEnthalpies } from './thermochemistry/formation-enthalpies.ts';
import { gasChanges } from './gas-laws/gas-changes.ts';
import { gasStoichiometry } from './gas-laws/gas-stoichiometry.ts';
import { hessLaw } from './thermochemistry/hess-law.ts';
import { idealGasLaw } from './gas-laws/ideal-gas-law.ts';
import { initialRates } from './kinetics-basics/initial-rates.ts';
import { intermolecularForces } from './intermolecular-forces/intermolecular-forces.ts';
import { limitingReagent } from './stoichiometry/limiting-reagent.ts';
import { massStoichiometry } from './stoichiometry/mass-stoichiometry.ts';
import { molarityAndDilution } from './solutions/molarity-and-dilution.ts';
import { moleculeShapes } from './molecular-geometry/molecule-shapes.ts';
import { molesAndParticles } from './moles/moles-and-particles.ts';
import { nuclearDecays } from './nuclear-chemistry/nuclear-decays.ts';
import { oxidationNumbers } from './redox/oxidation-numbers.ts';
import { partialPressures } from './gas-laws/partial-pressures.ts';
import { percentComposition } from './empirical-formulas/percent-composition.ts';
import { percentYieldFamily } from './stoichiometry/percent-yield.ts';
import { periodicExtremes } from './periodic-trends/periodic-extremes.ts';
import { polyproticPh } from './acids-and-bases/polyprotic-ph.ts';
import { quantumNumbers } from './electron-configuration/quantum-numbers.ts';
import { radioactiveDecay } from './nuclear-chemistry/radioactive-decay.ts';
import { solubilityProductFamily } from './equilibrium/solubility-products.ts';
import { standardCellPotentials } from './electrochemistry-basics/standard-cell-potentials.ts';
import { strongAcidBasePh } from './acids-and-bases/strong-acid-base-ph.ts';
import { subatomicParticles } from './atomic-structure/subatomic-particles.ts';
import { titrations } from './acids-and-bases/titrations.ts';
import { unitConversions } from './measurement/unit-conversions.ts';
import { unpairedElectronsFamily } from './electron-configuration/unpaired-electrons.ts';
import { weakAcidBasePh } from './acids-and-bases/weak-acid-base-ph.ts';
import { titrationCurveReadings } from './acids-and-bases/titration-curve-readings.ts';
import { initialRateTable } from './kinetics-basics/initial-rate-table.ts';
import { heatingCurveReadings } from './thermochemistry/heating-curve-readings.ts';
import { solubilityCurveReadings } from './solutions/solubility-curve-readings.ts';
import { photoelectronReadings } from './electron-configuration/photoelectron-readings.ts';
import { elementMassSpectrumReadings } from './atomic-structure/element-mass-spectrum-readings.ts';
import { energyProfileReadings } from './kinetics-basics/energy-profile-readings.ts';
import { orbitalBoxReadings } from './electron-configuration/orbital-box-readings.ts';
import { electrolyticCellReadings } from './electrochemistry-basics/electrolytic-cell-readings.ts';
import { galvanicCellReadings } from './electrochemistry-basics/galvanic-cell-readings.ts';
import { particleBoxReadings } from './stoichiometry/particle-box-readings.ts';
import { decayCurveReadings } from './nuclear-chemistry/decay-curve-readings.ts';

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
  titrationCurveReadings,
  initialRateTable,
  heatingCurveReadings,
  solubilityCurveReadings,
  photoelectronReadings,
  elementMassSpectrumReadings,
  energyProfileReadings,
  orbitalBoxReadings,
  galvanicCellReadings,
  electrolyticCellReadings,
  particleBoxReadings,
  decayCurveReadings,
  bornHaberReadings,
];
