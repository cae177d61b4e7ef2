import { countSignificantFigures } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';

/** A count that is wrong in most numbers, with the slip that leads to it. */
type Count = readonly [count: number, slip: Distractor['slip'], teaching: string];

const units = ['g', 'L', 'mol', 'mol/L', 'm', 'kg'];
const [ofInner, ofTrailing] = [
  'No zero was counted; only leading zeros are not significant, while zeros between other digits and at the end, after the decimal point, are.',
  'The zeros at the end were left out; after a decimal point they were measured, so they are significant.',
];

/** How many figures of a number are significant, where zeros stand in front, between and behind. */
export function countFigures(random: Random): Draft | null {
  const inner = random.pick(['', '0', '0', '00', `${random.integer(1, 9)}`]);
  const tail = '0'.repeat(random.integer(0, 2));
  const significant = `${random.integer(1, 9)}${inner}${random.integer(1, 9)}${tail}`;
  const write = random.pick([withZerosInFront, withZerosInFront, withOtherFiguresInFront, withPowerOfTen]);
  const { written, counts } = write(significant, random);
  const counted = countSignificantFigures(written);
  if (!counted.ok) return null;
  const every: readonly Count[] = [
    [significant.replace(/0+$/, '').length, 'dropped-trailing-zero', ofTrailing],
    [significant.replaceAll('0', '').length, 'dropped-inner-zero', ofInner],
    [
      significant.replaceAll('0', '').length + tail.length,
      'dropped-inner-zero',
      'The zeros between other digits were left out; they are significant as well.',
    ],
    ...counts,
  ];
  return {
    text: `How many significant figures does the value ${written} ${random.pick(units)} have?`,
    answer: `${counted.value}`,
    distractors: every
      .filter(([count]) => count !== counted.value && count > 0)
      .map(([count, slip, teaching]) => ({ text: `${count}`, slip, teaching })),
    explanation: `Leading zeros are not significant; in a number with a decimal point, all other digits are, including zeros between and after them. From the first nonzero digit on, the number reads ${significant}: ${counted.value} significant figures.${written.includes('10^') ? ' The power of ten only sets the decimal point.' : ''}`,
    finding: `Counted on the number as it is written: ${counted.value}.`,
  };
}

interface Written {
  written: string;
  counts: readonly Count[];
}

/** 0.00 and the figures. */
function withZerosInFront(significant: string, random: Random): Written {
  const decimals = `${'0'.repeat(random.integer(0, 3))}${significant}`;
  const behind = significant.length - significant.replace(/0+$/, '').length;
  return {
    written: `0.${decimals}`,
    counts: [
      [
        decimals.length,
        'counted-leading-zeros',
        'This is the number of all the digits after the decimal point; zeros in front of the first nonzero digit only set the decimal point.',
      ],
      [
        decimals.length + 1,
        'counted-leading-zeros',
        'Every digit written was counted, but leading zeros only set the decimal point.',
      ],
      [
        decimals.length + 1 - behind,
        'counted-leading-zeros',
        'The leading zeros were counted and the zeros at the end were not; it is those at the end that are significant.',
      ],
    ],
  };
}

/** The point among the figures, or behind the first of them. */
function withOtherFiguresInFront(significant: string, random: Random): Written {
  const before = random.integer(1, significant.length - 1);
  const [whole, decimals] = [significant.slice(0, before), significant.slice(before)];
  return {
    written: `${whole}.${decimals}`,
    counts: [
      [
        decimals.length,
        'figures-in-part',
        'This is the number of digits after the decimal point alone; the digits in front of it are significant as well.',
      ],
      [
        whole.length,
        'figures-in-part',
        'This is the number of digits in front of the decimal point alone; the digits after it are significant as well.',
      ],
      [
        significant.length + 1,
        'wrong-thing-counted',
        'The decimal point was counted, but it is not a digit.',
      ],
    ],
  };
}

/** With one figure in front of the point, times a power of ten. */
function withPowerOfTen(significant: string, random: Random): Written {
  const power = random.integer(2, 6) * random.pick([1, -1]);
  return {
    written: `${significant.slice(0, 1)}.${significant.slice(1)} × 10^{${power < 0 ? '−' : ''}${Math.abs(power)}}`,
    counts: [
      [
        significant.length - 1,
        'figures-in-part',
        'This is the number of digits after the decimal point alone; the digit in front of it is significant as well.',
      ],
      [
        significant.length + 2,
        'power-of-ten-counted',
        'The digits of the 10 were counted as well, but the power of ten only sets the decimal point.',
      ],
      [
        significant.length + 3,
        'power-of-ten-counted',
        'The digits of the power of ten were counted as well, but it only sets the decimal point.',
      ],
      [Math.abs(power), 'power-of-ten-counted', 'This is the exponent, which only sets the decimal point.'],
    ],
  };
}
