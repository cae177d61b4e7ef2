import type { Family } from '../family.ts';
import { aminoAcidIonisation } from './amino-acid-ionisation.ts';
import { isoelectricPoint } from './isoelectric-point.ts';
import { peptideCharge } from './peptide-charge.ts';
import { peptideMass } from './peptide-mass.ts';
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
  oxygenBinding,
  michaelisMentenRate,
  enzymeInhibition,
  turnoverNumber,
  membraneTransport,
  coupledFreeEnergy,
  biologicalRedox,
  betaOxidationYield,
];
