import { roundSignificant } from '@valence/chemistry';
import type { Axis } from '@valence/figures';

/**
 * The ends and the ruling of an axis from 0 that holds a value: four to eight numbered ticks, ruled so that values in between are read.
 * @example niceAxis(37) // { from: 0, to: 40, step: 10, parts: 5 }
 */
export function niceAxis(most: number): Pick<Axis, 'from' | 'to' | 'step' | 'parts'> {
  const size = 10 ** Math.floor(Math.log10(most / 4));
  const lead = [1, 2, 5, 10].find((one) => most / (one * size) <= 8) ?? 10;
  const step = roundSignificant(lead * size, 6);
  const to = roundSignificant(Math.ceil(most / step - 1e-9) * step, 6);
  return { from: 0, to, step, parts: lead === 2 ? 4 : 5 };
}

/** Evenly spaced places of a curve. */
export function places(from: number, to: number, count = 80): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
