import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { micromolar, type Curves } from './michaelis-menten-curves.ts';

/** What the rate does where [S] is doubled or halved: in proportion, less, hardly, or by the square. */
const changes = {
  raised: {
    below: 'The rate nearly doubles.',
    near: 'The rate increases by about one third.',
    above: 'The rate hardly changes.',
    squared: 'The rate nearly quadruples.',
  },
  lowered: {
    below: 'The rate falls to about one half.',
    near: 'The rate falls by about one quarter.',
    above: 'The rate hardly changes.',
    squared: 'The rate falls to about one quarter.',
  },
} as const;

/** Far below, near, and far above *K*_{M}: where the concentrations lie, and how the rate follows. */
const regions = {
  below:
    'Both concentrations are far below the concentration at which half of the limiting rate is reached. There, most of the enzyme is free, and the rate is proportional to [S].',
  near: 'Both concentrations are near the concentration at which half of the limiting rate is reached. There, the rate still depends on [S], but not in proportion.',
  above:
    'Both concentrations are far above the concentration at which half of the limiting rate is reached. There, nearly all of the enzyme is already occupied by substrate.',
} as const;

type Region = keyof typeof regions;

/** What twice or half of the substrate does to the rate, far below, near or far above *K*_{M}. */
export function otherSubstrate({ km, vmax }: Curves, random: Random): PartDraft {
  const region = random.pick(['below', 'near', 'above'] as const);
  const least = {
    below: Math.round(km / 20),
    near: Math.round(km * random.pick([0.85, 1.15])),
    above: km * random.integer(12, 16),
  }[region];
  const way = random.pick(['raised', 'lowered'] as const);
  const [from, to] = way === 'raised' ? [least, 2 * least] : [2 * least, least];
  const key = changes[way][region];
  return {
    text: `What happens to the initial rate when [S] is ${way} from ${micromolar(from)} to ${micromolar(to)}?`,
    keyFrom: ({ lines }) => changes[way][regionOf(lines, least)],
    answer: key,
    distractors: (['below', 'near', 'above', 'squared'] as const)
      .filter((change) => change !== region)
      .map((change) => ({ text: changes[way][change], ...whyNot(change, region, way) })),
    explanation: `${regions[region]}${region === 'near' ? ` ${ratioRead(from, to, (s) => (vmax * s) / (km + s))}` : ''} ${key}`,
    finding: `${key} The concentrations are ${region === 'near' ? region : `far ${region}`} *K*_{M}.`,
  };
}

/** What the curve shows at both concentrations, as far as an eye reads it, and the ratio of the two rates. */
function ratioRead(from: number, to: number, rateAt: (s: number) => number): string {
  const [before = '', after = ''] = [from, to].map((s) => formatDecimals(rateAt(s), 0));
  const ratio = formatSignificant(Number(after) / Number(before), 2);
  return `The curve shows about ${before} nmol/(L s) at ${micromolar(from)} and about ${after} nmol/(L s) at ${micromolar(to)}, a ratio of \\frac{${after}}{${before}} = ${ratio}.`;
}

function whyNot(
  change: Region | 'squared',
  region: Region,
  way: keyof typeof changes,
): Pick<PartDraft['distractors'][number], 'slip' | 'teaching'> {
  switch (change) {
    case 'above':
      return {
        slip: 'taken-as-saturated',
        teaching:
          'The enzyme was assumed to be saturated, which is true only far above *K*_{M}; here much of it is free.',
      };
    case 'near':
      return {
        slip: 'wrong-region',
        teaching: `That would be true on going from ${way === 'raised' ? '*K*_{M} to 2 *K*_{M}' : '2 *K*_{M} to *K*_{M}'}; these concentrations are far ${region} *K*_{M}.`,
      };
    case 'below':
      return {
        slip: 'rate-taken-as-linear',
        teaching:
          'The rate was assumed to be proportional to [S], which is true only where the curve is still nearly straight, far below *K*_{M}.',
      };
    case 'squared':
      return {
        slip: 'needless-square',
        teaching: 'The change in [S] was squared; the rate of this enzyme is at most proportional to [S].',
      };
  }
}

/** @param least the lower concentration, of which the other is twice. The last line is that of the limiting rate. */
function regionOf(lines: readonly (readonly Point[])[], least: number): Region {
  const limit = lines.at(-1)?.[0]?.[1] ?? NaN;
  const [curve = []] = lines;
  const [x = NaN, y = NaN] = curve.at(-1) ?? [];
  const km = (x * (limit - y)) / y;
  const growth = (2 * (km + least)) / (km + 2 * least);
  return growth > 1.6 ? 'below' : growth > 1.15 ? 'near' : 'above';
}
