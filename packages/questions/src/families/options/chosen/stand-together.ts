import type { Distractor } from '../../family.ts';
import { tellsTwoSlips } from '../../notes/two-slips.ts';

/**
 * Whether wrong options can stand in one question: one of them at least is a single slip, since hardly anybody makes two at once in each of
 * three ways, and no two of them share a name (`alike`).
 * @param offered of which three are chosen by their places
 * @example standTogether([single, double, other])([1, 2]) // false where both are made of two slips
 */
export function standTogether(
  offered: readonly Pick<Distractor, 'teaching' | 'alike'>[],
): (places: readonly number[]) => boolean {
  const isSingle = offered.map(({ teaching }) => !tellsTwoSlips(teaching));
  return (places) => {
    const names = places.flatMap((place) => offered[place]?.alike ?? []);
    return places.some((place) => isSingle[place]) && new Set(names).size === names.length;
  };
}
