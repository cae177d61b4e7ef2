import { formatSignificant } from '@valence/chemistry';

/** A partial pressure as a text gives it. */
export const pressure = (value: number): string => `${formatSignificant(value, 3)} kPa`;

/**
 * The share of binding sites that carry oxygen, by the Hill equation; pressures in one unit.
 * @example saturation(3.5, 3.5, 2.8) // 0.5
 */
export function saturation(at: number, half: number, hill: number): number {
  return at ** hill / (at ** hill + half ** hill);
}

/** The pressure at which a share of the sites carries oxygen: the inverse of `saturation`. */
export function pressureFor(share: number, half: number, hill: number): number {
  return half * (share / (1 - share)) ** (1 / hill);
}
