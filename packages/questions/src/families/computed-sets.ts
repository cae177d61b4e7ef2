import type { Subject } from '../question.ts';
import { calibrationSet } from './analytical/calibration/calibration-set.ts';
import { internalStandardSet } from './analytical/chromatography/internal-standard-set.ts';
import { waterHardnessSet } from './analytical/complexometric-titrations/water-hardness-set.ts';
import { aminoAcidSet } from './biochemistry/amino-acids/amino-acid-set.ts';
import { enzymeInhibitionSet } from './biochemistry/enzyme-kinetics/enzyme-inhibition-set.ts';
import { oxygenBindingSet } from './biochemistry/haemoglobin/oxygen-binding-set.ts';
import { titrationCurveSet } from './general/acids-and-bases/titration-curve-set.ts';
import { rateRunsSet } from './general/kinetics-basics/rate-runs-set.ts';
import { countingSet } from './general/nuclear-chemistry/counting-set.ts';
import { coolingCurveSet } from './general/thermochemistry/cooling-curve-set.ts';
import { unknownCompoundSet } from './organic/spectroscopy-organic/unknown-compound-set.ts';
import { substitutionKineticsSet } from './organic/substitution-and-elimination/substitution-kinetics-set.ts';
import { arrheniusSet } from './physical/arrhenius/arrhenius-set.ts';
import { cellSeriesSet } from './physical/electrochemistry/cell-series-set.ts';
import { vaporPressureSet } from './physical/phase-equilibria/vapor-pressure-set.ts';
import type { ComputedSet } from './computed-set.ts';

/** The computed sets of each subject. */
export const computedSets: Readonly<Record<Subject, readonly ComputedSet[]>> = {
  general: [rateRunsSet, titrationCurveSet, coolingCurveSet, countingSet],
  organic: [unknownCompoundSet, substitutionKineticsSet],
  physical: [arrheniusSet, cellSeriesSet, vaporPressureSet],
  biochemistry: [enzymeInhibitionSet, aminoAcidSet, oxygenBindingSet],
  analytical: [calibrationSet, internalStandardSet, waterHardnessSet],
};
