import { formatDecimals } from '@valence/chemistry';
import { heightAt, steepest, type Figure, type Point } from '@valence/figures';
import { acidTitration } from '../../curves/acid-titration.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

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
    const isSecond = difficulty === 'advanced' || random.pick([true, false]);
    const key = difficulty === 'advanced' ? at(1.5) : isSecond ? at(1.5) : at(0.5);
    return readConstant({ figure, at, key, first, isSecond, pKa: isSecond ? pKa2 : pKa1 });
  },
};

interface Drawn {
  figure: Figure;
  /** The pH at so many equivalents. */
  at: (equivalents: number) => number;
  key: number;
  first: number;
  isSecond: boolean;
  pKa: number;
}

function readConstant({ figure, at, key, first, isSecond, pKa }: Drawn): Draft | null {
  // Strong first steps are not half dissociated at half of the volume: such a curve would mislead.
  if (Math.abs(key - pKa) > 0.25) return null;
  const options = readingOptions(
    key,
    one,
    [
      {
        value: at(1),
        slip: 'equivalence-for-any-point',
        teaching: 'This is the pH at the first equivalence point, not in the middle of a buffer region.',
      },
      {
        value: at(2),
        slip: 'equivalence-for-any-point',
        teaching: 'This is the pH at the second equivalence point, not in the middle of a buffer region.',
      },
      {
        value: at(isSecond ? 0.5 : 1.5),
        slip: 'wrong-dissociation-step',
        teaching: 'This belongs to the other step of dissociation.',
      },
      { value: at(0), slip: 'other-special-point', teaching: 'This is the pH before any base is added.' },
      {
        value: at(30 / first),
        slip: 'other-special-point',
        teaching: 'This is the pH at the end of the curve, where base is in excess.',
      },
      {
        value: at(1) / 2,
        slip: 'halved-one-amount',
        teaching: 'The volume is halved to find the point, not the pH.',
      },
    ],
    0.9,
  );
  const [v1, v2] = [`${one(first)} mL`, `${one(2 * first)} mL`];
  const middle = `${formatDecimals((isSecond ? 1.5 : 0.5) * first, 2)} mL`;
  return (
    options && {
      text: `A diprotic acid is titrated with \\ce{NaOH}. What is the p*K*_{a${isSecond ? '2' : '1'}} of the acid according to the curve?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => {
          const [line = []] = lines;
          const equivalence = firstJump(line);
          return one(heightAt(line, (isSecond ? 1.5 : 0.5) * equivalence));
        },
      },
      ...options,
      explanation: `The curve jumps at ${v1} and at ${v2}. ${isSecond ? 'Halfway between the two jumps' : 'Halfway to the first jump'}, at ${middle}, half of the ${isSecond ? 'second' : 'first'} proton is neutralized, so that the pH equals p*K*_{a${isSecond ? '2' : '1'}}. There the curve is at pH ${options.answer}.`,
      finding: `The pH in the middle of the ${isSecond ? 'second' : 'first'} buffer region is ${options.answer}.`,
    }
  );
}

/** The first equivalence point: the second jump lies at twice its volume, and one of the two is the steepest place. */
function firstJump(line: readonly Point[]): number {
  const jump = steepest(line).at;
  const rise = (x: number): number => heightAt(line, x + 0.4) - heightAt(line, x - 0.4);
  return rise(jump / 2) > rise(Math.min(2 * jump, 29)) ? jump / 2 : jump;
}
