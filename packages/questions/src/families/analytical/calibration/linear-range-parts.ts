import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import type { Distractor } from '../../family.ts';
import { bentLineEffects } from './bent-line-effects.data.ts';
import type { Standards } from './calibration-standards.ts';

const concentration = (value: number): string => `${formatDecimals(value, 2)} mg/L`;

/** The last standard on the straight line, or the first one off it. */
export function endOfStraightPart(
  { straightTo, concentrations, figure }: Standards,
  random: Random,
): PartDraft {
  const isLastAsked = random.pick([true, false]);
  const after = concentrations.find((c) => c > straightTo) ?? NaN;
  const key = isLastAsked ? straightTo : after;
  const steps = stepsIn(figure);
  return {
    text: isLastAsked
      ? 'Which standard is the highest one that still lies on the linear part of the calibration plot?'
      : 'Which standard is the first one that no longer lies on the linear part of the calibration plot?',
    keyFrom: ({ cells }) => {
      const { last, next } = straightIn(cells);
      return concentration(isLastAsked ? last : next);
    },
    answer: concentration(key),
    distractors: concentrations
      .filter((c) => c > 0 && c !== key)
      .map((c) => ({
        text: concentration(c),
        ...(isLastAsked ? notLast(c, straightTo, steps) : notFirst(c, straightTo, steps)),
      })),
    explanation: `The concentrations increase in equal steps. Up to ${concentration(straightTo)}, so does the absorbance; beyond that, its steps become clearly smaller. The last standard on the linear part is the one at ${concentration(straightTo)}${isLastAsked ? '' : `, and the first one off it is the one at ${concentration(after)}`}.`,
    finding: `The absorbance rises in equal steps up to ${concentration(straightTo)}.`,
  };
}

type Slip = Pick<Distractor, 'slip' | 'teaching'>;

/** By how much the absorbance rises from each standard to the next, as it is printed. */
interface Steps {
  first: string;
  /** From which standard each step leads to which, and how large it is. */
  all: readonly { from: number; to: number; step: string }[];
}

function stepsIn(figure: Figure): Steps {
  const rows = figure.kind === 'table' ? figure.rows.map((row) => row.map(Number)) : [];
  const all = rows.slice(1).map(([to = NaN, absorbance = NaN], place) => {
    const [from = NaN, before = NaN] = rows[place] ?? [];
    return { from, to, step: formatDecimals(absorbance - before, 3) };
  });
  return { first: all[0]?.step ?? '', all };
}

function risenTo(c: number, { all }: Steps): string {
  const { from = NaN, step = '' } = all.find(({ to }) => Math.abs(to - c) < 0.01) ?? {};
  return `From ${concentration(from)} to ${concentration(c)} the absorbance rises by only ${step}`;
}

/** Why a standard is not the last one on the line. */
function notLast(c: number, straightTo: number, steps: Steps): Slip {
  return c < straightTo
    ? {
        slip: 'some-points-only',
        teaching: 'From this standard to the next, the absorbance still increases by the same step.',
      }
    : {
        slip: 'overgeneralised-rule',
        teaching: `${risenTo(c, steps)}, not by about ${steps.first} as before, so this standard lies below the line.`,
      };
}

/** Why a standard is not the first one off the line. */
function notFirst(c: number, straightTo: number, steps: Steps): Slip {
  return c > straightTo
    ? {
        slip: 'overgeneralised-rule',
        teaching: `${risenTo(steps.all.find(({ to }) => to > straightTo + 0.01)?.to ?? NaN, steps)}, not by about ${steps.first} as before, so the standard at ${concentration(c)} is not the first one below the line.`,
      }
    : {
        slip: 'some-points-only',
        teaching:
          'Up to this standard, the absorbance still increases by the same step, so it lies on the line.',
      };
}

/** The concentrations between which a step of the absorbance is for the first time less than nine tenths of the first one. */
function straightIn(cells: DrawingReading['cells']): { last: number; next: number } {
  const points = cells.map(([c = '', absorbance = '']) => [Number(c), Number(absorbance)] as const);
  const steps = points.slice(1).map(([, absorbance], place) => absorbance - (points[place]?.[1] ?? 0));
  const short = steps.findIndex((step) => step < 0.9 * (steps[0] ?? 0));
  return { last: points[short]?.[0] ?? NaN, next: points[short + 1]?.[0] ?? NaN };
}

/** What the bent end of the line does to results. */
export function beyondRange(random: Random): PartDraft {
  return consequencePart(random, bentLineEffects);
}
