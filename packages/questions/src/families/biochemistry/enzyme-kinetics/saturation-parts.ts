import { heightAt, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { micromolar, type Curves } from './michaelis-menten-curves.ts';

/** How much of the enzyme is used, in words. */
const amounts = [
  { times: 2, words: 'twice the concentration' },
  { times: 3, words: 'three times the concentration' },
  { times: 0.5, words: 'half of the concentration' },
] as const;

/** The rate with another concentration of the enzyme. */
export function otherEnzyme({ km, vmax, to }: Curves, random: Random): PartDraft | null {
  const substrate = Math.round(random.pick([0.5, 1.5, 2]) * km);
  const { times, words } = random.pick(amounts);
  const write = (value: number): string => `${plainNumber(value, 2)} nmol/(L s)`;
  const rate = (concentration: number): number =>
    concentration <= to ? (vmax * concentration) / (km + concentration) : Number.NaN;
  const key = times * rate(substrate);
  // The same number as that of the constant would confuse.
  if (Math.abs(key - km) < 0.05 * km) return null;
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: rate(substrate),
        slip: 'effect-left-out',
        teaching: 'This is the rate of the plot; it changes with the enzyme.',
      },
      {
        value: rate(times * substrate),
        slip: 'answered-another-quantity',
        teaching: `This is the rate at ${words} of the substrate; here that of the enzyme is changed.`,
      },
      {
        value: times * vmax,
        slip: 'taken-as-saturated',
        teaching: 'At this concentration the enzyme is not saturated.',
      },
      {
        value: rate(substrate) / times,
        slip: 'reversed-trend',
        teaching: `${times > 1 ? 'More enzyme makes the reaction faster' : 'Less enzyme makes the reaction slower'}; here it is the other way round.`,
      },
      {
        value: vmax,
        slip: 'taken-as-saturated',
        teaching: 'This is the limiting rate of the plot; the curve is lower at this concentration.',
      },
      {
        value: times ** 2 * rate(substrate),
        slip: 'needless-factor',
        teaching: 'The change of the enzyme was counted twice; it counts once.',
      },
      {
        value: times * rate(times * substrate),
        slip: 'exchanged-values',
        teaching: 'The concentration of the substrate was changed as well; it is given.',
      },
      {
        value: times * rate(substrate / 2),
        slip: 'ruling-misread',
        teaching: 'The curve was read at half of the concentration that is given.',
      },
      {
        value: times * rate(2 * substrate),
        slip: 'ruling-misread',
        teaching: 'The curve was read at twice the concentration that is given.',
      },
    ],
    0.17,
  );
  const [s, read] = [micromolar(substrate), `${plainNumber(rate(substrate), 3)} nmol/(L s)`];
  return (
    options && {
      text: `In another run ${words} of the enzyme is used. What is the initial rate at [S] = ${s} then?`,
      keyFrom: ({ lines }) => write(times * heightAt(lines[0] ?? [], substrate)),
      ...options,
      explanation: `In the plot the rate at ${s} is about ${read}. At the same [S] the rate is proportional to the concentration of the enzyme: ${times} × ${read} = ${options.answer}.`,
      finding: `${times} times the rate of the curve at this concentration: ${options.answer}.`,
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

/** Far below, near, and far above *K*_{M}: where the concentrations lie, and how the rate follows. */
const regions = {
  below:
    'Both concentrations are far below the one at which half of the limiting rate is reached. There most of the enzyme is free, and the rate is proportional to [S].',
  near: 'The concentrations lie near the one at which half of the limiting rate is reached. There more substrate still makes the reaction faster, but not in proportion.',
  above:
    'Both concentrations are far above the one at which half of the limiting rate is reached. There nearly all of the enzyme is at work already.',
} as const;

const regionOf: Readonly<Record<Change, keyof typeof regions>> = {
  doubles: 'below',
  third: 'near',
  hardly: 'above',
  falls: 'below',
};

/** What twice or half of the substrate does to the rate, far below, near or far above *K*_{M}. */
export function otherSubstrate({ km }: Curves, random: Random): PartDraft {
  const key = random.pick(['doubles', 'third', 'hardly', 'falls'] as const);
  const region = regionOf[key];
  const least = {
    below: Math.round(km / 20),
    near: Math.round(km * random.pick([0.85, 1.15])),
    above: km * random.integer(12, 16),
  }[region];
  const isRaised = key === 'hardly' ? random.pick([true, false]) : key !== 'falls';
  const [from, to] = isRaised ? [least, 2 * least] : [2 * least, least];
  return {
    text: `What happens to the initial rate when [S] is ${isRaised ? 'raised' : 'lowered'} from ${micromolar(from)} to ${micromolar(to)}?`,
    keyFrom: ({ lines }) => changes[changeAt(lines, from, to)],
    answer: changes[key],
    distractors: (['doubles', 'third', 'hardly', 'falls'] as const)
      .filter((change) => change !== key)
      .map((change) => ({ text: changes[change], ...whyNot(change, region, isRaised) })),
    explanation: `${regions[region]} ${changes[key]}`,
    finding: `${changes[key]} The concentrations are ${region === 'near' ? region : `far ${region}`} *K*_{M}.`,
  };
}

function whyNot(
  change: Change,
  region: keyof typeof regions,
  isRaised: boolean,
): Pick<PartDraft['distractors'][number], 'slip' | 'teaching'> {
  if (change === 'hardly')
    return {
      slip: 'taken-as-saturated',
      teaching: 'The enzyme is saturated only far above *K*_{M}; here much of it is free.',
    };
  if ((change === 'falls') === isRaised)
    return {
      slip: 'reversed-trend',
      teaching: isRaised
        ? 'More substrate never slows this enzyme down: the curve only rises.'
        : 'Less substrate never speeds this enzyme up: the curve only rises.',
    };
  if (change === 'third')
    return {
      slip: 'wrong-region',
      teaching: `That would hold from *K*_{M} to 2 *K*_{M}; these concentrations are far ${region} *K*_{M}.`,
    };
  return {
    slip: 'rate-taken-as-linear',
    teaching:
      'The rate is proportional to [S] only where the curve is still nearly straight, far below *K*_{M}.',
  };
}

/** The last line is that of the limiting rate. */
function changeAt(lines: readonly (readonly Point[])[], from: number, to: number): Change {
  const limit = lines.at(-1)?.[0]?.[1] ?? NaN;
  const [curve = []] = lines;
  const [x = NaN, y = NaN] = curve.at(-1) ?? [];
  const km = (x * (limit - y)) / y;
  const growth = (to * (km + from)) / (from * (km + to));
  if (growth < 0.6) return 'falls';
  return growth > 1.6 ? 'doubles' : growth > 1.15 ? 'third' : 'hardly';
}
