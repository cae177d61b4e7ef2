import type { Difficulty } from '../../../question.ts';
import type { Draft, Family } from '../../family.ts';
import {
  acidConcentration,
  drawCurve,
  equivalenceVolume,
  halfWay,
  type Curve,
} from './titration-curve-drafts.ts';

/** A drawn titration curve of a weak acid: equivalence point, p*K*a at half of it, and the concentration. */
export const titrationCurveReadings: Family = {
  id: 'titration-curve-readings',
  name: 'Reading a titration curve',
  subject: 'general',
  topics: ['acids-and-bases'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['titration-curves'],
    intermediate: ['titration-curves', 'acid-dissociation-constant'],
    advanced: ['titration-curves', 'acid-base-titration'],
  },
  uses: ['ph', 'neutralization'],
  reference: 'OpenStax Chemistry 2e, section 14.7',
  showsFigure: true,
  draft(random, difficulty) {
    const curve = drawCurve(random);
    return curve && questionOn[difficulty](curve);
  },
};

const questionOn: Readonly<Record<Difficulty, (curve: Curve) => Draft | null>> = {
  beginner: equivalenceVolume,
  intermediate: halfWay,
  advanced: acidConcentration,
};
