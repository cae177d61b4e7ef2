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
  const both = `The box holds ${particles(nx, x.length === 2 ? 'X2' : 'X')} and ${particles(ny, 'Y2')}. The reaction takes ${particles(xs, x.length === 2 ? 'X2' : 'X')} with ${particles(ys, 'Y2')}, so that the reaction as written can happen ${times(runs)} before one of them is used up.`;
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
      ...ofOtherRuns(mixture, after[asked]),
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
  used: (formula) =>
    `How many of the \\ce{${formula}} ${formula === 'X' ? 'atoms' : 'molecules'} have reacted in the end?`,
  all: () => 'How many particles of any kind, single atoms or molecules, are in the box in the end?',
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
    `Each time ${perRun === 1 ? 'one molecule' : `${perRun} molecules`} of the product ${perRun === 1 ? 'is' : 'are'} formed: ${write(runs * perRun)}.`,
  used: ({ runs, perRunOfIt, formula, write }) =>
    `Each time it takes ${particles(perRunOfIt, formula)}: ${write(runs * perRunOfIt)}.`,
  all: ({ runs, perRun, formula, rest, write }) =>
    `That makes ${runs * perRun} molecules of the product and leaves ${particles(rest, formula)}: ${runs * perRun} + ${rest} = ${write(runs * perRun + rest)}.`,
};

/** The same reckoning where the reaction happens too often or not often enough. */
function ofOtherRuns(
  { reaction: { xs, ys }, nx, ny, runs }: Mixture,
  after: (times: number) => number,
): Slip[] {
  return [
    [
      after(Math.max(Math.floor(nx / xs), Math.floor(ny / ys))),
      'wrong-limiting-reagent',
      'This takes the reactant that is in excess; the other one is used up first.',
    ],
    [
      after(Math.min(nx, ny)),
      'ignored-coefficients',
      'The smaller number of particles need not be the one that is used up first; the coefficients decide.',
    ],
    [
      after(runs + 1),
      'reacting-molecules-miscounted',
      'This lets the reaction happen once more; for that there are not enough particles of one reactant.',
    ],
    [
      after(runs - 1),
      'reacting-molecules-miscounted',
      'This stops once too early; there is enough of both reactants for one more time.',
    ],
  ];
}

/** What else is taken for the number of molecules of the product. */
function ofProduct({ nx, ny, runs }: Mixture): Slip[] {
  return [
    [
      nx + ny,
      'added-reactants',
      'Molecules of reactants are not simply added: the equation tells how many of the product come from them.',
    ],
    [
      runs,
      'ignored-coefficients',
      'The coefficient of the product in the equation has to be taken into account.',
    ],
    [
      Math.min(nx, ny),
      'ignored-coefficients',
      'The coefficients of the equation have to be taken into account.',
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
      'This is how many particles of the reactant in excess have reacted.',
    ],
    ['all', all, 'answered-another-quantity', 'This is the number of all particles in the box in the end.'],
    ['rest', rest, 'answered-another-quantity', 'This is how many particles of one reactant are left over.'],
    [
      'excess',
      excess,
      'ignored-change',
      'This is how many particles of the reactant in excess the box holds at the start.',
    ],
    ['both', made + used, 'needless-sum', 'This adds what has formed to what has reacted.'],
  ];
  return slips.flatMap(([of, ...slip]) => (of === asked ? [] : [slip]));
}

function times(runs: number): string {
  return runs === 1 ? 'once' : `${runs} times`;
}
