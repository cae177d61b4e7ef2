import type { Family } from '../family.ts';
import { arrheniusEquation } from './arrhenius-equation.ts';
import { boltzmannDistribution } from './boltzmann-distribution.ts';
import { bondOrders } from './bond-orders.ts';
import { calorimetryMeasurements } from './calorimetry-measurements.ts';
import { cellThermodynamics } from './cell-thermodynamics.ts';
import { clausiusClapeyron } from './clausius-clapeyron.ts';
import { colligativeProperties } from './colligative-properties.ts';
import { deBroglieWavelength } from './de-broglie-wavelength.ts';
import { effusion } from './effusion.ts';
import { electrolysis } from './electrolysis.ts';
import { entropyChanges } from './entropy-changes.ts';
import { gibbsAndEquilibrium } from './gibbs-and-equilibrium.ts';
import { gibbsAndTemperature } from './gibbs-and-temperature.ts';
import { heatAndWork } from './heat-and-work.ts';
import { heatEngines } from './heat-engines.ts';
import { hydrogenSpectrum } from './hydrogen-spectrum.ts';
import { integratedRateLaws } from './integrated-rate-laws.ts';
import { ionicStrength } from './ionic-strength.ts';
import { kirchhoffLaw } from './kirchhoff-law.ts';
import { langmuirIsotherm } from './langmuir-isotherm.ts';
import { methodOfInitialRates } from './method-of-initial-rates.ts';
import { molecularSpeeds } from './molecular-speeds.ts';
import { nernstEquation } from './nernst-equation.ts';
import { particleInABox } from './particle-in-a-box.ts';
import { partitionFunctions } from './partition-functions.ts';
import { phaseRule } from './phase-rule.ts';
import { photoelectricEffect } from './photoelectric-effect.ts';
import { raoultLaw } from './raoult-law.ts';
import { rotationalSpectra } from './rotational-spectra.ts';
import { steadyStateKinetics } from './steady-state-kinetics.ts';
import { unitCells } from './unit-cells.ts';
import { vanDerWaals } from './van-der-waals.ts';
import { vanTHoff } from './van-t-hoff.ts';
import { vibrationalFrequencies } from './vibrational-frequencies.ts';

/** The families of the subject. */
export const physicalFamilies: readonly Family[] = [
  heatAndWork,
  calorimetryMeasurements,
  kirchhoffLaw,
  entropyChanges,
  heatEngines,
  gibbsAndTemperature,
  gibbsAndEquilibrium,
  vanTHoff,
  molecularSpeeds,
  effusion,
  unitCells,
  vanDerWaals,
  clausiusClapeyron,
  phaseRule,
  raoultLaw,
  colligativeProperties,
  ionicStrength,
  methodOfInitialRates,
  integratedRateLaws,
  arrheniusEquation,
  steadyStateKinetics,
  langmuirIsotherm,
  nernstEquation,
  cellThermodynamics,
  electrolysis,
  deBroglieWavelength,
  particleInABox,
  photoelectricEffect,
  hydrogenSpectrum,
  bondOrders,
  rotationalSpectra,
  vibrationalFrequencies,
  boltzmannDistribution,
  partitionFunctions,
];
