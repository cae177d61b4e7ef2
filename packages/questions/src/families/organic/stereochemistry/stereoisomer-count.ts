import { countStereoisomers } from '../../../computations/structures/structure-facts.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { drawn } from '../../texts/drawn.ts';
import { plain, symmetric, withDoubleBond, type Pattern } from './stereoisomer-patterns.data.ts';
import { countedAmong, type CountedName } from './counted-stereoisomers.ts';
import { slipsOf } from './stereoisomer-slips.ts';

const groups = ['Cl', 'Br', 'O', 'F', 'I'] as const;

/** How many stereoisomers a drawn constitution has: 2 to the power of n, double bonds, and meso forms. */
export const stereoisomerCount: Family = {
  id: 'stereoisomer-count',
  name: 'Counting stereoisomers',
  subject: 'organic',
  topics: ['stereochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['counting-stereoisomers'],
    intermediate: ['counting-stereoisomers'],
    advanced: ['counting-stereoisomers', 'meso-compounds'],
  },
  uses: ['chirality', 'cis-trans-isomerism'],
  reference: 'McMurry, Organic Chemistry, chapters 5 and 7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return count(random, plain, ['stereoisomers', 'others', 'pairs', 'diastereomers']);
      case 'intermediate':
        return count(random, withDoubleBond, ['stereoisomers', 'others', 'pairs', 'diastereomers']);
      case 'advanced':
        return count(random, symmetric, ['stereoisomers', 'others', 'chiral', 'pairs']);
    }
  },
};

function count(random: Random, patterns: readonly Pattern[], asked: readonly CountedName[]): Draft | null {
  const chosen = random.pick(patterns);
  const [x = 'Cl', y = 'Br'] = random.shuffle(groups);
  const pattern = chosen.pattern.replaceAll('{X}', x).replaceAll('{Y}', y);
  const stereoisomers = countStereoisomers(pattern);
  const counted = countedAmong[random.pick(asked)];
  const key = counted.of(stereoisomers, chosen.meso);
  if (key < 1) return null;
  const options = quantityOptions(key, String, slipsOf(chosen, counted, stereoisomers));
  if (options === null) return null;
  return {
    text: `${counted.question} (The drawing does not specify configuration.) ${drawn(flat(pattern))}`,
    ...options,
    explanation: `${explanationOf(chosen, stereoisomers)}${counted.rest(stereoisomers, chosen.meso)}`,
    finding: `Every combination was written out and equal structures were counted once: ${stereoisomers}${counted === countedAmong.stereoisomers ? '' : `. Counted in the same way, the number asked for is ${key}`}.`,
    ...(counted.tests && { tests: counted.tests }),
  };
}

function explanationOf({ centres, doubleBonds, meso }: Pattern, key: number): string {
  if (centres + doubleBonds === 1)
    return `One carbon bears four different groups. One site with two configurations gives 2 combinations, which are not identical, so there are ${key} stereoisomers.`;
  const places = `${centres === 1 ? 'One carbon bears' : `${['', 'One', 'Two', 'Three'][centres] ?? centres} carbons each bear`} four different groups${doubleBonds > 0 ? ', and the double bond bears two different groups on each of its carbons' : ''}: ${centres + doubleBonds} sites with two configurations each give 2^{${centres + doubleBonds}} combinations.`;
  return meso > 0
    ? `${places} The two halves are alike, so (*R*,*S*) and (*S*,*R*) are the same meso compound${meso > 1 ? ', with an (*E*) as well as with a (*Z*) double bond' : ''}, which leaves ${key} stereoisomers.`
    : `${places} No two of them are identical, so there are ${key} stereoisomers.`;
}

/** The constitution alone, as it is drawn. */
function flat(pattern: string): string {
  return pattern.replace(/\[C\?H\]/g, 'C').replace(/[/~]/g, '');
}
