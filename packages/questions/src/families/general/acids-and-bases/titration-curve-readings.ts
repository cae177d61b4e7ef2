import type { Difficulty } from '../../../question.ts';
import type { Draft, Family } from '../../family.ts';
import { acidConcentration, drawCurve, type Curve } from './titration-curve-drafts.ts';
import { halfWay } from './titration-curve-half-way.ts';
import { equivalenceVolume, halfVolume } from './titration-curve-volumes.ts';

/** A drawn titration curve of a weak acid: equivalence point and half of it, p*K*a there, and the concentration. */
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
    return curve && questionOn[difficulty](curve, random.next() < 0.5);
  },
};

const questionOn: Readonly<Record<Difficulty, (curve: Curve, isOther: boolean) => Draft | null>> = {
  beginner: (curve, isOther) => (isOther ? halfVolume(curve) : equivalenceVolume(curve)),
  intermediate: (curve, isOther) => halfWay(curve, isOther),
  advanced: (curve) => acidConcentration(curve),
};
