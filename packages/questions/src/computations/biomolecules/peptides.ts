import { aminoAcids } from './amino-acids.data.ts';
import { aminoAcidNamed } from './amino-acids.ts';
import { undecided, type Decision } from '../decision.ts';
import { statedQuantity } from '../numbers/stated-quantity.ts';

/** The p*K*ₐ values of a molecule's groups: acids are neutral or −1, bases +1 or neutral. */
export interface IonisableGroups {
  acids: readonly number[];
  bases: readonly number[];
}

/** Where a peptide is cut: after these residues. Trypsin and chymotrypsin spare a bond to proline. */
export type CleavingAgent = 'trypsin' | 'chymotrypsin' | 'cyanogen bromide';

const cutsAfter: Readonly<Record<CleavingAgent, string>> = {
  trypsin: 'KR',
  chymotrypsin: 'FWY',
  'cyanogen bromide': 'M',
};

/**
 * The mean net charge of a molecule at a pH, each group by Henderson–Hasselbalch on its own.
 * @example netCharge({ acids: [2.34], bases: [9.6] }, 7) // about 0: glycine
 */
export function netCharge({ acids, bases }: IonisableGroups, pH: number): number {
  const negative = acids.reduce((sum, pKa) => sum + 1 / (1 + 10 ** (pKa - pH)), 0);
  const positive = bases.reduce((sum, pKa) => sum + 1 / (1 + 10 ** (pH - pKa)), 0);
  return positive - negative;
}

/**
 * The isoelectric point as it is taught: the mean of the two p*K*ₐ values that bound the neutral form.
 * @returns `null` where no form is neutral (no acid or no base)
 * @example isoelectricPoint({ acids: [2.34], bases: [9.6] }) // 5.97
 */
export function isoelectricPoint({ acids, bases }: IonisableGroups): number | null {
  const steps = [...acids, ...bases].sort((first, second) => first - second);
  const below = steps[bases.length - 1];
  const above = steps[bases.length];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/**
 * The pieces that a cleaving agent leaves of a peptide, from its amino end, in one-letter codes.
 * @example digest('AKGRF', 'trypsin') // ['AK', 'GR', 'F']
 */
export function digest(peptide: string, agent: CleavingAgent): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (let at = 0; at < peptide.length; at += 1) {
    const residue = peptide.charAt(at);
    const next = peptide.charAt(at + 1);
    piece += residue;
    const isSpared = next === '' || (next === 'P' && agent !== 'cyanogen bromide');
    if (isSpared || !cutsAfter[agent].includes(residue)) continue;
    pieces.push(piece);
    piece = '';
  }
  return [...pieces, piece];
}

/**
 * Three-letter codes joined by hyphens, as peptides are written.
 * @example peptideName('GA') // 'Gly-Ala'
 */
export function peptideName(peptide: string): string {
  let name = '';
  for (const one of peptide) name += `${name === '' ? '' : '-'}${threeLetter.get(one) ?? '?'}`;
  return name;
}

const threeLetter: ReadonlyMap<string, string> = new Map(aminoAcids.map(({ one, three }) => [one, three]));

/** Decides which option is the net charge, a whole number where every group is a good unit of pH from its p*K*ₐ. */
export function decideNetCharge(groups: IonisableGroups, pH: number, options: readonly string[]): Decision {
  const charge = netCharge(groups, pH);
  const whole = Math.round(charge);
  if (Math.abs(charge - whole) > 0.25)
    return undecided(`The net charge ${charge.toFixed(2)} is no whole number`);
  const right = options.map((option) => {
    const stated = statedQuantity(option);
    return stated !== null && stated.unit === '' && stated.value === whole;
  });
  return {
    ok: true,
    right,
    finding: `Summed over all groups at pH ${pH}: ${charge.toFixed(2).replace('-', '−')}.`,
  };
}

/** Decides which option is the isoelectric point; the exact curve must cross zero within 0.1 of the taught mean. */
export function decideIsoelectricPoint(groups: IonisableGroups, options: readonly string[]): Decision {
  const point = isoelectricPoint(groups);
  if (point === null) return undecided('The molecule has no neutral form');
  if (netCharge(groups, point - 0.1) < 0 || netCharge(groups, point + 0.1) > 0)
    return undecided('The mean of two pKa values is too far from the true isoelectric point');
  const right = options.map((option) => {
    const stated = statedQuantity(option);
    return stated !== null && stated.unit === '' && Math.abs(stated.value - point) <= stated.room * 1.0001;
  });
  return {
    ok: true,
    right,
    finding: `The two p*K*_{a} values around the neutral form average ${point.toFixed(2)}.`,
  };
}

/** Decides which option lists the pieces, in any order, as three-letter codes: `Ala-Lys + Gly-Phe`. */
export function decideDigestion(peptide: string, agent: CleavingAgent, options: readonly string[]): Decision {
  const pieces = digest(peptide, agent);
  const expected = pieces.map(peptideName).sort().join(' + ');
  const right = options.map(
    (option) =>
      option
        .split(/\s*\+\s*/)
        .sort()
        .join(' + ') === expected,
  );
  const unread = options.flatMap((option) => option.split(/[-+\s]+/)).find((code) => !aminoAcidNamed(code));
  if (unread !== undefined) return undecided(`${unread} is no residue`);
  return { ok: true, right, finding: `Cut bond by bond: ${pieces.map(peptideName).join(' + ')}.` };
}
