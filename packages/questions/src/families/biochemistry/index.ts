import type { Family } from '../family.ts';
import { aminoAcidIonisation } from './amino-acid-ionisation.ts';
import { isoelectricPoint } from './isoelectric-point.ts';
import { peptideCharge } from './peptide-charge.ts';
import { peptideMass } from './peptide-mass.ts';
import { peptideCleavage } from './peptide-cleavage.ts';
import { codonReading } from './codon-reading.ts';
import { complementaryStrand } from './complementary-strand.ts';
import { baseComposition } from './base-composition.ts';
import { fattyAcidFormula } from './fatty-acid-formula.ts';
import { polysaccharideMass } from './polysaccharide-mass.ts';
import { enzymePurification } from './enzyme-purification.ts';
import { respirationYield } from './respiration-yield.ts';
import { proteinAbsorbance } from './protein-absorbance.ts';
import { betaOxidationYield } from './beta-oxidation-yield.ts';
import { biologicalBuffer } from './biological-buffer.ts';
import { biologicalRedox } from './biological-redox.ts';
import { coupledFreeEnergy } from './coupled-free-energy.ts';
import { enzymeInhibition } from './enzyme-inhibition.ts';
import { membraneTransport } from './membrane-transport.ts';
import { michaelisMentenRate } from './michaelis-menten-rate.ts';
import { oxygenBinding } from './oxygen-binding.ts';
import { turnoverNumber } from './turnover-number.ts';

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
];
