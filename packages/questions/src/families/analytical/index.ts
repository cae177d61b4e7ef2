import type { Family } from '../family.ts';
import { apparatusReadings } from './sampling-and-separation/apparatus-readings.ts';
import { argentometricTitration } from './precipitation-titrations/argentometric-titration.ts';
import { backTitration } from './acid-base-titrations/back-titration.ts';
import { beerLambert } from './molecular-absorption/beer-lambert.ts';
import { calibrationLine } from './calibration/calibration-line.ts';
import { chromatographicResolution } from './chromatography/chromatographic-resolution.ts';
import { confidenceAndTTest } from './errors-and-statistics/confidence-and-t-test.ts';
import { coulometricTitration } from './electroanalysis/coulometric-titration.ts';
import { derivativeCurveReadings } from './potentiometry/derivative-curve-readings.ts';
import { edtaTitration } from './complexometric-titrations/edta-titration.ts';
import { equilibriaWithActivities } from './buffers-analytical/equilibria-with-activities.ts';
import { errorPropagation } from './errors-and-statistics/error-propagation.ts';
import { glasswareReadings } from './concentration-units/glassware-readings.ts';
import { gravimetricAnalysis } from './gravimetry/gravimetric-analysis.ts';
import { internalStandard } from './calibration/internal-standard.ts';
import { ionSelectiveElectrode } from './potentiometry/ion-selective-electrode.ts';
import { molecularIonPeaks } from './mass-spectrometry/molecular-ion-peaks.ts';
import { outlierTest } from './errors-and-statistics/outlier-test.ts';
import { redoxTitration } from './redox-titrations/redox-titration.ts';
import { significantFigures } from './significant-figures/significant-figures.ts';
import { setUpChoice } from './sampling-and-separation/set-up-choice.ts';
import { solventExtraction } from './sampling-and-separation/solvent-extraction.ts';
import { standardAddition } from './calibration/standard-addition.ts';
import { traceConcentrations } from './concentration-units/trace-concentrations.ts';
import { calibrationPlotReadings } from './calibration/calibration-plot-readings.ts';
import { absorptionSpectrumReadings } from './molecular-absorption/absorption-spectrum-readings.ts';
import { chromatogramReadings } from './chromatography/chromatogram-readings.ts';
import { polyproticCurveReadings } from './acid-base-titrations/polyprotic-curve-readings.ts';
import { conductometricCurveReadings } from './electroanalysis/conductometric-curve-readings.ts';
import { buretteReadings } from './concentration-units/burette-readings.ts';
import { tlcPlateReadings } from './chromatography/tlc-plate-readings.ts';
import { jobPlotReadings } from './molecular-absorption/job-plot-readings.ts';
import { recrystallizationReadings } from './sampling-and-separation/recrystallization-readings.ts';
import { speciesDistributionReadings } from './buffers-analytical/species-distribution-readings.ts';
import { thermogramReadings } from './gravimetry/thermogram-readings.ts';

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
  calibrationPlotReadings,
  absorptionSpectrumReadings,
  chromatogramReadings,
  polyproticCurveReadings,
  conductometricCurveReadings,
  derivativeCurveReadings,
  buretteReadings,
  glasswareReadings,
  tlcPlateReadings,
  recrystallizationReadings,
  setUpChoice,
  thermogramReadings,
  speciesDistributionReadings,
  jobPlotReadings,
  apparatusReadings,
];
