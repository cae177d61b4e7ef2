import type { Subject } from '../question.ts';
import { calibrationSet } from './analytical/calibration/calibration-set.ts';
import { enzymeInhibitionSet } from './biochemistry/enzyme-kinetics/enzyme-inhibition-set.ts';
import { titrationCurveSet } from './general/acids-and-bases/titration-curve-set.ts';
import { rateRunsSet } from './general/kinetics-basics/rate-runs-set.ts';
import { unknownCompoundSet } from './organic/spectroscopy-organic/unknown-compound-set.ts';
import { arrheniusSet } from './physical/arrhenius/arrhenius-set.ts';
import type { ComputedSet } from './computed-set.ts';

/** The computed sets of each subject. */
export const computedSets: Readonly<Record<Subject, readonly ComputedSet[]>> = {
  general: [rateRunsSet, titrationCurveSet],
  organic: [unknownCompoundSet],
  physical: [arrheniusSet],
  biochemistry: [enzymeInhibitionSet],
  analytical: [calibrationSet],
};
