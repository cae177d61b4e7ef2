import { formatDecimals } from '@valence/chemistry';
import type { Draft } from '../../family.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';

const write = (value: number): string => formatDecimals(value, 2);

/** The p*K*ₐ of one group of an amino acid, from its isoelectric point and the other group. */
export function pKaOfGroup(
  pKas: Readonly<Record<'carboxyl' | 'amino', number>>,
  asked: 'carboxyl' | 'amino',
): Draft {
  const given = asked === 'carboxyl' ? 'amino' : 'carboxyl';
  const [key, known] = [pKas[asked], pKas[given]];
  const point = (key + known) / 2;
  return {
    text: `An amino acid whose side chain does not ionize has an isoelectric point of ${write(point)}, and its ${given} group has a p*K*_{a} of ${write(known)}. What is the p*K*_{a} of its ${asked} group?`,
    answer: write(key),
    distractors: wrongNumbers(
      key,
      isFarApart(0.1),
      [
        {
          value: (point + known) / 2,
          slip: 'averaged-wrong-pkas',
          teaching: `The isoelectric point was averaged with the p*K*_{a} of the ${given} group; it is itself the mean of the two p*K*_{a} values.`,
        },
        {
          value: Math.abs(point - known),
          slip: 'subtracted-for-added',
          teaching: `This is the distance between the isoelectric point and the p*K*_{a} of the ${given} group; the other p*K*_{a} lies just as far on the other side of the isoelectric point.`,
        },
        {
          value: 2 * Math.abs(point - known),
          slip: 'subtracted-for-added',
          teaching:
            'This is the difference between the two p*K*_{a} values; twice the isoelectric point is their sum.',
        },
        {
          value: 14 - known,
          slip: 'overgeneralised-rule',
          teaching:
            'The two p*K*_{a} values were assumed to have a sum of 14, that is, a mean of 7; their mean is the isoelectric point.',
        },
        {
          value: 14 - key,
          slip: 'answered-another-quantity',
          teaching: `The result was subtracted from 14, which gives the p*K*_{b} of the conjugate base of the ${asked} group.`,
        },
        {
          value: 14 - point,
          slip: 'poh-for-ph',
          teaching:
            'The isoelectric point was subtracted from 14, as if it were a pOH; it must be doubled, and the known p*K*_{a} subtracted.',
        },
        {
          value: 2 * point,
          slip: 'one-step-short',
          teaching: `This is the sum of the two p*K*_{a} values; that of the ${given} group must still be subtracted.`,
        },
        {
          value: point + known,
          slip: 'averaged-wrong-pkas',
          teaching:
            'The isoelectric point was not doubled, and the known p*K*_{a} was added; it must be subtracted from twice the isoelectric point.',
        },
      ].filter(({ value }) => value > 0 && value < 14),
      write,
    ),
    explanation: `The isoelectric point is the mean of the two p*K*_{a} values, so their sum is 2 × ${write(point)} = ${write(2 * point)}. The p*K*_{a} of the ${asked} group is ${write(2 * point)} − ${write(known)} = ${write(key)}.`,
    finding: `Twice the isoelectric point less the other p*K*_{a} is ${write(key)}.`,
  };
}
