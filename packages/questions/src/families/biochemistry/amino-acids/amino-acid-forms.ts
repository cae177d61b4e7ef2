import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { kindOf, kinds, middle, type Titrated } from './titrated-amino-acids.ts';

const one = (value: number): string => formatDecimals(value, 1);

const forms = {
  cation: 'The cation, with a charge of +1',
  zwitterion: 'The zwitterion, with no net charge',
  anion: 'The anion, with a charge of −1',
  neutral: 'The uncharged molecule, with –\\ce{COOH} and –\\ce{NH2}',
} as const;

type Form = keyof typeof forms;

const formSlips: Readonly<Record<Form, string>> = {
  cation: 'This form predominates only below the p*K*_{a} of the carboxyl group.',
  zwitterion: 'This form predominates only between the two p*K*_{a} values.',
  anion: 'This form predominates only above the p*K*_{a} of the ammonium group.',
  neutral:
    'The carboxyl group is the stronger acid and loses its proton before the ammonium group does, so this form never predominates.',
};

function formsBeside(key: Form): PartDraft['distractors'] {
  return (['cation', 'zwitterion', 'anion', 'neutral'] as const)
    .filter((form) => form !== key)
    .map((form) => ({
      text: forms[form],
      slip: 'wrong-protonation-state',
      teaching: formSlips[form],
    }));
}

/** Which form prevails at a pH, or at none: each of the four is the key as often as the others. */
export function mainForm({ pKas: [first = NaN, second = NaN] }: Titrated, random: Random): PartDraft {
  const key = random.pick(['cation', 'zwitterion', 'anion', 'neutral'] as const);
  if (key === 'neutral') return neverMain();
  const pH = {
    cation: first - 1.2,
    zwitterion: (first + second) / 2 + random.pick([-1.5, 1.5]),
    anion: second + 1.3,
  }[key];
  const why = {
    cation: 'This pH is below the p*K*_{a} of the carboxyl group, so both groups have kept their protons.',
    zwitterion:
      'This pH is far above the p*K*_{a} of the carboxyl group, which has lost its proton, and far below that of the ammonium group, which has kept it.',
    anion: 'This pH is above the p*K*_{a} of the ammonium group, so both groups have lost their protons.',
  }[key];
  return {
    text: `In which form is most of the amino acid at pH ${one(pH)}?`,
    keyFrom: (drawing) => {
      const [low, high] = [middle(drawing, 0), middle(drawing, 1)];
      return forms[pH < low ? 'cation' : pH < high ? 'zwitterion' : 'anion'];
    },
    answer: forms[key],
    distractors: formsBeside(key),
    explanation: `${why} ${forms[key]}, predominates.`,
    finding: why,
  };
}

function neverMain(): PartDraft {
  const why =
    'The carboxyl group is the stronger acid. As the pH rises, it loses its proton before the ammonium group does';
  return {
    text: 'Which form does not predominate at any pH?',
    answer: forms.neutral,
    distractors: formsBeside('neutral'),
    explanation: `${why}, so the cation is converted to the zwitterion, and the zwitterion is converted to the anion. ${forms.neutral}, never predominates.`,
    finding: `${why}.`,
  };
}

/** Which amino acid has the three steps of the curve. */
export function which({ kind, pKas }: Titrated): PartDraft {
  const [first = NaN, second = NaN, third = NaN] = pKas;
  const others = (['acid', 'imidazole', 'amine'] as const).filter((other) => other !== kind);
  return {
    text: 'Which amino acid was titrated?',
    keyFrom: (drawing) => kinds[kindOf([0, 1, 2].map((step) => middle(drawing, step)))].name,
    answer: kinds[kind].name,
    distractors: [
      ...others.map((other) => ({
        text: kinds[other].name,
        slip: 'wrong-protonation-state',
        teaching: `Its side chain has a p*K*_{a} ${kinds[other].place}, but the curve shows no step there other than those of the \\ce{COOH} and ammonium groups.`,
      })),
      {
        text: 'Alanine',
        slip: 'stage-overlooked',
        teaching: 'Its side chain does not ionize, so its curve would end after 2 mol of base per mole.',
      },
    ],
    explanation: `The curve has three steps, with p*K*_{a} values near ${one(first)}, ${one(second)} and ${one(third)}. Every amino acid has a carboxyl group with a p*K*_{a} of about 2 and an ammonium group with a p*K*_{a} of about 9 to 10, so the side chain has a p*K*_{a} ${kinds[kind].place}: the amino acid is ${kinds[kind].name.toLowerCase()}.`,
    finding: `Three steps, with a side chain ${kinds[kind].place}.`,
  };
}

const charged = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${one(Math.abs(value))}`;

/** Two charges closer than this could be taken for one another: before the first step the acid itself gives off some protons. */
const apart = 0.6;

/** The mean charge after some base. */
export function meanCharge({ kind }: Titrated, random: Random): PartDraft | null {
  const { charge } = kinds[kind];
  const added = random.integer(5, 27) / 10;
  const key = charge - added;
  const slips = [
    {
      value: -added,
      slip: 'left-out-a-term',
      teaching: 'Only the protons removed were counted; the initial charge was left out.',
    },
    {
      value: key + 1,
      slip: 'protons-miscounted',
      teaching: 'One proton too few was removed, or the value used for the initial charge was too high.',
    },
    {
      value: key - 1,
      slip: 'protons-miscounted',
      teaching: 'One proton too many was removed, or the value used for the initial charge was too low.',
    },
    {
      value: -key,
      slip: 'wrong-sign',
      teaching: 'The sign was reversed; each proton lost makes the charge more negative.',
    },
    {
      value: added,
      slip: 'reacted-for-remaining',
      teaching: 'This is the number of protons removed, not the charge that remains.',
    },
    {
      value: key + 2,
      slip: 'protons-miscounted',
      teaching: 'Two protons too few were removed.',
    },
    {
      value: key - 2,
      slip: 'protons-miscounted',
      teaching: 'Two protons too many were removed.',
    },
    {
      value: charge + added,
      slip: 'added-for-subtracted',
      teaching: 'The protons removed were added to the charge; each removes a charge of +1.',
    },
    {
      value: charge - added / 3,
      slip: 'needless-factor',
      teaching: 'The base was divided among three groups, and the charge of only one of them was counted.',
    },
    {
      value: charge * (1 - added / 3),
      slip: 'final-for-change',
      teaching: `The charge was assumed to fall to 0 by the end of the titration; three protons have been removed by then, so the charge is −${3 - charge}.`,
    },
  ].filter(({ value }) => Math.abs(value) < 3);
  const options = readingOptions(key, charged, slips, apart);
  return (
    options && {
      text: `What is the mean net charge of the molecules after the addition of ${one(added)} mol of base per mole of the amino acid?`,
      keyFrom: (drawing) => {
        const read = kindOf([0, 1, 2].map((step) => middle(drawing, step)));
        return charged(kinds[read].charge - added);
      },
      ...options,
      explanation: `The fully protonated form has ${kinds[kind].groups} and a charge of +${charge}. Each mole of base removes a mole of protons, so the mean charge is ${charge} − ${one(added)} = ${options.answer}.`,
      finding: `The charge of +${charge} less ${one(added)} is ${options.answer}.`,
    }
  );
}
