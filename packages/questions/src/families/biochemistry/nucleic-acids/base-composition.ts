import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { names, partners, percent } from './bases.ts';
import { duplexOfStrand } from './duplex-of-strand.ts';

/** Chargaff's rules, hydrogen bonds, and what one strand tells of the duplex. */
export const baseComposition: Family = {
  id: 'base-composition',
  name: 'Base composition of DNA',
  subject: 'biochemistry',
  topics: ['nucleic-acids'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['chargaffs-rules'], intermediate: ['base-pairing'], advanced: ['chargaffs-rules'] },
  uses: ['structure-of-dna', 'hydrogen-bonding'],
  reference: 'Lehninger Principles of Biochemistry, chapter 8',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return chargaff(random);
      case 'intermediate':
        return hydrogenBonds(random);
      case 'advanced':
        return duplexOfStrand(random);
    }
  },
};

const count = (value: number): string => formatDecimals(value, 0);

function chargaff(random: Random): Draft {
  const known = random.pick(['A', 'T', 'G', 'C']);
  const asked = random.pick(
    ['A', 'T', 'G', 'C'].filter((base) => base !== known && base !== partners[known]),
  );
  const share = random.integer(24, 76) / 2;
  const result = 50 - share;
  return {
    text: `In a double-stranded DNA ${percent(share)} of the bases are ${names[known]}. What percentage is ${names[asked]}?`,
    answer: percent(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.9),
      [
        {
          value: share,
          slip: 'mispaired-bases',
          teaching: `Only its partner ${names[partners[known] ?? '']} is as frequent as ${names[known]}.`,
        },
        {
          value: 2 * result,
          slip: 'one-step-short',
          teaching: `This is ${names[asked]} together with its partner; each makes up half of it.`,
        },
        {
          value: 100 - share,
          slip: 'one-step-short',
          teaching: `This is everything that is not ${names[known]}.`,
        },
        {
          value: (100 - share) / 3,
          slip: 'mispaired-bases',
          teaching: 'The rest is not shared evenly among three bases: partners are equally frequent.',
        },
        {
          value: (100 - share) / 2,
          slip: 'mispaired-bases',
          teaching: `The rest was halved before ${names[partners[known] ?? '']}, as frequent as ${names[known]}, was taken off.`,
        },
        {
          value: share / 2,
          slip: 'mispaired-bases',
          teaching: `The share of ${names[known]} was halved; what both bases of its pair leave is to be halved.`,
        },
        {
          value: 2 * share,
          slip: 'answered-another-quantity',
          teaching: `This is ${names[known]} together with its partner; a base of the other pair is asked.`,
        },
        {
          value: 25,
          slip: 'overgeneralised-rule',
          teaching: 'Only partners are equally frequent; the four bases need not be.',
        },
      ],
      percent,
    ),
    explanation:
      `${names[known]} and its partner make up 2 × ${percent(share)} = ${percent(2 * share)}. The other pair has ${percent(2 * result)}, half of it ${names[asked]}: ${percent(result)}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
    finding: `By base pairing the share is 50 % − ${percent(share)} = ${percent(result)}.`,
  };
}

function hydrogenBonds(random: Random): Draft {
  const pairs = random.integer(4, 60) * 50;
  const share = random.integer(16, 34) * 2;
  const strong = (pairs * share) / 100;
  const weak = pairs - strong;
  const result = 3 * strong + 2 * weak;
  return {
    text: `A DNA duplex of ${pairs} base pairs has a G + C content of ${share} %. How many Watson–Crick hydrogen bonds does it have?`,
    answer: count(result),
    distractors: wrongNumbers(
      result,
      isFarApart(8),
      [
        {
          value: 2 * strong + 3 * weak,
          slip: 'hydrogen-bonds-mixed-up',
          teaching: 'G·C pairs have three hydrogen bonds and A·T pairs two, not the other way round.',
        },
        {
          value: 2 * pairs,
          slip: 'hydrogen-bonds-mixed-up',
          teaching: 'G·C pairs have a third hydrogen bond.',
        },
        {
          value: 3 * pairs,
          slip: 'hydrogen-bonds-mixed-up',
          teaching: 'A·T pairs have only two hydrogen bonds.',
        },
        {
          value: 2.5 * pairs,
          slip: 'hydrogen-bonds-mixed-up',
          teaching:
            'The mean of two and three bonds was taken for every pair; the two kinds are not equally frequent.',
        },
        {
          value: 2 * pairs + strong / 2,
          slip: 'one-strand-for-two',
          teaching:
            'The G + C content was halved before the G·C pairs were counted; each pair holds one G and one C.',
        },
        {
          value: 2 * pairs + weak / 2,
          slip: 'hydrogen-bonds-mixed-up',
          teaching:
            'Two slips at once: three bonds were given to A·T pairs instead of G·C pairs, and only half of those were counted.',
        },
        {
          value: 3 * strong,
          slip: 'left-out-a-term',
          teaching: `Only the bonds of the G·C pairs were counted; the ${count(weak)} A·T pairs have two each.`,
        },
        {
          value: 2 * weak,
          slip: 'left-out-a-term',
          teaching: `Only the bonds of the A·T pairs were counted; the ${count(strong)} G·C pairs have three each.`,
        },
        {
          value: result / 2,
          slip: 'one-strand-for-two',
          teaching: 'The bonds were halved for one strand, but each of them belongs to both.',
        },
        ...[
          { bonds: result, second: '' },
          {
            bonds: 2 * strong + 3 * weak,
            second: ' and three bonds were given to A·T pairs instead of G·C pairs',
          },
        ].map(({ bonds, second }) => ({
          value: 2 * bonds,
          slip: 'needless-factor-two',
          teaching: `${second === '' ? 'Each' : 'Two slips at once: each'} bond was counted at both of its bases${second === '' ? '; it joins the two of a pair' : `,${second}`}.`,
        })),
      ],
      count,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `G·C pairs: ${count(strong)} with 3 bonds each; A·T pairs: ${count(weak)} with 2 each. ${count(3 * strong)} + ${count(2 * weak)} = ${count(result)}.`,
    finding: `Three bonds for ${count(strong)} pairs and two for ${count(weak)} make ${count(result)}.`,
  };
}
