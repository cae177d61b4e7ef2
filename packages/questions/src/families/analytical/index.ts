import type { Family } from '../family.ts';
import { backTitration } from './back-titration.ts';
import { beerLambert } from './beer-lambert.ts';
import { chromatographicResolution } from './chromatographic-resolution.ts';
import { confidenceAndTTest } from './confidence-and-t-test.ts';
import { edtaTitration } from './edta-titration.ts';
import { errorPropagation } from './error-propagation.ts';
import { gravimetricAnalysis } from './gravimetric-analysis.ts';
import { outlierTest } from './outlier-test.ts';
import { significantFigures } from './significant-figures.ts';
import { standardAddition } from './standard-addition.ts';

/** The families of the subject. */
export const analyticalFamilies: readonly Family[] = [
  significantFigures,
  errorPropagation,
  outlierTest,
  confidenceAndTTest,
  gravimetricAnalysis,
  backTitration,
  edtaTitration,
  beerLambert,
  standardAddition,
  chromatographicResolution,
];
