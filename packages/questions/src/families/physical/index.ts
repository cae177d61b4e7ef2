import type { Family } from '../family.ts';
import { arrheniusEquation } from './arrhenius/arrhenius-equation.ts';
import { boilingDiagramReadings } from './phase-equilibria/boiling-diagram-readings.ts';
import { boltzmannDistribution } from './statistical-thermodynamics/boltzmann-distribution.ts';
import { bondOrders } from './chemical-bonding-theory/bond-orders.ts';
import { orbitalDiagramReadings } from './chemical-bonding-theory/orbital-diagram-readings.ts';
import { calorimetryMeasurements } from './first-law/calorimetry-measurements.ts';
import { cellThermodynamics } from './electrochemistry/cell-thermodynamics.ts';
import { clausiusClapeyron } from './phase-equilibria/clausius-clapeyron.ts';
import { colligativeProperties } from './solutions-and-colligative/colligative-properties.ts';
import { deBroglieWavelength } from './quantum-mechanics/de-broglie-wavelength.ts';
import { effusion } from './real-gases/effusion.ts';
import { electrolysis } from './electrochemistry/electrolysis.ts';
import { entropyChanges } from './second-law/entropy-changes.ts';
import { gibbsAndEquilibrium } from './gibbs-energy/gibbs-and-equilibrium.ts';
import { gibbsAndTemperature } from './gibbs-energy/gibbs-and-temperature.ts';
import { heatAndWork } from './first-law/heat-and-work.ts';
import { heatEngines } from './second-law/heat-engines.ts';
import { hydrogenSpectrum } from './atomic-spectra/hydrogen-spectrum.ts';
import { integratedRateLaws } from './rate-laws/integrated-rate-laws.ts';
import { ionicStrength } from './solutions-and-colligative/ionic-strength.ts';
import { kirchhoffLaw } from './first-law/kirchhoff-law.ts';
import { langmuirIsotherm } from './surfaces/langmuir-isotherm.ts';
import { methodOfInitialRates } from './rate-laws/method-of-initial-rates.ts';
import { molarConductivityReadings } from './electrochemistry/molar-conductivity-readings.ts';
import { langmuirPlotReadings } from './surfaces/langmuir-plot-readings.ts';
import { frostDiagramReadings } from './electrochemistry/frost-diagram-readings.ts';
import { speedDistributionReadings } from './real-gases/speed-distribution-readings.ts';
import { molecularSpeeds } from './real-gases/molecular-speeds.ts';
import { nernstEquation } from './electrochemistry/nernst-equation.ts';
import { particleInABox } from './quantum-mechanics/particle-in-a-box.ts';
import { partitionFunctions } from './statistical-thermodynamics/partition-functions.ts';
import { phaseRule } from './phase-equilibria/phase-rule.ts';
import { photoelectricEffect } from './atomic-spectra/photoelectric-effect.ts';
import { raoultLaw } from './solutions-and-colligative/raoult-law.ts';
import { rotationalSpectra } from './molecular-spectroscopy/rotational-spectra.ts';
import { steadyStateKinetics } from './mechanisms/steady-state-kinetics.ts';
import { unitCells } from './solid-state/unit-cells.ts';
import { vanDerWaals } from './real-gases/van-der-waals.ts';
import { vanTHoff } from './gibbs-energy/van-t-hoff.ts';
import { vibrationalFrequencies } from './molecular-spectroscopy/vibrational-frequencies.ts';
import { ratePlotReadings } from './rate-laws/rate-plot-readings.ts';
import { arrheniusPlotReadings } from './arrhenius/arrhenius-plot-readings.ts';
import { phaseDiagramReadings } from './phase-equilibria/phase-diagram-readings.ts';
import { multistepProfileReadings } from './mechanisms/multistep-profile-readings.ts';

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
  ratePlotReadings,
  arrheniusPlotReadings,
  phaseDiagramReadings,
  multistepProfileReadings,
  molarConductivityReadings,
  frostDiagramReadings,
  langmuirPlotReadings,
  boilingDiagramReadings,
  speedDistributionReadings,
  orbitalDiagramReadings,
];
