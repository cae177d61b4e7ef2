import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { drawFrostDiagram, signed, statesIn, volts } from './frost-diagram.ts';

/** The standard cell potential of a disproportionation: the slope to the lower state less that to the higher one. */
export function disproportionation(random: Random): Draft | null {
  const { states, figure, symbol, error } = drawFrostDiagram(random);
  const [lower, middle, upper] = random
    .shuffle([...states])
    .slice(0, 3)
    .toSorted((one, other) => one.number - other.number);
  if (lower === undefined || middle === undefined || upper === undefined) return null;
  const [down, up] = [middle.number - lower.number, upper.number - middle.number];
  const [reduction, oxidation] = [(middle.volts - lower.volts) / down, (upper.volts - middle.volts) / up].map(
    (one) => Math.round(100 * one) / 100,
  );
  if (reduction === undefined || oxidation === undefined) return null;
  const key = reduction - oxidation;
  const reader = error / down + error / up + error * Math.abs(1 / down - 1 / up);
  if (Math.abs(key) < 0.15 || reader > 0.35) return null;
  const line = lower.volts + ((upper.volts - lower.volts) * down) / (down + up);
  const options = readingOptions(
    key,
    volts,
    [
      {
        value: -key,
        slip: 'wrong-sign',
        teaching: `The sign is turned: ${signed(middle.number)} is reduced with the slope on its left, and the slope on its right is subtracted.`,
      },
      {
        value: reduction + oxidation,
        slip: 'added-potentials',
        teaching: 'The potentials of both couples were added; that of the oxidation is subtracted.',
      },
      {
        value: reduction,
        slip: 'one-potential-only',
        teaching: `This is the potential of the couple of ${signed(middle.number)} and ${signed(lower.number)} alone.`,
      },
      {
        value: oxidation,
        slip: 'one-potential-only',
        teaching: `This is the potential of the couple of ${signed(upper.number)} and ${signed(middle.number)} alone.`,
      },
      {
        value: middle.volts - lower.volts - (upper.volts - middle.volts),
        slip: 'electrons-transferred',
        teaching: 'Differences of heights were subtracted; each is divided by its electrons first.',
      },
      {
        value: middle.volts - line,
        slip: 'gap-for-energy',
        teaching:
          'This is the height above the line between the other two states: it tells the sign, but is no potential.',
      },
      {
        value: (upper.volts - lower.volts) / (down + up),
        slip: 'other-pair-of-potentials',
        teaching: `This is the potential of the couple of ${signed(upper.number)} and ${signed(lower.number)}.`,
      },
      {
        value: reduction - (upper.volts - lower.volts) / (down + up),
        slip: 'other-pair-of-potentials',
        teaching: `The slope from ${signed(lower.number)} to ${signed(upper.number)} was subtracted; that from ${signed(middle.number)} to ${signed(upper.number)} is.`,
      },
      {
        value: reduction - (upper.volts - middle.volts),
        slip: 'electrons-transferred',
        teaching: 'The second difference of heights was not divided by its electrons.',
      },
      {
        value: middle.volts - lower.volts - oxidation,
        slip: 'electrons-transferred',
        teaching: 'The first difference of heights was not divided by its electrons.',
      },
      {
        value: -(reduction + oxidation),
        slip: 'added-potentials',
        teaching: 'The potentials of both couples were added, and the sign was turned.',
      },
      {
        value: middle.volts - lower.volts,
        slip: 'level-for-difference',
        teaching: 'This is one difference of heights; both slopes are needed.',
      },
    ],
    Math.max(0.21, 4 * reader),
  );
  const [high, mid, low] = [upper, middle, lower].map(({ volts: height }) => volts(height));
  return (
    options && {
      text: `What is the standard cell potential of the disproportionation of X with the oxidation number ${signed(middle.number)} into ${signed(lower.number)} and ${signed(upper.number)}?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const read = statesIn(drawing);
          const [a = NaN, b = NaN, c = NaN] = [lower, middle, upper].map(
            ({ number }) => read.get(number) ?? NaN,
          );
          return volts((b - a) / down - (c - b) / up);
        },
      },
      ...options,
      explanation: `Slopes are the potentials of couples. That of ${signed(middle.number)} and ${signed(lower.number)} is \\frac{${bracketed(mid ?? '')} − ${bracketed(low ?? '')}}{${down}} = ${volts(reduction)}; that of ${signed(upper.number)} and ${signed(middle.number)} is \\frac{${bracketed(high ?? '')} − ${bracketed(mid ?? '')}}{${up}} = ${volts(oxidation)}. The first is reduced, the second runs backward: ${volts(reduction)} − ${bracketed(volts(oxidation))} = ${options.answer} (X is ${symbol}).`,
      finding: `The slope on the left of the state less that on its right is ${options.answer}.`,
    }
  );
}
