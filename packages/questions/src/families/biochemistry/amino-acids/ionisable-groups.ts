import { formatDecimals } from '@valence/chemistry';
import { type IonisableAminoAcid } from './ionisable-amino-acids.ts';

/**
 * A charge with its sign, as it is written of ions.
 * @example signedCharge(-1, 0) // '−1'
 */
export function signedCharge(value: number, decimals: number): string {
  const text = formatDecimals(value, decimals);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** The p*K*ₐ values of the groups, as a question tells them. */
export function groupsStated({ carboxyl, amino, side }: IonisableAminoAcid): string {
  return `p*K*_{a} values of ${formatDecimals(carboxyl, 2)} (α-carboxyl), ${formatDecimals(amino, 2)} (α-amino) and ${formatDecimals(side.pKa, 2)} (side chain, ${side.kind === 'acid' ? 'neutral when protonated' : 'positive when protonated'})`;
}

/** The p*K*ₐ values of the groups that are neutral when protonated, and of those that are positive then. */
export function groupsOf({ carboxyl, amino, side }: IonisableAminoAcid): {
  acids: number[];
  bases: number[];
} {
  return side.kind === 'acid'
    ? { acids: [carboxyl, side.pKa], bases: [amino] }
    : { acids: [carboxyl], bases: [amino, side.pKa] };
}
