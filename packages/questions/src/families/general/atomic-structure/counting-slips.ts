import type { Distractor } from '../../family.ts';

/** What slips in counting particles come to. */
type Slips = readonly (readonly [value: number, slip: string, teaching: string])[];

/** What a subtraction gives where a digit or a ten slips. */
export function carried(from: number, taken: number): Slips {
  const right = from - taken;
  return [
    [right + 1, 'subtraction-off-by-one', `${from} − ${taken} is ${right}, which is one less than this.`],
    [right - 1, 'subtraction-off-by-one', `${from} − ${taken} is ${right}, which is one more than this.`],
    ...(from % 10 < taken % 10
      ? ([
          [
            right + 10,
            'carried-wrongly',
            `A ten was borrowed but not subtracted: ${from} − ${taken} is ${right}.`,
          ],
        ] as const)
      : []),
  ];
}

/** What a sum gives where the ten of its last digits is lost. */
export function carriedInSum(one: number, other: number): Slips {
  if ((one % 10) + (other % 10) < 10) return [];
  const right = one + other;
  return [
    [
      right - 10,
      'carried-wrongly',
      `The ten from the last digits was not carried: ${one} + ${other} is ${right}.`,
    ],
  ];
}

/** Wrong options of what slips come to, where that can be a number of particles. */
export function distractorsOf(slips: Slips): Distractor[] {
  return slips
    .filter(([value]) => value > 0 && Number.isInteger(value))
    .map(([value, slip, teaching]) => ({ text: String(value), slip, teaching }));
}
