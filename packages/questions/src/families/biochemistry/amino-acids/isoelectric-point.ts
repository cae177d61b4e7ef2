import { formatDecimals } from '@valence/chemistry';
import {
  isoelectricPoint as pointOf,
  netCharge,
  peptideName,
} from '../../../computations/biomolecules/peptides.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { peptideGroups } from './peptide-groups.ts';
import { threeGroups } from './point-of-three-groups.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { pKaOfGroup } from './group-from-isoelectric-point.ts';

/** pI from stated p*K*ₐ values: two groups, three, or those of a peptide. */
export const isoelectricPoint: Family = {
  id: 'isoelectric-point',
  name: 'Isoelectric points',
  subject: 'biochemistry',
  topics: ['amino-acids'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['isoelectric-point'],
    intermediate: ['isoelectric-point'],
    advanced: ['isoelectric-point', 'peptide-charge'],
  },
  reference: 'Lehninger Principles of Biochemistry, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return twoGroups(random);
      case 'intermediate':
        return threeGroups(random);
      case 'advanced':
        return peptide(random);
    }
  },
};

const write = (value: number): string => formatDecimals(value, 2);

function twoGroups(random: Random): Draft {
  const carboxyl = random.integer(90, 122) / 50;
  const amino = random.integer(440, 535) / 50;
  const result = (carboxyl + amino) / 2;
  // The point itself is always near 6: as often a group is asked for.
  const asked = random.pick(['carboxyl', 'amino', 'point', 'point'] as const);
  if (asked !== 'point') return pKaOfGroup({ carboxyl, amino }, asked);
  return {
    text: `An amino acid whose side chain does not ionize has p*K*_{a} values of ${write(carboxyl)} (carboxyl) and ${write(amino)} (amino). What is its isoelectric point?`,
    answer: write(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.1),
      [
        {
          value: 7,
          slip: 'overgeneralised-rule',
          teaching:
            'This is the pH of neutral water; the amino acid is neutral midway between its own two p*K*_{a} values.',
        },
        {
          value: (amino - carboxyl) / 2,
          slip: 'subtracted-for-added',
          teaching:
            'Half of the difference between the two values was taken; their mean is half of their sum.',
        },
        {
          value: carboxyl,
          slip: 'pka-taken-for-ph',
          teaching:
            'This is the p*K*_{a} of the carboxyl group, at which half of the carboxyl groups are still protonated, so that the mean charge is +0.5.',
        },
        {
          value: amino,
          slip: 'pka-taken-for-ph',
          teaching:
            'This is the p*K*_{a} of the amino group, at which half of the amino groups have lost their charge, so that the mean charge is −0.5.',
        },
        {
          value: 14 - result,
          slip: 'poh-for-ph',
          teaching: 'The mean was subtracted from 14, as if it were a pOH.',
        },
        {
          value: (carboxyl + 7) / 2,
          slip: 'averaged-wrong-pkas',
          teaching:
            'The carboxyl value was averaged with 7, the pH of neutral water, instead of the amino value.',
        },
        {
          value: (amino + 7) / 2,
          slip: 'averaged-wrong-pkas',
          teaching:
            'The amino value was averaged with 7, the pH of neutral water, instead of the carboxyl value.',
        },
        {
          value: amino - carboxyl,
          slip: 'subtracted-for-added',
          teaching:
            'One value was subtracted from the other; the isoelectric point is their mean, half of their sum.',
        },
      ],
      write,
    ),
    explanation: `The zwitterion exists between the loss of the first proton (p*K*_{a} ${write(carboxyl)}) and the loss of the second (p*K*_{a} ${write(amino)}), so pI = \\frac{${write(carboxyl)} + ${write(amino)}}{2} = ${write(result)}.`,
    finding: `The mean of the two p*K*_{a} values is ${write(result)}.`,
  };
}

/** p*K*ₐ values that groups have in peptides; even tenths, so that the mean of two has one decimal. */
const pKas: Readonly<Record<string, readonly number[]>> = {
  'terminal carboxyl': [2.8, 3, 3.2, 3.4],
  'terminal amino': [7.6, 7.8, 8, 8.2],
  Asp: [3.8, 4],
  Glu: [4.2, 4.4],
  His: [6, 6.2, 6.4],
  Lys: [10.2, 10.4, 10.6, 10.8],
};

function peptide(random: Random): Draft | null {
  const sequence = random
    .shuffle([...random.shuffle([...'DEHKKDEH']).slice(0, 2), ...random.shuffle([...'AGLSVFIT']).slice(0, 2)])
    .join('');
  const kinds = peptideGroups(sequence);
  const drawn = new Map(kinds.map(({ name, pKa }) => [name, random.pick(pKas[name] ?? [pKa])]));
  const groups = kinds.map((group) => ({ ...group, pKa: drawn.get(group.name) ?? group.pKa }));
  const acids = groups.filter((group) => group.kind === 'acid').map((group) => group.pKa);
  const bases = groups.filter((group) => group.kind === 'base').map((group) => group.pKa);
  const result = pointOf({ acids, bases });
  if (result === null) return null;
  // The mean of two stands for the balance of all charges only where both round to the same decimal.
  const oneDecimal = (value: number): string => formatDecimals(value, 1);
  if (netCharge({ acids, bases }, result - 0.045) < 0 || netCharge({ acids, bases }, result + 0.045) > 0)
    return null;
  const steps = [...acids, ...bases].sort((first, second) => first - second);
  const at = bases.length - 1;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    text: `What is the isoelectric point of the peptide ${peptideName(sequence)}, to one decimal place? (p*K*_{a} values in this peptide: ${stated(drawn)})`,
    answer: oneDecimal(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.15),
      [
        {
          value: at + 2 < steps.length ? mean(steps.slice(at + 1, at + 3)) : Number.NaN,
          slip: 'averaged-wrong-pkas',
          teaching: `The p*K*_{a} values ${oneDecimal(steps[at + 1] ?? 0)} and ${oneDecimal(steps[at + 2] ?? 0)} were averaged, but between these steps the peptide has a charge of −1; the neutral form occurs one step earlier.`,
        },
        {
          value: at > 0 ? mean(steps.slice(at - 1, at + 1)) : Number.NaN,
          slip: 'averaged-wrong-pkas',
          teaching: `The p*K*_{a} values ${oneDecimal(steps[at - 1] ?? 0)} and ${oneDecimal(steps[at] ?? 0)} were averaged, but between these steps the peptide still has a charge of +1; the neutral form occurs one step later.`,
        },
        {
          value: mean(steps),
          slip: 'averaged-all-pkas',
          teaching:
            'All of the p*K*_{a} values were averaged; only the two on either side of the neutral form should be.',
        },
        {
          value: mean([...acids.slice(0, 1), ...bases.slice(0, 1)]),
          slip: 'forgot-side-chain',
          teaching:
            'Only the p*K*_{a} values of the two ends of the chain were averaged; the side chains ionize too.',
        },
        {
          value: 7,
          slip: 'overgeneralised-rule',
          teaching:
            'This is the pH of neutral water; a peptide is neutral at the pH at which its own charges cancel.',
        },
        {
          value: mean([steps[0] ?? 0, steps.at(-1) ?? 0]),
          slip: 'averaged-wrong-pkas',
          teaching:
            'The lowest and the highest p*K*_{a} were averaged; the two on either side of the neutral form are needed.',
        },
        {
          value: acids.length > 1 ? mean(acids) : Number.NaN,
          slip: 'averaged-wrong-pkas',
          teaching:
            'The p*K*_{a} values of the acidic groups were averaged; the two on either side of the neutral form are needed.',
        },
        {
          value: bases.length > 1 ? mean(bases) : Number.NaN,
          slip: 'averaged-wrong-pkas',
          teaching:
            'The p*K*_{a} values of the basic groups were averaged; the two on either side of the neutral form are needed.',
        },
        ...[at, at + 1].map((place) => ({
          value: steps[place] ?? Number.NaN,
          slip: 'pka-taken-for-ph',
          teaching:
            'This is a single p*K*_{a}; the isoelectric point lies midway between the two on either side of the neutral form.',
        })),
      ],
      oneDecimal,
    ),
    explanation: `In strong acid, the charge is +${bases.length}. The protons are lost in order of increasing p*K*_{a}: ${steps.map(oneDecimal).join(', ')}. After the loss of ${bases.length} ${bases.length === 1 ? 'proton' : 'protons'}, the charge is 0, so pI = \\frac{${oneDecimal(steps[at] ?? 0)} + ${oneDecimal(steps[at + 1] ?? 0)}}{2} = ${oneDecimal(result)}.`,
    finding: `The net charge crosses zero between the steps ${oneDecimal(steps[at] ?? 0)} and ${oneDecimal(steps[at + 1] ?? 0)}, and the balance of all charges rounds to ${oneDecimal(result)}.`,
  };
}

function stated(pKaOf: ReadonlyMap<string, number>): string {
  return [...pKaOf].map(([name, pKa]) => `${name} ${formatDecimals(pKa, 1)}`).join(', ');
}
