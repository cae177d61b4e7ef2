import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { drawDiagram, type Diagram } from './phase-diagram.ts';

const allPhases = ['solid', 'liquid', 'gas'] as const;
type Phase = (typeof allPhases)[number];

interface Change {
  from: Phase;
  to: Phase;
  /** What the sample does. */
  text: string;
  /** Whether the region of the liquid is crossed on the way. */
  isThroughLiquid?: boolean;
}

/** Each is the key about as often. */
const allChanges: readonly Change[] = [
  { from: 'solid', to: 'solid', text: 'It stays solid' },
  { from: 'solid', to: 'liquid', text: 'It melts' },
  { from: 'solid', to: 'gas', text: 'It sublimes' },
  { from: 'solid', to: 'gas', text: 'It melts and then boils', isThroughLiquid: true },
  { from: 'liquid', to: 'solid', text: 'It freezes' },
  { from: 'liquid', to: 'liquid', text: 'It stays liquid' },
  { from: 'liquid', to: 'gas', text: 'It boils' },
  { from: 'gas', to: 'solid', text: 'It is deposited as a solid' },
  { from: 'gas', to: 'solid', text: 'It condenses and then freezes', isThroughLiquid: true },
  { from: 'gas', to: 'liquid', text: 'It condenses to a liquid' },
  { from: 'gas', to: 'gas', text: 'It stays a gas' },
];
/** So many points are tried in one diagram. */
const mostTries = 80;

interface Path {
  /** Point P. */
  at: Point;
  /** In °C, negative where it is cooled. */
  step: number;
}

/** What a change of temperature does to a sample at a point of the diagram. */
export function changeOfPoint(random: Random): Draft | null {
  const bare = drawDiagram(random);
  if (bare.figure.kind !== 'plot') return null;
  const lines = bare.figure.series.map(({ points }) => points);
  const change = random.pick(allChanges);
  const path = pathFor(change, random, bare, lines);
  if (path === null) return null;
  const { from, to, text, isThroughLiquid } = change;
  const { at, step } = path;
  const figure: Figure = { ...bare.figure, labels: [{ at, text: 'P', hasDot: true }] };
  const after = celsius(at[0] + step);
  const isHeated = step > 0;
  const crossing =
    from === to
      ? 'no phase boundary is crossed along the way'
      : isThroughLiquid
        ? 'the region of the liquid is crossed along the way'
        : 'one phase boundary is crossed along the way';
  return {
    text: `A sample of the substance is at point P. What happens to it when the temperature is ${isHeated ? 'raised' : 'lowered'} by ${Math.abs(step)} °C at constant pressure?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const dot = drawing.marks.find(({ as }) => as === 'dot')?.at ?? [0, 0];
        return changeAlong({ at: dot, step }, drawing.lines)?.text ?? '';
      },
    },
    answer: text,
    distractors: otherChanges(change, after, isHeated),
    explanation: `Point P is at ${celsius(at[0])}, in the region of the ${from}. The point at the same pressure and ${after} is in ${from === to ? 'the same region' : `the region of the ${to}`}, and ${crossing}. ${text.replace('It', 'The sample')}.`,
    finding: `The path ${from === to ? `stays in the region of the ${from}` : `leads from the region of the ${from} into that of the ${to}`}.`,
  };
}

function pathFor(
  asked: Change,
  random: Random,
  { start, triple, critical }: Diagram,
  lines: readonly (readonly Point[])[],
): Path | null {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const at: Point = [start + random.integer(2, 18) * 10, random.integer(1, 17) / 2];
    const step = random.pick([40, 60, 80, 100]) * random.pick([1, -1]);
    const after: Point = [at[0] + step, at[1]];
    if (after[0] < start + 6 || after[0] > start + 214) continue;
    if (nearLine(at, lines) || nearLine(after, lines)) continue;
    // Above the critical point nothing boils: such a way is not asked.
    if (at[1] > 0.9 * critical[1]) continue;
    // Just above or below the triple point an eye cannot tell whether the liquid is crossed.
    if (isBetweenSolidAndGas(asked) && Math.abs(at[1] - triple[1]) < 0.4) continue;
    if (changeAlong({ at, step }, lines) === asked) return { at, step };
  }
  return null;
}

function isBetweenSolidAndGas({ from, to }: Change): boolean {
  return from !== to && from !== 'liquid' && to !== 'liquid';
}

/** What happens along a path of constant pressure. */
function changeAlong({ at: [t, p], step }: Path, lines: readonly (readonly Point[])[]): Change | undefined {
  const [from, to] = [phaseAt([t, p], lines), phaseAt([t + step, p], lines)];
  const [triple = [0, 0]] = lines[2] ?? [];
  const isAbove = p > triple[1];
  return allChanges.find(
    (change) =>
      change.from === from &&
      change.to === to &&
      (change.isThroughLiquid ?? false) === (isBetweenSolidAndGas(change) && isAbove),
  );
}

/**
 * The other changes that go the way of the temperature, those first in which one of the two regions is right, and the reverse of the
 * right one.
 */
function otherChanges(right: Change, after: string, isHeated: boolean): Distractor[] {
  return allChanges
    .filter((other) => other !== right && (isReverse(other, right) || isToward(other, isHeated)))
    .toSorted((one, other) => wrongRegions(one, right) - wrongRegions(other, right))
    .map((other) => ({ text: other.text, ...slipOf(other, right, after, isHeated) }));
}

function isReverse(one: Change, other: Change): boolean {
  return (
    one.from !== one.to &&
    one.from === other.to &&
    one.to === other.from &&
    one.isThroughLiquid === other.isThroughLiquid
  );
}

/** Whether a change goes the way of the temperature, or nothing changes. */
function isToward({ from, to }: Change, isHeated: boolean): boolean {
  return from === to || allPhases.indexOf(from) < allPhases.indexOf(to) === isHeated;
}

function slipOf(
  other: Change,
  { from, to, isThroughLiquid = false }: Change,
  after: string,
  isHeated: boolean,
): Pick<Distractor, 'slip' | 'teaching'> {
  const reached = `at ${after} and this pressure it is ${from === to ? 'still in that region' : `in the region of the ${to}`}`;
  if (other.from === from && other.to === to)
    return isThroughLiquid
      ? {
          slip: 'one-part-right',
          teaching:
            'The direct change is possible only below the triple point; at this pressure the region of the liquid is crossed along the way.',
        }
      : {
          slip: 'event-invented',
          teaching:
            'There is no liquid below the triple point; at this pressure the boundary between solid and gas is crossed.',
        };
  if (other.from === from && other.to === from)
    return {
      slip: 'effect-left-out',
      teaching: isThroughLiquid
        ? 'Two phase boundaries are crossed along the way.'
        : `The boundary between ${from} and ${to} is crossed along the way.`,
    };
  if (other.from === to && other.to === from)
    return {
      slip: 'scale-backwards',
      teaching: `This is the reverse change, from ${to} to ${from}; the temperature ${isHeated ? 'rises' : 'falls'} here, and the sample is ${asNoun(from)} at first.`,
    };
  if (other.from === from)
    return {
      slip: from === to ? 'event-invented' : 'wrong-region',
      teaching: `For this, the sample would have to end up in the region of the ${other.to}; ${reached}.`,
    };
  return {
    slip: 'wrong-region',
    teaching: `For this, point P would have to be in the region of the ${other.from}; it is in that of the ${from}${other.to === to ? '' : `, and ${reached}`}.`,
  };
}

function wrongRegions(one: Change, other: Change): number {
  return (one.from === other.from ? 0 : 1) + (one.to === other.to ? 0 : 1);
}

function asNoun(phase: Phase): string {
  return phase === 'gas' ? 'a gas' : phase;
}

function celsius(value: number): string {
  return `${formatDecimals(value, 0)} °C`;
}

/** Which region a point lies in; the lines are those of sublimation, melting and boiling. */
function phaseAt([t, p]: Point, lines: readonly (readonly Point[])[]): Phase {
  const [sublimation = [], fusion = [], vapor = []] = lines;
  const triple = vapor[0] ?? [0, 0];
  const melts =
    p > triple[1] ? (placeOfHeight(fusion, p) ?? triple[0]) : (placeOfHeight(sublimation, p) ?? triple[0]);
  if (t < melts) return 'solid';
  const boils = p > triple[1] ? (placeOfHeight(vapor, p) ?? Infinity) : -Infinity;
  return t < boils ? 'liquid' : 'gas';
}

/** Too near to a line for an eye. */
function nearLine([t, p]: Point, lines: readonly (readonly Point[])[]): boolean {
  return lines.some((points) =>
    points.some(([x, y]) => Math.abs(x - t) / 220 < 0.035 && Math.abs(y - p) / 10 < 0.06),
  );
}
