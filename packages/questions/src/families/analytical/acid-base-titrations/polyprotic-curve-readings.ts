import { formatDecimals } from '@valence/chemistry';
import { heightAt, steepest, type Figure, type Point } from '@valence/figures';
import { acidTitration } from '../../curves/acid-titration.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const one = (value: number): string => formatDecimals(value, 1);

/** The titration curve of a diprotic acid: its two acid constants. */
export const polyproticCurveReadings: Family = {
  id: 'polyprotic-curve-readings',
  name: 'Reading the titration curve of a diprotic acid',
  subject: 'analytical',
  topics: ['acid-base-titrations'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['titration-of-polyprotic-acids'], advanced: ['titration-of-polyprotic-acids'] },
  uses: ['titration-curves', 'acid-dissociation-constant'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  showsFigure: true,
  draft(random, difficulty) {
    const pKas = [random.integer(28, 42) / 10, random.integer(74, 90) / 10];
    const [pKa1 = 0, pKa2 = 0] = pKas;
    const first = random.integer(14, 22) / 2;
    const upTo = 30;
    const points = acidTitration({ pKas, concentration: (0.1 * first) / 20, volume: 20, base: 0.1, upTo });
    const figure: Figure = {
      kind: 'plot',
      of: 'titration curve',
      caption: 'Titration of a diprotic acid with \\ce{NaOH}',
      x: { quantity: 'Volume of \\ce{NaOH} added', unit: 'mL', from: 0, to: upTo, step: 5, parts: 5 },
      y: { quantity: 'pH', from: 0, to: 14, step: 2, parts: 2 },
      series: [{ shape: 'line', points }],
    };
    if (2 * first > upTo - 5) return null;
    const at = (part: number): number => heightAt(points, part * first);
    const asked = random.pick(constantsOf[difficulty === 'advanced' ? 'advanced' : 'intermediate']);
    return readConstant({ figure, at, first, asked, pKa: asked.isSecond ? pKa2 : pKa1 });
  },
};

/** A constant that can be asked for, and which step of the acid it belongs to. */
interface Asked {
  name: string;
  isSecond: boolean;
  isBase: boolean;
}

const acids: readonly Asked[] = [
  { name: 'p*K*_{a1} of the acid', isSecond: false, isBase: false },
  { name: 'p*K*_{a2} of the acid', isSecond: true, isBase: false },
];
const constantsOf = {
  intermediate: acids,
  advanced: [
    ...acids.slice(1),
    { name: 'p*K*_{b} of the ion \\ce{A^2-}', isSecond: true, isBase: true },
    { name: 'p*K*_{b} of the ion \\ce{HA-}', isSecond: false, isBase: true },
  ],
};

interface Drawn {
  figure: Figure;
  /** The pH at so many equivalents. */
  at: (equivalents: number) => number;
  first: number;
  asked: Asked;
  pKa: number;
}

function readConstant({ figure, at, first, asked, pKa }: Drawn): Draft | null {
  const { name, isSecond, isBase } = asked;
  const part = isSecond ? 1.5 : 0.5;
  const read = at(part);
  // Strong first steps are not half dissociated at half of the volume: such a curve would mislead.
  if (Math.abs(read - pKa) > 0.25) return null;
  const of = (pH: number): number => (isBase ? 14 - pH : pH);
  const conjugate = isBase
    ? 'The pH itself was given, which is p*K*_{a} in the middle of a buffer region; p*K*_{b} of the conjugate base is 14 minus p*K*_{a}.'
    : 'The pH was subtracted from 14, which gives p*K*_{b} of the conjugate base; in the middle of a buffer region the pH is p*K*_{a} itself.';
  const misread = misreadings(at, first, asked);
  const options = readingOptions(
    of(read),
    one,
    [
      { value: 14 - of(read), slip: 'conjugate-acid-for-base', teaching: conjugate },
      ...misread.map(({ value, ...slip }) => ({ ...slip, value: of(value) })),
      ...misread.map(({ value, slip, teaching }) => ({
        value: 14 - of(value),
        slip,
        teaching: twoSlips(teaching, conjugate),
      })),
    ].filter(({ value }) => value > 0),
    0.9,
  );
  const [v1, v2] = [`${one(first)} mL`, `${one(2 * first)} mL`];
  const middle = `${formatDecimals(part * first, 2)} mL`;
  const step = isSecond ? 'second' : 'first';
  return (
    options && {
      text: `A diprotic acid${isBase ? ', \\ce{H2A},' : ''} is titrated with \\ce{NaOH}${isBase ? ' at 25 °C' : ''}. What is the ${name} according to the curve?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => {
          const [line = []] = lines;
          return one(of(heightAt(line, part * firstJump(line))));
        },
      },
      ...options,
      explanation: `The curve rises steeply at ${v1} and at ${v2}. ${isSecond ? 'Halfway between the two steep rises' : 'Halfway to the first steep rise'}, at ${middle}, half of the ${step} protons are neutralized, so that the pH equals p*K*_{a${isSecond ? '2' : '1'}}. There the curve is at pH ${one(read)}.${isBase ? ` \\ce{${isSecond ? 'A^2-' : 'HA-'}} is the conjugate base of this step: p*K*_{b} = 14.0 − ${one(read)} = ${options.answer}.` : ''}`,
      finding: `The pH in the middle of the ${step} buffer region is ${one(read)}${isBase ? `, which leaves ${options.answer} to 14` : ''}.`,
    }
  );
}

/** The pH at other places of the curve. */
function misreadings(
  at: (equivalents: number) => number,
  first: number,
  { name, isSecond }: Asked,
): SlippedValue[] {
  const [step, other] = isSecond ? ['second', 'first'] : ['first', 'second'];
  return [
    {
      value: at(1),
      slip: 'equivalence-for-any-point',
      teaching: 'The pH was read at the first equivalence point, not in the middle of a buffer region.',
    },
    {
      value: at(2),
      slip: 'equivalence-for-any-point',
      teaching: 'The pH was read at the second equivalence point, not in the middle of a buffer region.',
    },
    {
      value: at(isSecond ? 0.5 : 1.5),
      slip: 'wrong-dissociation-step',
      teaching: `The pH was read in the buffer region of the ${other} step; the ${name} belongs to the ${step} step.`,
    },
    {
      value: at(0),
      slip: 'other-special-point',
      teaching: 'The pH was read at the start, before any base was added.',
    },
    {
      value: at(30 / first),
      slip: 'other-special-point',
      teaching: 'The pH was read at the end of the curve, where base is in excess.',
    },
    {
      value: at(1) / 2,
      slip: 'halved-one-amount',
      teaching: isSecond
        ? 'The pH of the first equivalence point was halved; the pH must be read halfway between the two equivalence points.'
        : 'The pH of the first equivalence point was halved; it is the volume that must be halved.',
    },
  ];
}

/** The first equivalence point: the second jump lies at twice its volume, and one of the two is the steepest place. */
function firstJump(line: readonly Point[]): number {
  const jump = steepest(line).at;
  const rise = (x: number): number => heightAt(line, x + 0.4) - heightAt(line, x - 0.4);
  return rise(jump / 2) > rise(Math.min(2 * jump, 29)) ? jump / 2 : jump;
}
