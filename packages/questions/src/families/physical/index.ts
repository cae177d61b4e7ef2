import type { Family } from '../family.ts';
import { arrheniusEquation } from './arrhenius-equation.ts';
import { clausiusClapeyron } from './clausius-clapeyron.ts';
import { colligativeProperties } from './colligative-properties.ts';
import { electrolysis } from './electrolysis.ts';
import { entropyChanges } from './entropy-changes.ts';
import { gibbsAndEquilibrium } from './gibbs-and-equilibrium.ts';
import { gibbsAndTemperature } from './gibbs-and-temperature.ts';
import { heatAndWork } from './heat-and-work.ts';
import { hydrogenSpectrum } from './hydrogen-spectrum.ts';
import { integratedRateLaws } from './integrated-rate-laws.ts';
import { kirchhoffLaw } from './kirchhoff-law.ts';
import { molecularSpeeds } from './molecular-speeds.ts';
import { nernstEquation } from './nernst-equation.ts';
import { particleInABox } from './particle-in-a-box.ts';
import { vanTHoff } from './van-t-hoff.ts';

/** The families of the subject. */
export const physicalFamilies: readonly Family[] = [
  heatAndWork,
  kirchhoffLaw,
  entropyChanges,
  gibbsAndTemperature,
  gibbsAndEquilibrium,
  vanTHoff,
  molecularSpeeds,
  clausiusClapeyron,
  colligativeProperties,
  integratedRateLaws,
  arrheniusEquation,
  nernstEquation,
  electrolysis,
  particleInABox,
  hydrogenSpectrum,
];
