import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type SetAttempt } from '../../computed-set.ts';
import { drawObserved } from './observed-constants.ts';
import { configuration } from './observed-configuration.ts';
import { changedCondition, timeAtConcentration } from './observed-parts.ts';
import { halfLifeOfBoth } from './parallel-half-life.ts';
import { bimolecularConstant, changedPaths, shareOfPath } from './parallel-path-parts.ts';
import { drawPaths } from './parallel-paths.ts';
import { slowStep } from './slow-step.ts';
import { rateLaw, rateOfMixture } from './substitution-run-parts.ts';
import { drawSubstitutionRuns } from './substitution-runs.ts';

/** Rates of a bromide with a nucleophile: rate law and slow step, configuration, and two paths side by side. */
export const substitutionKineticsSet: ComputedSet = {
  id: 'substitution-kinetics-set',
  subject: 'organic',
  topics: ['substitution-and-elimination'],
  tests: {
    beginner: [['initial-rates'], ['rate-law'], ['sn1-against-sn2']],
    intermediate: [['pseudo-first-order-kinetics'], ['sn1-against-sn2'], ['sn1-against-sn2']],
    advanced: [
      ['pseudo-first-order-kinetics', 'sn1-against-sn2'],
      ['sn1-against-sn2'],
      ['half-life-of-a-reaction'],
      ['sn1-against-sn2'],
    ],
  },
  reference: 'McMurry, Organic Chemistry (OpenStax), chapter 11',
  draft: (random, difficulty) => wholeSet(attemptAt(random, difficulty)),
};

function attemptAt(random: Random, difficulty: Difficulty): SetAttempt | null {
  switch (difficulty) {
    case 'beginner':
      return runs(random);
    case 'intermediate':
      return observed(random);
    case 'advanced':
      return paths(random);
  }
}

function runs(random: Random): SetAttempt {
  const drawn = drawSubstitutionRuns(random);
  const { formula, nucleophile } = drawn;
  return {
    title: 'A bromide and a nucleophile',
    text: `A bromide with the formula \\ce{${formula}} reacts with ${nucleophile.name} ions, \\ce{${nucleophile.ion}}, in aqueous ethanol. In each run, the rate at which the bromide disappears is measured at the very start, before the concentrations change noticeably.`,
    figure: drawn.figure,
    parts: [rateLaw(drawn, random), rateOfMixture(drawn, random), slowStep(drawn, random)],
  };
}

function observed(random: Random): SetAttempt {
  const drawn = drawObserved(random);
  const { name, ion } = drawn.nucleophile;
  return {
    title: 'A bromide with excess nucleophile',
    text: `The (*${drawn.descriptor}*) enantiomer of a bromide, at 0.0020 mol/L, reacts with ${name} ions, \\ce{${ion}}, in aqueous ethanol; bromine is bonded to the only stereocenter. The nucleophile is in such large excess that its concentration does not change noticeably. In each run, the bromide disappears in a first-order reaction with the observed rate constant *k*_{obs}.`,
    figure: drawn.figure,
    parts: [
      timeAtConcentration(drawn, random),
      configuration(drawn, random),
      changedCondition(drawn, random),
    ],
  };
}

function paths(random: Random): SetAttempt | null {
  const drawn = drawPaths(random);
  return (
    drawn && {
      title: 'Two reaction paths of one bromide',
      text: 'A secondary bromide reacts with hydroxide in aqueous ethanol, by substitution and elimination. Hydroxide is in large excess, so in each run the bromide disappears in a first-order reaction. The plot shows the observed rate constant *k*_{obs} against the concentration of hydroxide. In one path, hydroxide takes part in the slow step; in the other, it does not.',
      figure: drawn.figure,
      parts: [
        bimolecularConstant(drawn),
        shareOfPath(drawn, random),
        halfLifeOfBoth(drawn, random),
        changedPaths(random),
      ],
    }
  );
}
