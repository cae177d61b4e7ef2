import type { Random } from '../random.ts';
import type { Distractor, Draft } from './family.ts';
import type { SlippedValue } from './options/slipped-value.ts';
import { twoSlips } from './notes/two-slips.ts';

/** A slip in one step of a working: what the step makes of it goes on into the result. */
export interface StepSlip<Made> extends Pick<Distractor, 'slip' | 'teaching'> {
  made: Made;
  /** True of what most students do: pairs of such slips are tried first. */
  isNatural?: boolean;
}

/** A working of two steps, as it is right and with the slips that can be made in each. */
export interface TwoSteps<First, Second> {
  right: readonly [first: First, second: Second];
  first: readonly StepSlip<First>[];
  second: readonly StepSlip<Second>[];
  resultOf(first: First, second: Second): number;
}

type Options = Pick<Draft, 'answer' | 'distractors'>;

/**
 * Options among which the key cannot be told from its place: beside it a slip in the first step, one in the second, and both at once,
 * so that each of the four is as near to the others as the key is. Each slip is drawn to make the result larger or smaller.
 * @param offer sets the key and the three slips as options; `null` where two of them cannot be told apart
 * @returns `null` where no two slips of the drawn directions make options
 */
export function crossedSlips<First, Second>(
  random: Random,
  { right: [rightFirst, rightSecond], first, second, resultOf }: TwoSteps<First, Second>,
  offer: (key: number, slips: readonly SlippedValue[]) => Options | null,
): Options | null {
  const key = resultOf(rightFirst, rightSecond);
  const [firstRaises, secondRaises] = [random.pick([true, false]), random.pick([true, false])];
  const firsts = first.filter(({ made }) => resultOf(made, rightSecond) > key === firstRaises);
  const seconds = second.filter(({ made }) => resultOf(rightFirst, made) > key === secondRaises);
  const pairs = firsts.flatMap((one) => seconds.map((other) => [one, other] as const));
  const naturals = (pair: (typeof pairs)[number]): number =>
    pair.filter(({ isNatural = false }) => isNatural).length;
  const tried = random.shuffle(pairs).toSorted((one, other) => naturals(other) - naturals(one));
  for (const [{ made: one, isNatural: _, ...slip }, { made: other, isNatural: __, ...nextSlip }] of tried) {
    const options = offer(key, [
      { value: resultOf(one, rightSecond), ...slip },
      { value: resultOf(rightFirst, other), ...nextSlip },
      {
        value: resultOf(one, other),
        slip: slip.slip,
        teaching: twoSlips(slip.teaching, nextSlip.teaching),
      },
    ]);
    if (options?.distractors.length === 3) return options;
  }
  return null;
}
