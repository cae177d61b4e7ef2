import type { Distractor, Draft } from '../../family.ts';
import { count, particles, runsOf, type Mixture } from './particle-mixture.ts';

/** What can be asked of a mixture that reacts until one reactant is used up. */
export const askedAfter = ['all', 'used', 'made'] as const;
type Asked = (typeof askedAfter)[number];

type Slip = readonly [number: number, slip: string, teaching: string];

/** A number of particles after a reaction: of the product, of the reactant in excess that has reacted, or all in the box. */
export function particlesAfter(mixture: Mixture, asked: Asked): Draft {
  const { figure, reaction, nx, ny, runs } = mixture;
  const { equation, xs, ys, x, made: perRun } = reaction;
  const isX = nx > runs * xs;
  const [excess, perRunOfIt] = isX ? [nx, xs] : [ny, ys];
  const formula = isX ? (x.length === 2 ? 'X2' : 'X') : 'Y2';
  const after: Readonly<Record<Asked, (times: number) => number>> = {
    made: (times) => times * perRun,
    used: (times) => times * perRunOfIt,
    all: (times) => nx + ny + times * (perRun - xs - ys),
  };
  const units = { made: 'molecule', used: formula === 'X' ? 'atom' : 'molecule', all: 'particle' } as const;
  const write = (number: number): string => `${number} ${units[asked]}${number === 1 ? '' : 's'}`;
  const key = after[asked](runs);
  const rest = excess - after.used(runs);
  const both = `The box contains ${particles(nx, x.length === 2 ? 'X2' : 'X')} and ${particles(ny, 'Y2')}. The reaction as written consumes ${particles(xs, x.length === 2 ? 'X2' : 'X')} and ${particles(ys, 'Y2')}, so it can occur ${times(runs)} before one of them is used up.`;
  const most = asked === 'used' ? excess : 2 * (nx + ny);
  return {
    text: `The mixture in the box reacts according to \\ce{${equation}} until one of the reactants is used up. ${questions[asked](formula)}`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const counted = count(drawing, reaction);
        const done = runsOf(counted, reaction);
        const numbers = {
          made: done * perRun,
          used: done * perRunOfIt,
          all: counted[0] + counted[1] + done * (perRun - xs - ys),
        };
        return write(numbers[asked]);
      },
    },
    answer: write(key),
    distractors: [
      ...ofOtherRuns(mixture, after[asked], asked),
      ...(asked === 'made' ? ofProduct(mixture) : []),
      ...ofOtherAnswers(asked, {
        made: after.made(runs),
        used: after.used(runs),
        rest,
        excess,
        all: after.all(runs),
      }),
    ]
      .filter(([number]) => number > 0 && number <= most)
      .map(([number, slip, teaching]): Distractor => ({ text: write(number), slip, teaching })),
    explanation: `${both} ${endings[asked]({ runs, perRun, perRunOfIt, formula, rest, write })}`,
    finding: `Counted in the box, ${nx} and ${ny} particles give ${write(key)}.`,
  };
}

const questions: Readonly<Record<Asked, (formula: 'X' | 'X2' | 'Y2') => string>> = {
  made: () => 'How many molecules of the product are formed?',
  used: (formula) => `How many of the \\ce{${formula}} ${formula === 'X' ? 'atoms' : 'molecules'} react?`,
  all: () =>
    'How many particles of all kinds (single atoms and molecules) are in the box after the reaction?',
};

interface Ending {
  runs: number;
  perRun: number;
  perRunOfIt: number;
  formula: 'X' | 'X2' | 'Y2';
  rest: number;
  write: (number: number) => string;
}

const endings: Readonly<Record<Asked, (ending: Ending) => string>> = {
  made: ({ runs, perRun, write }) =>
    runs === 1
      ? `This forms ${write(perRun)} of the product.`
      : `Each time, ${perRun === 1 ? 'one molecule' : `${perRun} molecules`} of the product ${perRun === 1 ? 'is' : 'are'} formed, for a total of ${write(runs * perRun)}.`,
  used: ({ runs, perRunOfIt, formula, write }) =>
    runs === 1
      ? `This consumes ${particles(perRunOfIt, formula)}.`
      : `Each time, ${particles(perRunOfIt, formula)} ${perRunOfIt === 1 ? 'reacts' : 'react'}, for a total of ${write(runs * perRunOfIt)}.`,
  all: ({ runs, perRun, formula, rest, write }) =>
    `This gives ${runs * perRun} ${runs * perRun === 1 ? 'molecule' : 'molecules'} of the product and leaves ${particles(rest, formula)}: ${runs * perRun} + ${rest} = ${write(runs * perRun + rest)}.`,
};

/** The same reckoning where the reaction happens too often or not often enough. */
function ofOtherRuns(
  { reaction: { xs, ys }, nx, ny, runs }: Mixture,
  after: (times: number) => number,
  asked: Asked,
): Slip[] {
  const most = Math.max(Math.floor(nx / xs), Math.floor(ny / ys));
  // Of all particles one is lost each time: nobody who draws the boxes comes to these numbers, but who subtracts does.
  const reduced = (by: number): string =>
    `The number of particles was reduced as if the reaction could occur ${times(by)}; it can occur only ${times(runs)}.`;
  return [
    [
      after(most),
      'wrong-limiting-reagent',
      asked === 'all'
        ? reduced(most)
        : 'This is based on the reactant in excess; the other one is used up first.',
    ],
    [
      after(Math.min(nx, ny)),
      'ignored-coefficients',
      asked === 'all'
        ? reduced(Math.min(nx, ny))
        : 'The reaction was taken to occur once for each particle of the less numerous reactant; the coefficients must be considered.',
    ],
    [
      after(runs + 1),
      'reacting-molecules-miscounted',
      asked === 'all'
        ? reduced(runs + 1)
        : 'This assumes that the reaction occurs once more, but there are not enough particles of one reactant.',
    ],
    [
      after(runs - 1),
      'reacting-molecules-miscounted',
      'This stops too early; there are enough particles of both reactants for the reaction to occur once more.',
    ],
  ];
}

/** What else is taken for the number of molecules of the product. */
function ofProduct({ nx, ny, runs }: Mixture): Slip[] {
  return [
    [
      nx + ny,
      'added-reactants',
      'The numbers of the reactant particles were added; the equation shows how many molecules of the product form from them.',
    ],
    [
      runs,
      'ignored-coefficients',
      'This is how often the reaction as written can occur; the coefficient of the product in the equation must be taken into account.',
    ],
    [
      Math.min(nx, ny),
      'ignored-coefficients',
      'One molecule of the product was counted for each particle of the less numerous reactant; the coefficients of the equation must be taken into account.',
    ],
  ];
}

function ofOtherAnswers(
  asked: Asked,
  { made, used, rest, excess, all }: Readonly<Record<Asked | 'rest' | 'excess', number>>,
): Slip[] {
  const slips: readonly (readonly [of: string, ...slip: Slip])[] = [
    ['made', made, 'answered-another-quantity', 'This is the number of molecules of the product.'],
    [
      'used',
      used,
      'answered-another-quantity',
      'This is the number of particles of the reactant in excess that have reacted.',
    ],
    [
      'all',
      all,
      'answered-another-quantity',
      'This is the number of all particles in the box after the reaction.',
    ],
    [
      'rest',
      rest,
      'answered-another-quantity',
      'This is the number of particles of one reactant that are left over.',
    ],
    [
      'excess',
      excess,
      'ignored-change',
      'This is the number of particles of the reactant in excess at the start.',
    ],
    [
      'both',
      made + used,
      'needless-sum',
      'This adds the number of molecules formed to the number of particles of the reactant in excess that have reacted.',
    ],
  ];
  return slips.flatMap(([of, ...slip]) => (of === asked ? [] : [slip]));
}

function times(runs: number): string {
  return runs === 1 ? 'once' : `${runs} times`;
}
