import { formatDecimals } from '@valence/chemistry';
import type { Electrode } from './half-reaction-at-electrode.ts';

/** A potential with its sign. */
export function volts(value: number): string {
  return `${value > 0 ? '+' : ''}${formatDecimals(value, 2)} V`;
}

/** @example pair(zinc) // '\\ce{Zn^{2+}}/\\ce{Zn}' */
export function pair({ ion, metal }: Electrode): string {
  return `${ion}/${metal}`;
}

/** An electrode with its standard potential. */
export function given(electrode: Electrode): string {
  return `*E*°(${pair(electrode)}) = ${volts(electrode.potential)}`;
}
