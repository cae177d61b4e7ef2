import type { NewmanProjection } from '@valence/figures';

export type Triple = NewmanProjection['front'];

export const newmanCaption = 'Newman projection; bonds that overlap are drawn slightly apart';

/** The angle that is meant, in steps of 60°: a bond behind another one is drawn a little aside. */
export function snapped(angle: number): number {
  return Math.floor((angle + 5) / 60) * 60;
}
