import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { smoothPath } from '../../curves/smooth-path.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** The axis ends here, in kJ/mol. */
const axisEnd = 200;

/** A barrier below zero, none at all, or one beyond the axis is ruled out at a glance. */
const isBarrier = ({ value }: SlippedValue): boolean => value > 0 && value <= axisEnd;

/** How often the barrier of the other direction is certain to be among the options. */
const shareOfOtherBarrier = 0.75;

const energy = (value: number): string =>
  `${value > 0 ? '' : '−'}${formatDecimals(Math.abs(value), 0)} kJ/mol`;

/** An energy profile with numbers: activation energies of both directions and the change of enthalpy. */
export const energyProfileReadings: Family = {
  id: 'energy-profile-readings',
  name: 'Reading an energy profile',
  subject: 'general',
  topics: ['kinetics-basics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['activation-energy'],
    intermediate: ['activation-energy'],
    advanced: ['activation-energy', 'catalysis'],
  },
  uses: ['enthalpy-of-reaction'],
  reference: 'OpenStax Chemistry 2e, section 12.5',
  showsFigure: true,
  draft(random, difficulty) {
    return ask(random, difficulty);
  },
};

function ask(random: Random, difficulty: Difficulty): Draft | null {
  const [reactants, peak, products] = [
    random.integer(2, 8) * 10,
    random.integer(13, 19) * 10,
    random.integer(1, 11) * 10,
  ];
  const lower = peak - random.integer(3, 5) * 10;
  const isCatalyzed = difficulty === 'advanced';
  if (Math.abs(products - reactants) < 30 || lower - Math.max(reactants, products) < 25) return null;
  const path = (top: number): Point[] =>
    smoothPath([
      [0, reactants],
      [12, reactants],
      [50, top],
      [88, products],
      [100, products],
    ]);
  const figure: Figure = {
    kind: 'plot',
    of: 'energy profile',
    caption: isCatalyzed
      ? 'Energy profile without and with a catalyst'
      : 'Energy profile of a reaction in one step',
    x: { quantity: 'Reaction progress', from: 0, to: 100, step: 20, isBare: true },
    y: { quantity: 'Energy', unit: 'kJ/mol', from: 0, to: axisEnd, step: 20, parts: 2 },
    series: isCatalyzed
      ? [
          { shape: 'line', name: 'without catalyst', points: path(peak) },
          { shape: 'line', name: 'with catalyst', points: path(lower) },
        ]
      : [{ shape: 'line', points: path(peak) }],
  };
  const isBack = difficulty !== 'beginner';
  const top = isCatalyzed ? lower : peak;
  const from = isBack ? products : reactants;
  const key = top - from;
  // Whoever reads the height of the level alone would be right.
  if (key === from) return null;
  const mean = (reactants + products) / 2;
  // All other levels are whole tens: half of one would be seen to be none of them.
  const isHalfway = mean % 10 === 0;
  const options = readingOptions(
    key,
    energy,
    [
      {
        value: top,
        slip: 'top-for-barrier',
        teaching:
          'This is the energy at the peak; the barrier is its height above the level at which the reaction begins.',
      },
      {
        value: top - (isBack ? reactants : products),
        slip: 'barrier-from-wrong-level',
        teaching: `This barrier belongs to the ${isBack ? 'forward' : 'reverse'} reaction.`,
        isDecisive: !isCatalyzed && random.next() < shareOfOtherBarrier,
      },
      {
        value: Math.abs(products - reactants),
        slip: 'rate-for-enthalpy',
        teaching: 'This is the energy difference between reactants and products, not a barrier.',
      },
      ...(isCatalyzed
        ? [
            {
              value: peak - products,
              slip: 'other-curve',
              teaching: 'This is the barrier without the catalyst.',
            },
            {
              value: peak - lower,
              slip: 'difference-for-level',
              teaching: 'This is the amount by which the catalyst lowers the barrier.',
            },
          ]
        : isHalfway
          ? [
              {
                value: top - mean,
                slip: 'averaged-levels',
                teaching: `This is measured from ${formatDecimals(mean, 0)} kJ/mol, the mean of the energies of reactants and products; a barrier is measured from the level at which its reaction begins.`,
              },
            ]
          : []),
      {
        value: from,
        slip: 'other-special-point',
        teaching:
          'This is the energy at which the reaction begins; the barrier is the height of the peak above it.',
      },
    ].filter(isBarrier),
    17,
    [
      {
        value: top + from,
        slip: 'added-for-subtracted',
        teaching: `The energies of the peak and of the ${isBack ? 'products' : 'reactants'} were added; the barrier is their difference.`,
      },
      {
        value: top - reactants - products,
        slip: 'barrier-from-wrong-level',
        teaching:
          'The energies of the reactants and of the products were both subtracted; only the energy at which this reaction begins must be subtracted.',
      },
      ...(isBack
        ? []
        : [
            {
              value: top + products,
              slip: 'added-for-subtracted',
              teaching:
                'The energies of the peak and of the products were added; the barrier is the energy of the peak minus that of the reactants.',
            },
            {
              value: reactants + products,
              slip: 'added-for-subtracted',
              teaching:
                'The energies of the reactants and of the products were added; the barrier is the energy of the peak minus that of the reactants.',
            },
          ]),
      {
        value: Math.max(reactants, products),
        slip: 'other-special-point',
        teaching: `This is the energy of the ${reactants > products ? 'reactants' : 'products'}; a barrier is a difference of two energies.`,
      },
      ...rulingSlips({
        reading: top,
        step: 20,
        to: axisEnd,
        name: 'energy at the peak',
        write: energy,
        of: (read) => read - from,
      }),
      ...rulingSlips({
        reading: from,
        step: 20,
        to: axisEnd,
        name: `energy of the ${isBack ? 'products' : 'reactants'}`,
        write: energy,
        of: (read) => top - read,
      }),
    ]
      .filter(isBarrier)
      // Nobody counts from a wrong label twice in one figure.
      .map((slip) => (slip.slip === 'ruling-misread' ? { ...slip, term: 'label' } : slip)),
  );
  const direction = isBack ? 'reverse' : 'forward';
  return (
    options && {
      text: isCatalyzed
        ? 'What is the activation energy of the reverse reaction with the catalyst?'
        : `What is the activation energy of the ${direction} reaction?`,
      shown: { figure, keyFrom: (drawing) => energy(barrierOf(drawing, isCatalyzed ? 1 : 0, isBack)) },
      ...options,
      explanation: `${isBack ? 'The reverse reaction begins at the products' : 'The forward reaction begins at the reactants'}, at ${formatDecimals(from, 0)} kJ/mol, and must pass over the peak${isCatalyzed ? ' of the lower curve' : ''} at ${formatDecimals(top, 0)} kJ/mol: *E*_{a} = ${formatDecimals(top, 0)} kJ/mol − ${formatDecimals(from, 0)} kJ/mol = ${options.answer}.`,
      finding: `The top lies ${options.answer} above the level where the ${direction} reaction begins.`,
    }
  );
}

function barrierOf({ lines }: DrawingReading, index: number, isBack: boolean): number {
  const heights = (lines[index] ?? []).map(([, y]) => y);
  return Math.max(...heights) - (heights.at(isBack ? -1 : 0) ?? NaN);
}
