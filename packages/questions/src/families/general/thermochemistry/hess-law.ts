import { formatDecimals, parseEquation, standardThermochemistry, type Species } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { remembered } from '../../../remembered.ts';
import type { Draft, Family } from '../../family.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { tenths } from './formation-reactions.ts';
import { reversedAndMultiplied, reversedOnce, threeEquations, type HessCycle } from './hess-cycles.data.ts';
import { signTurned } from '../../options/slips-together.ts';

/** One of the given equations, numbered as the question shows it. */
interface Step {
  label: string;
  equation: string;
  /** How often it is needed; negative when it is reversed. */
  factor: number;
  /** kJ for the equation as written, to the tenths that are shown. */
  enthalpy: number;
}

const cycles = {
  beginner: reversedOnce,
  intermediate: reversedAndMultiplied,
  advanced: threeEquations,
} as const;

/** An enthalpy of reaction from given equations: one reversed, then multiplied, then three of them. */
export const hessLaw: Family = {
  id: 'hess-law',
  name: 'Combining equations by Hess’s law',
  subject: 'general',
  topics: ['thermochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['hesss-law'], intermediate: ['hesss-law'], advanced: ['hesss-law'] },
  uses: ['enthalpy-of-formation'],
  reference: 'OpenStax Chemistry 2e, section 5.3',
  draft(random, difficulty) {
    return combination(random, random.pick(cycles[difficulty]));
  },
};

const kilojoules = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 1)} kJ`;

function combination(random: Random, cycle: HessCycle): Draft | null {
  const direction = random.next() < 0.5 ? 1 : -1;
  const steps = random.shuffle(cycle.steps).map(([factor, equation], index) => {
    // Given the other way round, an equation is to be reversed where it would not be, so that sums and differences are keys alike.
    const given = canBeTurned(equation) && random.pick([true, false]) ? turned(equation) : equation;
    return {
      label: `(${index + 1})`,
      equation: given,
      factor: factor * direction * (given === equation ? 1 : -1),
      enthalpy: enthalpyOf(given),
    };
  });
  if (steps.every(({ factor }) => factor > 0)) return null;
  const target = direction === 1 ? cycle.target : turned(cycle.target);
  const key = sum(steps, ({ factor }) => factor);
  const options = quantityOptions(key, kilojoules, slips(steps, key));
  return (
    options && {
      text: `Given the following values of Δ*H*° at 298 K, what is Δ*H*° for \\ce{${target}} as written? ${steps.map(({ label, equation, enthalpy }) => `${label} \\ce{${equation}}, Δ*H*° = ${kilojoules(enthalpy)}`).join('; ')}.`,
      ...options,
      explanation: `${steps.map(useOf).join(' ')} The substances not in the target equation cancel, so Δ*H*° = ${steps.map((step, index) => (index === 0 ? kilojoules(shareOf(step)) : `+ ${bracketed(kilojoules(shareOf(step)))}`)).join(' ')} = ${options.answer}.`,
      finding: `The equations, each with its factor, add up to the target equation and their enthalpies to ${options.answer}.`,
    }
  );
}

function slips(steps: readonly Step[], key: number): SlippedValue[] {
  const reversed = steps.filter(({ factor }) => factor < 0);
  const multiplied = steps.filter(({ factor }) => Math.abs(factor) > 1);
  const kept = steps.filter(({ factor }) => factor > 0);
  const values: SlippedValue[] = [
    {
      value: sum(steps, ({ factor }) => Math.abs(factor)),
      slip: 'equation-not-reversed',
      isBeforeLastStep: true,
      teaching: `${labelsOf(reversed)} must be reversed, which changes the sign of Δ*H*°; here no sign was changed.`,
    },
    {
      value: -key,
      slip: 'wrong-sign',
      lastStep: signTurned,
      teaching: 'This is Δ*H*° of the reverse reaction.',
    },
  ];
  if (multiplied.length > 0)
    values.push(
      {
        value: sum(steps, ({ factor }) => Math.sign(factor)),
        slip: 'equation-not-multiplied',
        isBeforeLastStep: true,
        teaching: `${labelsOf(multiplied)} ${multiplied.length === 1 ? 'was' : 'were'} not multiplied; the coefficients must match those of the target equation, and Δ*H*° is multiplied by the same ${multiplied.length === 1 ? 'factor' : 'factors'}.`,
      },
      {
        value: sum(steps, () => 1),
        slip: 'given-values-just-added',
        isBeforeLastStep: true,
        teaching:
          'This simply adds the given values; reversing or multiplying an equation changes its Δ*H*°.',
      },
    );
  if (kept.length > 0)
    values.push({
      value: sum(steps, ({ factor }) => -Math.abs(factor)),
      slip: 'too-many-equations-reversed',
      teaching: `Here every equation was reversed, but ${labelsOf(kept).toLowerCase()} ${kept.length === 1 ? 'is' : 'are'} needed in the direction given.`,
    });
  values.push(
    ...kept.slice(0, 1).map((step) => ({
      value: shareOf(step),
      slip: 'one-step-short',
      isBeforeLastStep: true,
      teaching: `This is the contribution of equation ${step.label} alone; ${labelsOf(steps.filter((other) => other !== step)).toLowerCase()} must be included in the sum, too.`,
    })),
    ...[reversed, kept].flatMap((list) =>
      list.length < 2
        ? []
        : list.map((step) => ({
            value: tenths(key - 2 * step.factor * step.enthalpy),
            slip: step.factor < 0 ? 'equation-not-reversed' : 'too-many-equations-reversed',
            teaching:
              step.factor < 0
                ? `Equation ${step.label} must be reversed as well, which changes the sign of its Δ*H*°.`
                : `Equation ${step.label} was reversed, but it is needed in the direction given.`,
          })),
    ),
  );
  return values;
}

function useOf(step: Step): string {
  const { label, factor, enthalpy } = step;
  const times = Math.abs(factor);
  if (factor === 1) return `Equation ${label} is used as written: ${kilojoules(enthalpy)}.`;
  const how = [factor < 0 ? 'reversed' : '', times > 1 ? `multiplied by ${times}` : ''].filter(Boolean);
  const product = `${factor < 0 ? '−' : ''}${times} × ${bracketed(kilojoules(enthalpy))}`;
  return `Equation ${label} is ${how.join(' and ')}: ${product} = ${kilojoules(shareOf(step))}.`;
}

function shareOf({ factor, enthalpy }: Step): number {
  return tenths(factor * enthalpy);
}

function sum(steps: readonly Step[], factorOf: (step: Step) => number): number {
  return tenths(steps.reduce((total, step) => total + factorOf(step) * step.enthalpy, 0));
}

const listOf = new Intl.ListFormat('en-US');

function labelsOf(steps: readonly Step[]): string {
  return `Equation${steps.length === 1 ? '' : 's'} ${listOf.format(steps.map(({ label }) => label))}`;
}

/** Nobody gives the equation of a combustion from its products to the fuel. */
function canBeTurned(equation: string): boolean {
  return !/C.*O2\(g\) -> .*H2O/.test(equation);
}

function turned(equation: string): string {
  return equation.split(' -> ').reverse().join(' -> ');
}

/** kJ for the equation as written, from enthalpies of formation. */
const enthalpyOf = remembered((source): number => {
  const equation = parseEquation(source);
  if (!equation.ok) throw new Error(`${source}: ${equation.error.message}`);
  const total = (side: readonly Species[]): number =>
    side.reduce((sumOfSide, species) => sumOfSide + species.coefficient * formationOf(species), 0);
  return tenths(total(equation.value.products) - total(equation.value.reactants));
});

function formationOf({ text, state }: Species): number {
  const row = standardThermochemistry.find((entry) => entry.substance === text && entry.state === state);
  if (row === undefined) throw new Error(`No enthalpy of formation of ${text}(${state ?? ''})`);
  return row.enthalpyOfFormation;
}
