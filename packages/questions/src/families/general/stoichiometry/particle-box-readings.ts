import type { Figure } from '@valence/figures';
import type { Draft, Family } from '../../family.ts';
import { count, particles, reactions, runsOf, type Mixture } from './particle-mixture.ts';
import { askedAfter, particlesAfter } from './particles-after-reaction.ts';

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
      ? particlesAfter({ figure, reaction, nx, ny, runs }, random.pick(askedAfter))
      : leftOver({ figure, reaction, nx, ny, runs });
  },
};

function leftOver({ figure, reaction, nx, ny, runs }: Mixture): Draft | null {
  const { equation, xs, ys, x } = reaction;
  const formulaX = x.length === 2 ? 'X2' : 'X';
  const say = (restX: number, restY: number): string =>
    restX > 0 ? particles(restX, formulaX) : particles(restY, 'Y2');
  const [restX, restY] = [nx - runs * xs, ny - runs * ys];
  const rest = restX > 0 ? restX : restY;
  const isX = restX > 0;
  // More than the box holds of a reactant cannot be left of it.
  const left = (number: number, ofX: boolean): { text: string; isBelievable: boolean } => ({
    text: ofX ? say(number, 0) : say(0, number),
    isBelievable: number > 0 && number <= (ofX ? nx : ny),
  });
  const wrong = [
    {
      ...left(Math.abs(nx - ny), nx > ny),
      slip: 'ignored-coefficients',
      teaching:
        'The numbers of particles were subtracted from each other, as if they reacted one to one; the ratio is given by the coefficients.',
    },
    {
      ...left(rest, !isX),
      slip: 'wrong-limiting-reagent',
      teaching: `All of the \\ce{${isX ? 'Y2' : formulaX}} is used up; it is \\ce{${isX ? formulaX : 'Y2'}} that is left.`,
    },
    ...[1, 2, -1, -2].map((off) => ({
      ...left(rest + off, isX),
      slip: 'reacting-molecules-miscounted',
      teaching: `This many would be left if ${(isX ? runs * xs : runs * ys) - off} reacted; in fact, ${isX ? runs * xs : runs * ys} react.`,
    })),
    ...[1, 2, -1].map((off) => ({
      ...left(rest + off, !isX),
      slip: 'wrong-limiting-reagent',
      teaching: `Two things went wrong: this reactant is used up, and ${rest} of the other ${rest === 1 ? 'is' : 'are'} left, not ${rest + off}.`,
    })),
    {
      ...left(isX ? ny : nx, !isX),
      slip: 'wrong-limiting-reagent',
      teaching: `All of the \\ce{${isX ? 'Y2' : formulaX}} is used up; some of the \\ce{${isX ? formulaX : 'Y2'}} is left.`,
    },
    {
      ...left(isX ? runs * xs : runs * ys, isX),
      slip: 'reacted-for-remaining',
      teaching: 'This is the number that have reacted; the question asks for the number that are left.',
    },
    {
      ...left(isX ? nx : ny, isX),
      slip: 'ignored-change',
      teaching: 'This is the number at the start; some of them have reacted.',
    },
  ];
  return {
    text: `The mixture in the box reacts according to \\ce{${equation}} until one of the reactants is used up. Which reactant particles are left, and how many?`,
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
      .filter(({ isBelievable }) => isBelievable)
      .map(({ text, slip, teaching }) => ({ text, slip, teaching })),
    explanation: `The box contains ${particles(nx, formulaX)} and ${particles(ny, 'Y2')}. The reaction as written consumes ${particles(xs, formulaX)} and ${particles(ys, 'Y2')} and can occur ${runs === 1 ? 'once' : `${runs} times`}. It uses up ${isX ? particles(runs * xs, formulaX) : particles(runs * ys, 'Y2')}, which leaves ${say(restX, restY)}.`,
    finding: `Left over: ${say(restX, restY)} after ${runs === 1 ? 'one run' : `${runs} runs`} of the equation.`,
  };
}
