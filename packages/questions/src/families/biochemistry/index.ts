import type { Family } from '../family.ts';
import { aminoAcidIonisation } from './amino-acids/amino-acid-ionisation.ts';
import { isoelectricPoint } from './amino-acids/isoelectric-point.ts';
import { peptideCharge } from './protein-structure/peptide-charge.ts';
import { peptideMass } from './protein-structure/peptide-mass.ts';
import { peptideCleavage } from './protein-methods/peptide-cleavage.ts';
import { codonReading } from './translation/codon-reading.ts';
import { complementaryStrand } from './nucleic-acids/complementary-strand.ts';
import { baseComposition } from './nucleic-acids/base-composition.ts';
import { fattyAcidFormula } from './lipids/fatty-acid-formula.ts';
import { polysaccharideMass } from './carbohydrates/polysaccharide-mass.ts';
import { enzymePurification } from './protein-methods/enzyme-purification.ts';
import { respirationYield } from './citric-acid-cycle/respiration-yield.ts';
import { proteinAbsorbance } from './protein-methods/protein-absorbance.ts';
import { betaOxidationYield } from './fatty-acid-metabolism/beta-oxidation-yield.ts';
import { biologicalBuffer } from './water-and-buffers/biological-buffer.ts';
import { biologicalRedox } from './bioenergetics/biological-redox.ts';
import { coupledFreeEnergy } from './bioenergetics/coupled-free-energy.ts';
import { enzymeInhibition } from './enzyme-kinetics/enzyme-inhibition.ts';
import { membraneTransport } from './membranes/membrane-transport-energy.ts';
import { michaelisMentenRate } from './enzyme-kinetics/michaelis-menten-rate.ts';
import { oxygenBinding } from './haemoglobin/oxygen-binding.ts';
import { turnoverNumber } from './enzyme-kinetics/turnover-number.ts';
import { michaelisMentenReadings } from './enzyme-kinetics/michaelis-menten-readings.ts';
import { lineweaverBurkReadings } from './enzyme-kinetics/lineweaver-burk-readings.ts';
import { oxygenBindingReadings } from './haemoglobin/oxygen-binding-readings.ts';
import { aminoAcidCurveReadings } from './amino-acids/amino-acid-curve-readings.ts';
import { gelReadings } from './protein-methods/gel-readings.ts';

/** The families of the subject. */
export const biochemistryFamilies: readonly Family[] = [
  biologicalBuffer,
  aminoAcidIonisation,
  isoelectricPoint,
  peptideCharge,
  peptideMass,
  peptideCleavage,
  codonReading,
  complementaryStrand,
  baseComposition,
  oxygenBinding,
  michaelisMentenRate,
  enzymeInhibition,
  turnoverNumber,
  fattyAcidFormula,
  polysaccharideMass,
  enzymePurification,
  respirationYield,
  proteinAbsorbance,
  membraneTransport,
  coupledFreeEnergy,
  biologicalRedox,
  betaOxidationYield,
  michaelisMentenReadings,
  lineweaverBurkReadings,
  oxygenBindingReadings,
  aminoAcidCurveReadings,
  gelReadings,
];
