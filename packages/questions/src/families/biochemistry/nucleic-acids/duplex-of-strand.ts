import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { names, partners, percent } from './bases.ts';

/** In percent: no base of the strand is rarer than 10%, so that a share beyond these would be known for wrong. */
const [least, largest] = [6, 94];

/** One strand of a duplex is known: how frequent a base is in both, or a base and its partner together. */
export function duplexOfStrand(random: Random): Draft | null {
  const [first, second, third] = [random.integer(12, 36), random.integer(12, 36), random.integer(12, 36)];
  const last = 100 - first - second - third;
  if (last < 10 || last > 38) return null;
  const strand: Record<string, number> = { A: first, G: second, C: third, T: last };
  const asked = random.pick(['A', 'T', 'G', 'C']);
  const partner = partners[asked] ?? asked;
  const own = strand[asked] ?? 0;
  const other = strand[partner] ?? 0;
  const drawn: Pair = {
    asked,
    partner,
    own,
    other,
    rest: ['A', 'T', 'G', 'C'].flatMap((base) =>
      base === asked || base === partner ? [] : { name: names[base] ?? '', share: strand[base] ?? 0 },
    ),
  };
  const { question, result, slips, working, finding } = random.pick([oneBase, wholePair])(drawn);
  return {
    text: `One strand of a DNA duplex contains ${percent(first)} A, ${percent(second)} G, ${percent(third)} C and ${percent(last)} T. What percentage of all the bases in the duplex are ${question}?`,
    answer: percent(result),
    distractors: wrongNumbers(
      result,
      isFarApart(1.4),
      slips.filter(({ value }) => value >= least && value <= largest),
      percent,
      leastRoom,
      { largest },
    ),
    explanation: `The other strand contains as much ${names[asked]} as this strand contains ${names[partner]}: ${percent(other)}. ${working}`,
    finding,
  };
}

/** The asked base and its partner, with their shares in the known strand and those of the two other bases. */
interface Pair {
  asked: string;
  partner: string;
  own: number;
  other: number;
  rest: readonly { name: string; share: number }[];
}

/** What is asked of a pair, and how it comes out. */
interface Asked {
  question: string;
  result: number;
  slips: readonly SlippedValue[];
  working: string;
  finding: string;
}

function oneBase({ asked, partner, own, other, rest }: Pair): Asked {
  const result = (own + other) / 2;
  const slips: SlippedValue[] = [
    {
      value: own,
      slip: 'one-strand-for-two',
      teaching: 'This is the percentage in the strand given; the other strand must be included as well.',
    },
    {
      value: other,
      slip: 'one-strand-for-two',
      teaching: `This is the percentage in the other strand, where each ${names[asked]} pairs with ${names[partner]} in the strand given; both strands must be included.`,
    },
    {
      value: own + other,
      slip: 'one-step-short',
      teaching:
        'The percentages in the two strands were added; the duplex has twice as many bases as one strand, so they must be averaged.',
    },
    {
      value: (100 - own - other) / 2,
      slip: 'mispaired-bases',
      teaching: 'This is the percentage of one base of the other kind of pair.',
    },
    ...rest.flatMap(({ name, share }) => [
      {
        value: (own + share) / 2,
        slip: 'mispaired-bases',
        teaching: `The percentage of ${names[asked]} was averaged with that of ${name}; ${names[asked]} in the other strand pairs with ${names[partner]} in this one.`,
      },
      {
        value: (other + share) / 2,
        slip: 'mispaired-bases',
        teaching: `The percentage of ${names[partner]} was averaged with that of ${name}; it must be averaged with that of ${names[asked]}.`,
      },
    ]),
    {
      value: own / 2,
      slip: 'one-strand-for-two',
      teaching: `The percentage in this strand was halved, as if the other strand contained no ${names[asked]}.`,
    },
    {
      value: other / 2,
      slip: 'one-strand-for-two',
      teaching: `The percentage in the other strand was halved, as if this strand contained no ${names[asked]}.`,
    },
    {
      value: 100 - own - other,
      slip: 'mispaired-bases',
      teaching: 'This is the percentage of the other kind of pair, both of its bases together.',
    },
    {
      value: 50 - own,
      slip: 'overgeneralised-rule',
      teaching: `The percentage of ${names[asked]} in this strand was subtracted from 50%; that rule applies to percentages in the whole duplex, and to a base that is not the partner.`,
    },
    {
      value: 50 - other,
      slip: 'overgeneralised-rule',
      teaching: `The percentage of ${names[partner]} in this strand was subtracted from 50%; partners are equally abundant in a duplex, and that rule applies to the other bases.`,
    },
    {
      value: Math.abs(own - other),
      slip: 'needless-difference',
      teaching: 'One percentage was subtracted from the other; over both strands, they must be averaged.',
    },
  ];
  return {
    question: names[asked] ?? '',
    result,
    slips,
    working: `Averaged over both strands: \\frac{${formatDecimals(own, 1)} + ${formatDecimals(other, 1)}}{2}% = ${percent(result)}.`,
    finding: `The mean over both strands is ${percent(result)}.`,
  };
}

function wholePair({ asked, partner, own, other, rest }: Pair): Asked {
  const [one, its] = [names[asked] ?? '', names[partner] ?? ''];
  const result = own + other;
  const slips: SlippedValue[] = [
    {
      value: result / 2,
      slip: 'one-step-short',
      teaching: `The two percentages were averaged, which gives that of ${one} alone; ${its} makes up an equal percentage of the duplex.`,
    },
    {
      value: 100 - result,
      slip: 'answered-another-quantity',
      teaching: 'This is the percentage of the other kind of pair.',
    },
    {
      value: (100 - result) / 2,
      slip: 'answered-another-quantity',
      teaching: 'This is the percentage of one base of the other kind of pair.',
    },
    {
      value: 2 * own,
      slip: 'overgeneralised-rule',
      teaching: `The percentage of ${one} in this strand was doubled; partners are equally abundant in the duplex, but not in one strand.`,
    },
    {
      value: 2 * other,
      slip: 'overgeneralised-rule',
      teaching: `The percentage of ${its} in this strand was doubled; partners are equally abundant in the duplex, but not in one strand.`,
    },
    ...rest.flatMap(({ name, share }) => [
      {
        value: own + share,
        slip: 'mispaired-bases',
        teaching: `The percentages of ${one} and ${name} were added, but ${one} pairs with ${its}.`,
      },
      {
        value: other + share,
        slip: 'mispaired-bases',
        teaching: `The percentages of ${its} and ${name} were added, but ${its} pairs with ${one}.`,
      },
    ]),
  ];
  return {
    question: `either ${one} or ${its}`,
    result,
    slips,
    working: `This pair therefore makes up ${formatDecimals(own, 1)}% + ${formatDecimals(other, 1)}% = ${percent(result)} of the bases of each strand and of the duplex.`,
    finding: `The two bases make up ${percent(result)} of each strand.`,
  };
}
