import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { readNumber } from '../../texts/read-number.ts';
import { molarText, nucleophiles, type Mechanism, type Nucleophile } from './substitution-runs.ts';

/** First-order constants of one bromide, measured with the nucleophile in large excess. */
export interface ObservedConstants {
  mechanism: Mechanism;
  nucleophile: Nucleophile;
  /** That of the bromide. */
  descriptor: 'R' | 'S';
  /** Concentrations of the nucleophile in mol/L, constants in s^{−1}, as printed. */
  rows: readonly (readonly [concentration: number, constant: number])[];
  figure: Figure;
}

/** Constants of one enantiomer of a chiral bromide: those that grow with the nucleophile, or those that do not. */
export function drawObserved(random: Random): ObservedConstants {
  const mechanism = random.pick(['sn1', 'sn2'] as const);
  const nucleophile = random.pick(nucleophiles);
  const descriptor = random.pick(['R', 'S'] as const);
  const first = random.pick([0.1, 0.12, 0.15]);
  const constant = random.integer(150, 420) / 1_000_000;
  const rows = [1, 1.5, 2, 3].map((times) => {
    const exact = constant * (mechanism === 'sn2' ? times : 1.6);
    const measured = exact * (1 + random.integer(-7, 7) / 1000);
    return [times * first, readNumber(scientificNumber(measured, 3))] as const;
  });
  const figure: Figure = {
    kind: 'table',
    caption: 'Observed first-order constants at 40 °C',
    columns: [`[\\ce{${nucleophile.ion}}] (mol/L)`, '*k*_{obs} (s^{−1})'],
    rows: rows.map(([c, k]) => [molarText(c), scientificNumber(k, 3)]),
  };
  return { mechanism, nucleophile, descriptor, rows, figure };
}

/** What the cells say: the mechanism, and the constant at a concentration. */
export function observedIn(cells: readonly (readonly string[])[]): {
  mechanism: Mechanism;
  constantAt: (concentration: number) => number;
} {
  const rows = cells.map(([c = '', k = '']) => [Number(c), readNumber(k)] as const);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const mechanism = (rows.at(-1)?.[1] ?? NaN) > 1.5 * (rows[0]?.[1] ?? NaN) ? 'sn2' : 'sn1';
  return {
    mechanism,
    constantAt: (concentration) =>
      mechanism === 'sn1' ? mean(rows.map(([, k]) => k)) : concentration * mean(rows.map(([c, k]) => k / c)),
  };
}
