import type { Family } from '../family.ts';
import { argentometricTitration } from './argentometric-titration.ts';
import { backTitration } from './back-titration.ts';
import { beerLambert } from './beer-lambert.ts';
import { calibrationLine } from './calibration-line.ts';
import { chromatographicResolution } from './chromatographic-resolution.ts';
import { confidenceAndTTest } from './confidence-and-t-test.ts';
import { coulometricTitration } from './coulometric-titration.ts';
import { edtaTitration } from './edta-titration.ts';
import { equilibriaWithActivities } from './equilibria-with-activities.ts';
import { errorPropagation } from './error-propagation.ts';
import { gravimetricAnalysis } from './gravimetric-analysis.ts';
import { internalStandard } from './internal-standard.ts';
import { ionSelectiveElectrode } from './ion-selective-electrode.ts';
import { molecularIonPeaks } from './molecular-ion-peaks.ts';
import { outlierTest } from './outlier-test.ts';
import { redoxTitration } from './redox-titration.ts';
import { significantFigures } from './significant-figures.ts';
import { solventExtraction } from './solvent-extraction.ts';
import { standardAddition } from './standard-addition.ts';
import { traceConcentrations } from './trace-concentrations.ts';

/** The families of the subject. */
export const analyticalFamilies: readonly Family[] = [
  argentometricTitration,
  backTitration,
  beerLambert,
  calibrationLine,
  chromatographicResolution,
  confidenceAndTTest,
  coulometricTitration,
  edtaTitration,
  equilibriaWithActivities,
  errorPropagation,
  gravimetricAnalysis,
  internalStandard,
  ionSelectiveElectrode,
  molecularIonPeaks,
  outlierTest,
  redoxTitration,
  significantFigures,
  solventExtraction,
  standardAddition,
  traceConcentrations,
];
