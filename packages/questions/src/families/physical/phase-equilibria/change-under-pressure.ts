import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { branchOf, crossing, type SolidAndLiquid } from './solid-and-liquid.ts';

/** Whether the substance goes from solid to vapor, or back, by way of the liquid. */
type Path = 'direct' | 'byLiquid';
/** On which side of the temperature of the triple point it turns into vapor, or vapor into it. */
type Side = 'below' | 'above';

const outcomes: Readonly<Record<'warmed' | 'cooled', Readonly<Record<Path, (side: Side) => string>>>> = {
  warmed: {
    direct: (side) => `It becomes vapor without melting, at a temperature ${side} that of the triple point.`,
    byLiquid: (side) => `It melts, and the liquid boils at a temperature ${side} that of the triple point.`,
  },
  cooled: {
    direct: (side) =>
      `It becomes solid without condensing to a liquid, at a temperature ${side} that of the triple point.`,
    byLiquid: (side) =>
      `It condenses at a temperature ${side} that of the triple point, and the liquid then freezes.`,
  },
};

/** What happens on heating or cooling at a constant pressure between those of the neighboring rows. */
export function heatedAt({ solid, liquid }: SolidAndLiquid, random: Random): PartDraft | null {
  const [temperature, triple] = crossing(branchOf(solid), branchOf(liquid));
  const isBelow = random.pick([true, false]);
  const isWarmed = random.pick([true, false]);
  const factor = random.integer(62, 80) / 100;
  const pressure = isBelow ? triple * factor : triple / factor;
  if (pressure < 1.05 * solid[1][1] || pressure > 0.95 * liquid[0][1]) return null;
  const text = `${formatSignificant(pressure, 3)} kPa`;
  const write = outcomes[isWarmed ? 'warmed' : 'cooled'];
  const [path, other] = isBelow ? (['direct', 'byLiquid'] as const) : (['byLiquid', 'direct'] as const);
  const [side, otherSide] = isBelow ? (['below', 'above'] as const) : (['above', 'below'] as const);
  const answer = write[path](side);
  const ofPath = isBelow
    ? 'A liquid exists only above the pressure of the triple point, and this pressure is below it.'
    : 'The solid and the vapor are converted directly into each other only below the pressure of the triple point.';
  const ofSide = isBelow
    ? 'The solid has this vapor pressure at a temperature below that of the triple point.'
    : 'The liquid has this vapor pressure at a temperature above that of the triple point.';
  const distractors: Distractor[] = [
    { text: write[other](otherSide), slip: 'other-process', teaching: twoSlips(ofPath, ofSide) },
    { text: write[path](otherSide), slip: 'reversed-trend', teaching: ofSide },
    {
      text: write[other](side),
      slip: 'one-part-right',
      teaching: `The temperature is right, but ${ofPath.slice(0, 1).toLowerCase()}${ofPath.slice(1)}`,
    },
  ];
  return {
    text: `${
      isWarmed
        ? `The solid is warmed slowly from ${formatDecimals(solid[0][0], 1)} K`
        : `The vapor is cooled slowly from ${formatDecimals(liquid[1][0], 1)} K`
    } under a constant pressure of ${text}. What happens?`,
    answer,
    distractors,
    explanation: `The lines for the solid and the liquid cross at ${formatDecimals(temperature, 1)} K, where the vapor pressure is ${formatSignificant(triple, 3)} kPa; this is the triple point. The pressure of ${text} is ${side} that of the triple point. The ${isBelow ? 'solid' : 'liquid'} has this vapor pressure at a temperature that is also ${side} that of the triple point. ${answer.replace(/^It/, isWarmed ? 'The solid' : 'The vapor')}`,
    finding: `The pressure lies ${side} that of the triple point.`,
  };
}
