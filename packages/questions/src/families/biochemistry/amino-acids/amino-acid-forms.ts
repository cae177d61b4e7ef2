import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { kindOf, kinds, middle, type Titrated } from './titrated-amino-acids.ts';

const one = (value: number): string => formatDecimals(value, 1);

const forms = {
  cation: 'The cation, with a charge of +1',
  zwitterion: 'The zwitterion, without a net charge',
  anion: 'The anion, with a charge of −1',
  neutral: 'The form with –\\ce{COOH} and –\\ce{NH2}',
} as const;

/** Which form prevails at a pH. */
export function mainForm({ pKas: [first = NaN, second = NaN] }: Titrated, random: Random): PartDraft {
  const key = random.pick(['cation', 'zwitterion', 'anion'] as const);
  const pH = {
    cation: first - 1.2,
    zwitterion: (first + second) / 2 + random.pick([-1.5, 1.5]),
    anion: second + 1.3,
  }[key];
  const why = {
    cation: 'This pH is below the p*K*_{a} of the carboxyl group: both groups have kept their protons.',
    zwitterion:
      'This pH is far above the p*K*_{a} of the carboxyl group, which has lost its proton, and far below that of the ammonium group, which has kept it.',
    anion: 'This pH is above the p*K*_{a} of the ammonium group: both groups have lost their protons.',
  }[key];
  const teachings: Readonly<Record<keyof typeof forms, string>> = {
    cation: 'This form is the main one only below the p*K*_{a} of the carboxyl group.',
    zwitterion: 'This form is the main one only between the two p*K*_{a} values.',
    anion: 'This form is the main one only above the p*K*_{a} of the ammonium group.',
    neutral:
      'The carboxyl group is the stronger acid: it loses its proton before the ammonium group does, so that this form is never the main one.',
  };
  return {
    text: `In which form is most of the amino acid at pH ${one(pH)}?`,
    keyFrom: (drawing) => {
      const [low, high] = [middle(drawing, 0), middle(drawing, 1)];
      return forms[pH < low ? 'cation' : pH < high ? 'zwitterion' : 'anion'];
    },
    answer: forms[key],
    distractors: (['cation', 'zwitterion', 'anion', 'neutral'] as const)
      .filter((form) => form !== key)
      .map((form) => ({ text: forms[form], slip: 'wrong-protonation-state', teaching: teachings[form] })),
    explanation: `${why} ${forms[key]}, prevails.`,
    finding: why,
  };
}

/** Which amino acid has the three steps of the curve. */
export function which({ kind, pKas }: Titrated): PartDraft {
  const [first = NaN, second = NaN, third = NaN] = pKas;
  const others = (['acid', 'imidazole', 'amine'] as const).filter((other) => other !== kind);
  return {
    text: 'Which amino acid is it?',
    keyFrom: (drawing) => kinds[kindOf([0, 1, 2].map((step) => middle(drawing, step)))].name,
    answer: kinds[kind].name,
    distractors: [
      ...others.map((other) => ({
        text: kinds[other].name,
        slip: 'wrong-protonation-state',
        teaching: `Its side chain has a p*K*_{a} ${kinds[other].place}, and the curve shows none there beside those of the \\ce{COOH} and the ammonium group.`,
      })),
      {
        text: 'Alanine',
        slip: 'stage-overlooked',
        teaching: 'Its side chain does not ionize: its curve would end after 2 mol of base per mole.',
      },
    ],
    explanation: `The curve has three steps, with p*K*_{a} values near ${one(first)}, ${one(second)} and ${one(third)}. About 2 belongs to the carboxyl group and about 9 to 10 to the ammonium group of any amino acid, so that the side chain has a p*K*_{a} ${kinds[kind].place}: ${kinds[kind].name}.`,
    finding: `Three steps, with a side chain ${kinds[kind].place}.`,
  };
}

const charged = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${one(Math.abs(value))}`;

/** The mean charge after some base. */
export function meanCharge({ kind }: Titrated, random: Random): PartDraft {
  const { charge } = kinds[kind];
  const added = random.pick([0.5, 1.5, 2.5]);
  const key = charge - added;
  const wrong = [
    {
      value: -added,
      slip: 'left-out-a-term',
      teaching: 'This counts the protons that are gone, but not the charge at the start.',
    },
    {
      value: charge - added + 1,
      slip: 'protons-miscounted',
      teaching: 'One proton too few was taken away, or the charge at the start was taken too high.',
    },
    {
      value: charge - added - 1,
      slip: 'protons-miscounted',
      teaching: 'One proton too many was taken away, or the charge at the start was taken too low.',
    },
    {
      value: added - charge,
      slip: 'wrong-sign',
      teaching: 'The sign is turned: each proton that leaves makes the charge more negative.',
    },
    {
      value: charge - added + 2,
      slip: 'protons-miscounted',
      teaching: 'Two protons too few were taken away.',
    },
    {
      value: charge - added - 2,
      slip: 'protons-miscounted',
      teaching: 'Two protons too many were taken away.',
    },
  ].filter(({ value }) => value !== key && value <= 2.5 && value >= -2.5);
  return {
    text: `What is the mean net charge of the molecules after ${one(added)} mol of base for each mole of the amino acid?`,
    keyFrom: (drawing) => {
      const read = kindOf([0, 1, 2].map((step) => middle(drawing, step)));
      return charged(kinds[read].charge - added);
    },
    answer: charged(key),
    distractors: wrong.map(({ value, ...slip }) => ({ text: charged(value), ...slip })),
    explanation: `The fully protonated form has ${kinds[kind].groups}: a charge of +${charge}. Each mole of base takes away a mole of protons, so that the mean charge is ${charge} − ${one(added)} = ${charged(key)}.`,
    finding: `The charge of +${charge} less ${one(added)} is ${charged(key)}.`,
  };
}
