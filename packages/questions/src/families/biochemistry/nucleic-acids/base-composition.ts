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
    text: `In a double-stranded DNA molecule, ${percent(share)} of the bases are ${names[known]}. What percentage of the bases are ${names[asked]}?`,
    answer: percent(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.9),
      [
        {
          value: share,
          slip: 'mispaired-bases',
          teaching: `This is the percentage of ${names[known]}; only its partner, ${names[partners[known] ?? '']}, is equally abundant.`,
        },
        {
          value: 2 * result,
          slip: 'one-step-short',
          teaching: `This is the percentage of ${names[asked]} and its partner together; each makes up half of it.`,
        },
        {
          value: 100 - share,
          slip: 'one-step-short',
          teaching: `This is the percentage of all bases other than ${names[known]}.`,
        },
        {
          value: (100 - share) / 3,
          slip: 'mispaired-bases',
          teaching:
            'The remainder was divided evenly among three bases, but only partners are equally abundant.',
        },
        {
          value: (100 - share) / 2,
          slip: 'mispaired-bases',
          teaching: `The remainder was halved before ${names[partners[known] ?? '']}, which is as abundant as ${names[known]}, was subtracted.`,
        },
        {
          value: share / 2,
          slip: 'mispaired-bases',
          teaching: `The percentage of ${names[known]} was halved; instead, halve what remains after both bases of its pair are subtracted.`,
        },
        {
          value: 2 * share,
          slip: 'answered-another-quantity',
          teaching: `This is the percentage of ${names[known]} and its partner together; the question asks about a base of the other pair.`,
        },
        {
          value: 25,
          slip: 'overgeneralised-rule',
          teaching: 'All four bases were assumed to be equally abundant; only partners are.',
        },
      ],
      percent,
    ),
    explanation:
      `${names[known]} and its partner make up 2 × ${percent(share)} = ${percent(2 * share)}. The other pair makes up ${percent(2 * result)}, half of which is ${names[asked]}: ${percent(result)}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
    finding: `By base pairing, the percentage is 50% − ${percent(share)} = ${percent(result)}.`,
  };
}

function hydrogenBonds(random: Random): Draft {
  const pairs = random.integer(4, 60) * 50;
  const share = random.integer(16, 34) * 2;
  const strong = (pairs * share) / 100;
  const weak = pairs - strong;
  const result = 3 * strong + 2 * weak;
  return {
    text: `A DNA duplex of ${pairs} base pairs has a G + C content of ${share}%. How many Watson–Crick hydrogen bonds does it have?`,
    answer: count(result),
    distractors: wrongNumbers(
      result,
      isFarApart(8),
      [
        {
          value: 2 * strong + 3 * weak,
          slip: 'hydrogen-bonds-mixed-up',
          teaching:
            'G·C pairs have three hydrogen bonds and A·T pairs have two; here the numbers were reversed.',
        },
        {
          value: 2 * pairs,
          slip: 'hydrogen-bonds-mixed-up',
          teaching: 'Two hydrogen bonds were counted for every pair; G·C pairs have three.',
        },
        {
          value: 3 * pairs,
          slip: 'hydrogen-bonds-mixed-up',
          teaching: 'Three hydrogen bonds were counted for every pair; A·T pairs have only two.',
        },
        {
          value: 2.5 * pairs,
          slip: 'hydrogen-bonds-mixed-up',
          teaching:
            'The mean of two and three bonds was used for every pair, but the two kinds of pair are not equally abundant.',
        },
        {
          value: 2 * pairs + strong / 2,
          slip: 'one-strand-for-two',
          teaching:
            'The G + C content was halved before the G·C pairs were counted; because each of these pairs contains one G and one C, their percentage equals the G + C content.',
        },
        {
          value: 2 * pairs + weak / 2,
          slip: 'hydrogen-bonds-mixed-up',
          teaching:
            'Two things went wrong: the third bond was assigned to A·T pairs instead of G·C pairs, and to only half of them.',
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
          teaching:
            'The number of bonds was halved as if for one strand, but each bond joins the two strands.',
        },
        ...[
          { bonds: result, second: '' },
          {
            bonds: 2 * strong + 3 * weak,
            second: ' and three bonds were assigned to A·T pairs instead of G·C pairs',
          },
        ].map(({ bonds, second }) => ({
          value: 2 * bonds,
          slip: 'needless-factor-two',
          teaching: `${second === '' ? 'Each' : 'Two things went wrong: each'} bond was counted once at each of its two bases${second === '' ? ', but it is a single bond between them' : `,${second}`}.`,
        })),
      ],
      count,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `There are ${count(strong)} G·C pairs with 3 bonds each and ${count(weak)} A·T pairs with 2 bonds each. ${count(3 * strong)} + ${count(2 * weak)} = ${count(result)}.`,
    finding: `Three bonds for ${count(strong)} pairs and two for ${count(weak)} make ${count(result)}.`,
  };
}
