import { heightAt, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { micromolar, type Curves } from './michaelis-menten-curves.ts';

/** The rate with twice the enzyme. */
export function moreEnzyme({ km, vmax }: Curves, random: Random): PartDraft | null {
  const substrate = Math.round(random.pick([0.5, 1.5, 2]) * km);
  const write = (value: number): string => `${plainNumber(value, 2)} nmol/(L s)`;
  const rate = (concentration: number): number => (vmax * concentration) / (km + concentration);
  // The same number as that of the constant would confuse.
  if (Math.abs(2 * rate(substrate) - km) < 0.05 * km) return null;
  const options = shareReadingOptions(
    2 * rate(substrate),
    write,
    [
      {
        value: rate(substrate),
        slip: 'effect-left-out',
        teaching: 'This is the rate of the plot; twice the enzyme turns over twice as much.',
      },
      {
        value: rate(2 * substrate),
        slip: 'answered-another-quantity',
        teaching: 'This is the rate at twice the substrate; here the enzyme is doubled.',
      },
      {
        value: 2 * vmax,
        slip: 'taken-as-saturated',
        teaching: 'At this concentration the enzyme is not saturated.',
      },
      {
        value: rate(substrate) / 2,
        slip: 'reversed-trend',
        teaching: 'More enzyme makes the reaction faster, not slower.',
      },
      {
        value: vmax,
        slip: 'taken-as-saturated',
        teaching: 'This is the limiting rate of the plot; the curve is lower at this concentration.',
      },
      {
        value: 4 * rate(substrate),
        slip: 'needless-doubling',
        teaching: 'Twice the enzyme was counted twice; the rate doubles once.',
      },
      {
        value: 2 * rate(2 * substrate),
        slip: 'exchanged-values',
        teaching: 'The substrate was doubled as well; its concentration is given.',
      },
      {
        value: 2 * rate(substrate / 2),
        slip: 'ruling-misread',
        teaching: 'The curve was read at half of the concentration that is given.',
      },
    ],
    0.17,
  );
  const [s, read] = [micromolar(substrate), `${plainNumber(rate(substrate), 3)} nmol/(L s)`];
  return (
    options && {
      text: `In another run twice the concentration of the enzyme is used. What is the initial rate at [S] = ${s} then?`,
      keyFrom: ({ lines }) => write(2 * heightAt(lines[0] ?? [], substrate)),
      ...options,
      explanation: `In the plot the rate at ${s} is about ${read}. At the same [S] the rate is proportional to the concentration of the enzyme: 2 × ${read} = ${options.answer}.`,
      finding: `Twice the rate of the curve at this concentration: ${options.answer}.`,
    }
  );
}

const changes = {
  doubles: 'The rate nearly doubles.',
  third: 'The rate increases by about one third.',
  hardly: 'The rate hardly changes.',
  falls: 'The rate falls to about one half.',
} as const;

type Change = keyof typeof changes;

/** What twice the substrate does to the rate, far below or far above *K*_{M}. */
export function moreSubstrate({ km }: Curves, random: Random): PartDraft {
  const isDilute = random.pick([true, false]);
  const key: Change = isDilute ? 'doubles' : 'hardly';
  const from = isDilute ? Math.round(km / 20) : km * random.integer(12, 16);
  const teachings: Readonly<Record<Change, readonly [slip: string, teaching: string]>> = {
    doubles: [
      'rate-taken-as-linear',
      'The rate is proportional to [S] only where the curve is still nearly straight, far below *K*_{M}.',
    ],
    third: [
      'wrong-region',
      isDilute
        ? 'That would hold from *K*_{M} to 2 *K*_{M}; these concentrations are far below *K*_{M}.'
        : 'That would hold from *K*_{M} to 2 *K*_{M}; these concentrations are far above *K*_{M}.',
    ],
    hardly: [
      'taken-as-saturated',
      'The enzyme is saturated only far above *K*_{M}; here most of it is free.',
    ],
    falls: ['reversed-trend', 'More substrate never slows this enzyme down: the curve only rises.'],
  };
  return {
    text: `What happens to the initial rate when [S] is raised from ${micromolar(from)} to ${micromolar(2 * from)}?`,
    keyFrom: ({ lines }) => changes[changeAt(lines, from)],
    answer: changes[key],
    distractors: (['doubles', 'third', 'hardly', 'falls'] as const)
      .filter((change) => change !== key)
      .map((change) => {
        const [slip, teaching] = teachings[change];
        return { text: changes[change], slip, teaching };
      }),
    explanation: isDilute
      ? `Both concentrations are far below the one at which half of the limiting rate is reached. There most of the enzyme is free, and the rate is proportional to [S]. ${changes[key]}`
      : `Both concentrations are far above the one at which half of the limiting rate is reached. There nearly all of the enzyme is at work already. ${changes[key]}`,
    finding: isDilute
      ? 'Far below *K*_{M} the rate is proportional to the substrate.'
      : 'Far above *K*_{M} the enzyme is saturated.',
  };
}

/** The last line is that of the limiting rate. */
function changeAt(lines: readonly (readonly Point[])[], from: number): Change {
  const limit = lines.at(-1)?.[0]?.[1] ?? NaN;
  const [curve = []] = lines;
  const [x = NaN, y = NaN] = curve.at(-1) ?? [];
  const km = (x * (limit - y)) / y;
  const growth = (2 * (km + from)) / (km + 2 * from);
  return growth > 1.6 ? 'doubles' : growth > 1.15 ? 'third' : 'hardly';
}
