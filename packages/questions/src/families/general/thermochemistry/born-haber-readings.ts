import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { readMissingStep, saltCycle, type DrawnStep, type Salt, type SaltCycle } from './born-haber-cycle.ts';
import { slipsOf, squareOf, undividedToo, type WayStep } from './born-haber-slips.ts';
import { halogens, metals } from './born-haber-salts.data.ts';

/** Born–Haber cycles drawn as energy levels: the enthalpy change of the one step that has no number. */
export const bornHaberReadings: Family = {
  id: 'born-haber-readings',
  name: 'Reading a Born–Haber cycle',
  subject: 'general',
  topics: ['thermochemistry', 'chemical-bonding'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['born-haber-cycle', 'lattice-enthalpy'],
    intermediate: ['born-haber-cycle'],
    advanced: ['born-haber-cycle'],
  },
  uses: ['hesss-law', 'ionization-energy', 'electron-affinity'],
  reference: 'OpenStax Chemistry 2e, section 7.5',
  showsFigure: true,
  draft(random, difficulty) {
    const isDouble = difficulty === 'advanced';
    const salts = saltsOf(isDouble ? 2 : 1);
    const cycle = saltCycle(random.pick(salts), random.pick([true, false]));
    const asked = random.pick(askedAt[difficulty]);
    const step = cycle.steps.find(({ is }) => is === asked);
    return step === undefined ? null : ask(random, cycle, step);
  },
};

const askedAt: Readonly<Record<Difficulty, readonly DrawnStep['is'][]>> = {
  beginner: ['lattice'],
  intermediate: ['formation', 'ionization', 'affinity', 'atomization'],
  advanced: ['affinity', 'dissociation', 'second-ionization'],
};

/** All salts of the table whose metal has that charge. */
function saltsOf(charge: number): Salt[] {
  return metals
    .filter(({ ionizations }) => ionizations.length === charge)
    .flatMap((metal) =>
      Object.values(halogens).flatMap((halogen) => {
        const formation = metal.halides[halogen.symbol];
        return formation === undefined ? [] : [{ metal, halogen, formation }];
      }),
    );
}

/** The arrow is drawn up or down, so that nobody believes the other sign of a step on single atoms: an ionization never releases energy. */
function isUnbelievable({ is, value }: DrawnStep, text: string): boolean {
  return is !== 'lattice' && is !== 'formation' && text.startsWith('−') !== value < 0;
}

const write = (value: number): string => `${signed(value)} kJ/mol`;

function signed(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatDecimals(Math.abs(value), 0)}`;
}

function ask(random: Random, cycle: SaltCycle, asked: DrawnStep): Draft | null {
  const { formula, count, levels, steps } = cycle;
  // The arrow stands for all atoms of the halogen; what is asked of it is for one mole of them, or for all.
  const ofAtoms = asked.is === 'affinity' || asked.is === 'dissociation' ? count : 1;
  const isForAll = ofAtoms !== 1 && random.pick([true, false]);
  const [share, atoms] = isForAll ? [1, ofAtoms] : [ofAtoms, 1];
  const way = wayAround(asked, steps);
  const slips = slipsOf(asked, way, { share, atoms });
  // Beside what it takes to part a molecule most slips are large, so that the key would be the smallest number.
  const isSquare = ofAtoms !== 1 && (random.pick([true, false]) || asked.is === 'dissociation');
  const offered = quantityOptions(
    asked.value / share,
    write,
    asked.is === 'lattice'
      ? squareOf(random, slips, asked.value)
      : isSquare
        ? undividedToo(random, slips, asked.value / share)
        : slips,
  );
  if (offered === null) return null;
  const options = {
    ...offered,
    distractors: offered.distractors.filter(({ text }) => !isUnbelievable(asked, text)),
  };
  const figure: Figure = {
    kind: 'cycle',
    caption: `Born–Haber cycle of \\ce{${formula}}, not to scale; enthalpy changes in kJ/mol`,
    unit: 'kJ/mol',
    levels,
    steps: steps.map((step) => ({
      from: step.from,
      to: step.to,
      side: step.side,
      text: step === asked ? '*x*' : signed(step.value),
    })),
  };
  const sum = way
    .map(({ step, isAlong }, place) => {
      const number = write(step.value);
      const term = place === 0 && isAlong ? number : bracketed(number);
      const sign = isAlong ? '+' : '−';
      return place === 0 ? `${isAlong ? '' : sign}${term}` : `${sign} ${term}`;
    })
    .join(' ');
  const whole = write(asked.value);
  return {
    text: questionOf(cycle, asked, isForAll),
    shown: { figure, keyFrom: (drawing) => write(readMissingStep(drawing) / share) },
    ...options,
    explanation: `Both paths around the cycle have the same enthalpy change. The other path from the tail of arrow *x* to its head ${directionOf(way.map(({ isAlong }) => isAlong))}: *x* = ${sum} = ${whole}.${share === 1 ? '' : ` The arrow represents ${share} mol of atoms; for one mole, the enthalpy change is \\frac{${whole}}{${share}} = ${options.answer}.`}`,
    finding: `The numbered arrows, added on the other way around the cycle, lead to ${options.answer}.`,
  };
}

/** How the other path runs along the arrows, and what that does to their signs. */
function directionOf(areAlong: readonly boolean[]): string {
  if (areAlong.every(Boolean)) return 'follows the direction of every arrow, so no sign is reversed';
  if (!areAlong.some(Boolean)) return 'runs against every arrow, so every sign is reversed';
  return 'follows some arrows and runs against others, whose signs are reversed';
}

/** The other steps of the cycle in the order in which they lead from the tail of the asked arrow to its head. */
function wayAround(asked: DrawnStep, steps: readonly DrawnStep[]): WayStep[] {
  const way: WayStep[] = [];
  let at = asked.from;
  while (at !== asked.to && way.length < steps.length) {
    const next = steps.find(
      (step) => step !== asked && way.at(-1)?.step !== step && (step.from === at || step.to === at),
    );
    if (next === undefined) break;
    const isAlong = next.from === at;
    way.push({ step: next, isAlong });
    at = isAlong ? next.to : next.from;
  }
  return way;
}

function questionOf(
  { formula, count }: SaltCycle,
  { is, name, to, from }: DrawnStep,
  isForAll: boolean,
): string {
  const solid = `\\ce{${formula}(s)}`;
  switch (is) {
    case 'lattice':
      return `What is the lattice enthalpy *x*, the enthalpy change when ${solid} ${to < from ? 'forms from its gaseous ions' : 'is separated into its gaseous ions'}?`;
    case 'formation':
      return `What is the enthalpy of formation *x* of ${solid}?`;
    case 'affinity':
    case 'dissociation':
      return askedOfAtoms(is, formula, { count, isForAll });
    default:
      return `What is the enthalpy change *x* for ${name}?`;
  }
}

function askedOfAtoms(
  is: 'affinity' | 'dissociation',
  formula: string,
  { count, isForAll }: { count: number; isForAll: boolean },
): string {
  const halogen = Object.values(halogens).find(({ symbol }) => formula.replace(/2$/, '').endsWith(symbol));
  const [symbol, name] = [halogen?.symbol ?? '', halogen?.name ?? ''];
  if (isForAll)
    return is === 'dissociation'
      ? `What is the enthalpy change *x* for the step in which ${count} mol of \\ce{${symbol}(g)} atoms form from the element?`
      : `What is the enthalpy change *x* for \\ce{${count}${symbol}(g) + ${count}e- -> ${count}${symbol}-(g)}?`;
  if (is === 'dissociation')
    return `The value of arrow *x* is not given. What is the enthalpy of atomization of ${name}, the enthalpy change per mole of \\ce{${symbol}(g)} atoms formed from the element?`;
  return count === 1
    ? `What is the enthalpy change *x* for \\ce{${symbol}(g) + e- -> ${symbol}-(g)}?`
    : `The value of arrow *x* is not given. What is the enthalpy change for \\ce{${symbol}(g) + e- -> ${symbol}-(g)} per mole of atoms?`;
}
