import type { Difficulty } from '../../../question.ts';
import { wholeSet, type ComputedSet } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { effects, errors } from './counting-effects.data.ts';
import { countedHalfLife } from './counted-half-life.ts';
import { drawCounts, type Counts } from './counted-decays.ts';
import { laterRate } from './later-count-rate.ts';

/** A source is counted beside a background: its half-life, a later count rate, and what a mistake does to the half-life. */
export const countingSet: ComputedSet = {
  id: 'counting-set',
  subject: 'general',
  topics: ['nuclear-chemistry'],
  tests: {
    beginner: [['half-life-of-a-nuclide'], ['half-life-of-a-nuclide'], ['radioactive-decay']],
    intermediate: [['half-life-of-a-nuclide'], ['half-life-of-a-nuclide'], ['half-life-of-a-nuclide']],
  },
  reference: 'OpenStax Chemistry 2e, section 21.3',
  draft(random, difficulty) {
    const counts = drawCounts(random, difficulty === 'intermediate');
    // Twice the background, subtracted by mistake, still leaves something of the last row.
    if ((counts.rates.at(-1) ?? 0) < 2.2 * counts.background) return null;
    return wholeSet({
      title: 'Counting with background radiation',
      text: told(counts, difficulty),
      figure: counts.figure,
      parts: [
        countedHalfLife(random, counts, difficulty),
        laterRate(random, counts, difficulty),
        difficulty === 'beginner' ? consequencePart(random, effects) : consequencePart(random, errors),
      ],
    });
  },
};

function told({ background, tenfold }: Counts, difficulty: Difficulty): string {
  const without =
    difficulty === 'beginner'
      ? `Without the source, the counter shows ${background} counts per minute on average.`
      : `Without the source, the counter shows ${tenfold} counts on average in a period of 10.0 minutes.`;
  return `A sealed source contains one short-lived radioactive nuclide, which decays to a stable one. A scintillation counter is kept at a fixed distance from the source. ${without} The table shows the count rates with the source in place, as displayed by the counter.`;
}
