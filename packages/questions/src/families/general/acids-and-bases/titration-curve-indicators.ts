import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, steepest, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { curveOf, type Curve } from './titration-curve-drafts.ts';

/** Indicators with the pH at which their color begins and ends to change. */
const indicators: readonly (readonly [name: string, from: number, to: number])[] = [
  ['Methyl orange', 3.1, 4.4],
  ['Congo red', 3, 5],
  ['Bromocresol green', 3.8, 5.4],
  ['Methyl red', 4.4, 6.2],
  ['Chlorophenol red', 4.8, 6.4],
  ['Bromocresol purple', 5.2, 6.8],
  ['Bromothymol blue', 6, 7.6],
  ['Phenol red', 6.8, 8.4],
  ['Cresol red', 7.2, 8.8],
  ['Thymol blue', 8, 9.6],
  ['Cresolphthalein', 8.2, 9.8],
  ['Phenolphthalein', 8.2, 10],
  ['Thymolphthalein', 9.3, 10.5],
  ['Alizarin yellow', 10.1, 12],
  ['Nitramine', 10.8, 13],
  ['Tropaeolin O', 11.1, 12.7],
  ['Indigo carmine', 11.4, 13],
];

/** An indicator is right where its change holds the equivalence point and lies so near it, as a share of its volume, */
const mostOff = 0.006;
/** and wrong where it is complete when so much of the acid is left, or so much base in excess. */
const [leastLeft, leastExcess] = [0.025, 0.05];
/** Much too early is a change that is complete when so much of the acid is left; a change that ends this near the jump is not. */
const [muchLeft, hardlyOff] = [0.12, 0.01];

/** An indicator beside a curve: the volumes at which its color begins and ends to change, as shares off the equivalence volume. */
interface Judged {
  /** As an option. */
  name: string;
  begins: number;
  ends: number;
  isNeutral: boolean;
  /** Whether its range holds the pH at the equivalence point. */
  isAround: boolean;
}

/** What is asked, which indicators answer it, and which clearly do not. */
interface Task {
  text: string;
  isKey: (one: Judged) => boolean;
  isWrong: (one: Judged) => boolean;
  /** Of those offered the key has the least, from the volumes at which its color begins and ends to change. */
  misfit: (begins: number, ends: number, equivalence: number) => number;
  why: string;
  finding: string;
}

const ranges = 'The pH range over which each changes color is given.';

const tasks: readonly Task[] = [
  {
    text: `Which of these indicators is best for this titration? ${ranges}`,
    isKey: isBest,
    isWrong: ({ ends }) => ends <= -leastLeft || ends >= leastExcess,
    misfit: (begins, ends, equivalence) =>
      Math.max(Math.abs(begins - equivalence), Math.abs(ends - equivalence)),
    why: 'The color must change within the steep part of the curve, around the equivalence point',
    finding: 'Its whole range lies in the steep part; the changes of the others end in flat parts.',
  },
  {
    text: `Which of these indicators changes color completely while much of the acid is still left? ${ranges}`,
    isKey: ({ begins, ends }) => begins > -1 && ends <= -muchLeft,
    isWrong: ({ ends }) => ends >= -hardlyOff,
    misfit: (_, ends) => ends,
    why: 'The color change must end in the flat part before the steep rise, well before the equivalence point',
    finding:
      'Its range ends in the flat part before the steep rise; those of the others end in the steep rise or beyond.',
  },
  {
    text: `With which of these indicators would far too much base be added before the color change is complete? ${ranges}`,
    isKey: ({ ends }) => ends >= leastExcess,
    isWrong: ({ ends }) => ends <= hardlyOff,
    misfit: (_, ends) => -ends,
    why: 'The color change must end in the flat part beyond the steep rise, well past the equivalence point',
    finding:
      'Its range ends in the flat part beyond the steep rise; those of the others end in the steep rise or before.',
  },
];

function isBest({ begins, ends, isAround }: Judged): boolean {
  return isAround && [begins, ends].every((end) => Math.abs(end) <= mostOff);
}

/** Which indicator changes in the jump, or long before it, or long after it. */
export function indicator({ equivalence, figure, pH }: Curve, random: Random): PartDraft | null {
  const points = figure.kind === 'plot' ? (figure.series[0]?.points ?? []) : [];
  const judged = indicators.map(([name, from, to]): Judged => {
    const [begins = 0, ends = 0] = [from, to].map(
      (end) => (placeOf(points, end) - equivalence) / equivalence,
    );
    return {
      name: `${name} (pH ${formatDecimals(from, 1)} to ${formatDecimals(to, 1)})`,
      begins,
      ends,
      isNeutral: from <= 7 && to >= 7,
      isAround: from + 0.2 <= pH && pH <= to - 0.2,
    };
  });
  const task = random.pick(tasks);
  const [key] = random.shuffle(judged.filter(task.isKey));
  const wrong = random.shuffle(judged.filter(task.isWrong));
  if (key === undefined || wrong.length < 3) return null;
  const offered = [key, ...wrong].map(({ name }) => name);
  return {
    text: task.text,
    keyFrom: (drawing) => fittingBest(curveOf(drawing), offered, task),
    answer: key.name,
    distractors: wrong.map((one) => ({ text: one.name, ...slipOf(one, isBest(key)) })),
    explanation: `${task.why} at about pH ${formatDecimals(pH, 0)}. This is the case for ${lower(key.name)}.`,
    finding: task.finding,
  };
}

function slipOf({ ends, isNeutral }: Judged, isBestAsked: boolean): Pick<Distractor, 'slip' | 'teaching'> {
  if (ends >= leastExcess)
    return {
      slip: 'excess-titrant-for-equivalence',
      teaching:
        'This color change is complete only beyond the equivalence point, when there is a large excess of base.',
    };
  if (ends > -leastLeft)
    return {
      slip: 'equivalence-for-any-point',
      teaching: 'This color change ends in the steep part of the curve, when hardly any acid is left.',
    };
  if (isNeutral && isBestAsked)
    return {
      slip: 'equivalence-always-neutral',
      teaching:
        'The equivalence point is above pH 7 here; this indicator changes color while acid is still being neutralized.',
    };
  return {
    slip: 'half-equivalence-for-equivalence',
    teaching:
      'This indicator changes color while the curve is still flat, long before all of the acid is neutralized.',
  };
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The volume at which a curve reaches a pH; where it never does, far away. */
function placeOf(points: readonly Point[], pH: number): number {
  return placeOfHeight(points, pH) ?? (pH < (points[0]?.[1] ?? 0) ? -1e3 : 1e3);
}

function fittingBest(points: readonly Point[], offered: readonly string[], { misfit }: Task): string {
  const { at } = steepest(points);
  const off = (name: string): number => {
    const [begins = 0, ends = 0] = [...name.matchAll(/[\d.]+/g)].map(([end]) => placeOf(points, Number(end)));
    return misfit(begins, ends, at);
  };
  return [...offered].sort((one, other) => off(one) - off(other))[0] ?? '';
}
