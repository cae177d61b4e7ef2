import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { Draft, Family } from '../../family.ts';

/** Reactions of two elements X and Y as boxes can show them: atoms of X and Y in the molecules, and the coefficients. */
const reactions = [
  { equation: '2X2 + Y2 -> 2X2Y', x: [0, 0], y: [1, 1], product: [1, 0, 0], xs: 2, ys: 1, made: 2 },
  { equation: 'X2 + Y2 -> 2XY', x: [0, 0], y: [1, 1], product: [0, 1], xs: 1, ys: 1, made: 2 },
  { equation: 'X + Y2 -> XY2', x: [0], y: [1, 1], product: [0, 1, 1], xs: 1, ys: 1, made: 1 },
  { equation: '2X + Y2 -> 2XY', x: [0], y: [1, 1], product: [0, 1], xs: 2, ys: 1, made: 2 },
] as const;

/** Particles before a reaction: how many of the product there will be, and which reactant is left. */
export const particleBoxReadings: Family = {
  id: 'particle-box-readings',
  name: 'Limiting reagents in particle boxes',
  subject: 'general',
  topics: ['stoichiometry'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['limiting-reagent'], intermediate: ['limiting-reagent'] },
  uses: ['mole-ratio'],
  reference: 'OpenStax Chemistry 2e, section 4.4',
  showsFigure: true,
  draft(random, difficulty) {
    const reaction = random.pick(reactions);
    const [nx, ny] = [random.integer(2, 8), random.integer(2, 8)];
    if (nx + ny > 14) return null;
    const runs = Math.min(Math.floor(nx / reaction.xs), Math.floor(ny / reaction.ys));
    const [restX, restY] = [nx - runs * reaction.xs, ny - runs * reaction.ys];
    // With whole numbers alone there is one answer, and one reactant is left.
    if (runs < 1 || restX > 0 === restY > 0) return null;
    const molecules = random.shuffle([
      ...Array.from({ length: nx }, () => reaction.x),
      ...Array.from({ length: ny }, () => reaction.y),
    ]);
    const figure: Figure = {
      kind: 'particles',
      caption: 'Mixture before the reaction',
      atoms: ['X', 'Y'],
      boxes: [{ name: 'before', molecules }],
    };
    return difficulty === 'beginner'
      ? made({ figure, reaction, nx, ny, runs })
      : left({ figure, reaction, nx, ny, runs });
  },
};

interface Mixture {
  figure: Figure;
  reaction: (typeof reactions)[number];
  nx: number;
  ny: number;
  runs: number;
}

/** Counts the molecules of X and of Y by their atoms, which no molecule of the mixture shares. */
function count({ marks }: DrawingReading, { x, y }: Mixture['reaction']): [number, number] {
  const atoms = (as: string): readonly Point[] => marks.filter((mark) => mark.as === as).map(({ at }) => at);
  return [atoms('atom-0').length / x.length, atoms('atom-1').length / y.length];
}

function runsOf([nx, ny]: readonly [number, number], { xs, ys }: Mixture['reaction']): number {
  return Math.min(Math.floor(nx / xs), Math.floor(ny / ys));
}

const molecules = (number: number): string => `${number} ${number === 1 ? 'molecule' : 'molecules'}`;

function made({ figure, reaction, nx, ny, runs }: Mixture): Draft | null {
  const { equation, xs, ys, x, made: perRun } = reaction;
  const formulaX = x.length === 2 ? 'X2' : 'X';
  const wrong = [
    {
      number: Math.max(Math.floor(nx / xs), Math.floor(ny / ys)) * perRun,
      slip: 'wrong-limiting-reagent',
      teaching: 'This takes the reactant that is in excess; the other one is used up first.',
    },
    {
      number: nx + ny,
      slip: 'added-reactants',
      teaching:
        'Molecules of reactants are not simply added: the equation tells how many of the product come from them.',
    },
    {
      number: runs,
      slip: 'ignored-coefficients',
      teaching: 'The coefficient of the product in the equation has to be taken into account.',
    },
    {
      number: Math.min(nx, ny) * perRun,
      slip: 'ignored-coefficients',
      teaching:
        'The smaller number of molecules need not be the one that is used up first; the coefficients decide.',
    },
    {
      number: Math.min(nx, ny),
      slip: 'ignored-coefficients',
      teaching: 'The coefficients of the equation have to be taken into account.',
    },
    {
      number: runs * perRun + 1,
      slip: 'reacting-molecules-miscounted',
      teaching: 'For one more there are not enough molecules of one reactant.',
    },
    {
      number: nx * 2 + ny * 2,
      slip: 'atoms-for-molecules',
      teaching: 'Molecules of the product are asked for, not atoms.',
    },
  ];
  const key = runs * perRun;
  return {
    text: `The mixture in the box reacts completely according to \\ce{${equation}}. How many molecules of the product are formed?`,
    shown: { figure, keyFrom: (drawing) => molecules(runsOf(count(drawing, reaction), reaction) * perRun) },
    answer: molecules(key),
    distractors: wrong
      .filter(({ number }) => number !== key && number > 0)
      .map(({ number, slip, teaching }) => ({ text: molecules(number), slip, teaching })),
    explanation: `The box holds ${particles(nx, formulaX)} and ${particles(ny, 'Y2')}. The reaction takes ${particles(xs, formulaX)} with ${particles(ys, 'Y2')}, so that the reaction as written can happen ${runs === 1 ? 'once' : `${runs} times`} before one of them is used up. Each time ${perRun === 1 ? 'one molecule' : `${perRun} molecules`} of the product ${perRun === 1 ? 'is' : 'are'} formed: ${molecules(key)}.`,
    finding: `Counted in the box, ${nx} and ${ny} particles give ${molecules(key)}.`,
  };
}

/** So many atoms or molecules: `3 \\ce{Y2} molecules`. */
function particles(number: number, formula: 'X' | 'X2' | 'Y2'): string {
  const one = formula === 'X' ? 'atom' : 'molecule';
  return `${number} \\ce{${formula}} ${one}${number === 1 ? '' : 's'}`;
}

function left({ figure, reaction, nx, ny, runs }: Mixture): Draft | null {
  const { equation, xs, ys, x } = reaction;
  const formulaX = x.length === 2 ? 'X2' : 'X';
  const say = (restX: number, restY: number): string =>
    restX > 0 ? particles(restX, formulaX) : particles(restY, 'Y2');
  const [restX, restY] = [nx - runs * xs, ny - runs * ys];
  const rest = restX > 0 ? restX : restY;
  const isX = restX > 0;
  const put = (number: number, ofX: boolean): string => (ofX ? say(number, 0) : say(0, number));
  const wrong = [
    {
      text: put(Math.abs(nx - ny), nx > ny),
      number: Math.abs(nx - ny),
      slip: 'ignored-coefficients',
      teaching: 'The particles do not react one to one here; the coefficients decide.',
    },
    {
      text: put(rest, !isX),
      number: rest,
      slip: 'wrong-limiting-reagent',
      teaching: 'This reactant is used up; the other one is left.',
    },
    ...[1, 2, -1, -2].map((off) => ({
      text: put(rest + off, isX),
      number: rest + off,
      slip: 'reacting-molecules-miscounted',
      teaching: `The number that has reacted was counted ${Math.abs(off) === 1 ? 'one' : 'two'} too ${off > 0 ? 'low' : 'high'}: ${isX ? runs * xs : runs * ys} of them react.`,
    })),
    ...[1, 2, -1].map((off) => ({
      text: put(rest + off, !isX),
      number: rest + off,
      slip: 'wrong-limiting-reagent',
      teaching: `Two slips at once: this reactant is used up, and of the other one ${rest} is left, not ${rest + off}.`,
    })),
    {
      text: put(isX ? ny : nx, !isX),
      number: isX ? ny : nx,
      slip: 'wrong-limiting-reagent',
      teaching: 'All of this reactant is used up; it is the other one of which some is left.',
    },
    {
      text: put(isX ? runs * xs : runs * ys, isX),
      number: isX ? runs * xs : runs * ys,
      slip: 'reacted-for-remaining',
      teaching: 'So many of them have reacted; what is left is asked for.',
    },
    {
      text: put(isX ? nx : ny, isX),
      number: isX ? nx : ny,
      slip: 'ignored-change',
      teaching: 'A part of them has reacted.',
    },
  ];
  return {
    text: `The mixture in the box reacts completely according to \\ce{${equation}}. What is left of the reactants?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const counted = count(drawing, reaction);
        const times = runsOf(counted, reaction);
        return say(counted[0] - times * xs, counted[1] - times * ys);
      },
    },
    answer: say(restX, restY),
    distractors: wrong
      .filter(({ number }) => number > 0)
      .map(({ text, slip, teaching }) => ({ text, slip, teaching })),
    explanation: `The box holds ${particles(nx, formulaX)} and ${particles(ny, 'Y2')}. The reaction as written takes ${particles(xs, formulaX)} and ${particles(ys, 'Y2')} and can happen ${runs === 1 ? 'once' : `${runs} times`}. It uses up ${isX ? particles(runs * xs, formulaX) : particles(runs * ys, 'Y2')}, which leaves ${say(restX, restY)}.`,
    finding: `Left over: ${say(restX, restY)} after ${runs === 1 ? 'one run' : `${runs} runs`} of the equation.`,
  };
}
