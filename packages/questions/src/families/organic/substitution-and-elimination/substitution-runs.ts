import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { readNumber } from '../../texts/read-number.ts';

/** How a bromide reacts with a nucleophile, as its rate tells. */
export type Mechanism = 'sn1' | 'sn2';

/** A nucleophile that reacts with bromides in aqueous ethanol. */
export interface Nucleophile {
  name: string;
  ion: string;
}

export const nucleophiles: readonly Nucleophile[] = [
  { name: 'azide', ion: 'N3^-' },
  { name: 'thiophenolate', ion: 'C6H5S^-' },
  { name: 'acetate', ion: 'CH3COO^-' },
];

/** Concentrations in mol/L, the initial rate in mol/(L s). */
export interface Run {
  bromide: number;
  nucleophile: number;
  rate: number;
}

export interface SubstitutionRuns {
  mechanism: Mechanism;
  nucleophile: Nucleophile;
  /** An achiral bromide, whose isomers are not told. */
  formula: string;
  /** As printed. */
  runs: readonly Run[];
  figure: Figure;
}

/** Runs of one bromide at 55 °C, each rate measured within 1%. */
export function drawSubstitutionRuns(random: Random): SubstitutionRuns {
  const mechanism = random.pick(['sn1', 'sn2'] as const);
  const nucleophile = random.pick(nucleophiles);
  const formula = random.pick(['C4H9Br', 'C5H11Br', 'C6H13Br']);
  const constant = mechanism === 'sn1' ? random.integer(15, 95) / 100_000 : random.integer(15, 95) / 10_000;
  const [a, b] = [random.pick([0.01, 0.012, 0.02, 0.025]), random.pick([0.1, 0.12, 0.15, 0.2])];
  const [more, further] = [random.pick([2, 3]), random.pick([1.5, 2, 3])];
  const runs = [
    [a, b],
    [more * a, b],
    [a, further * b],
    [more * a, further * b],
  ].map(([bromide = NaN, nucleophile = NaN]) => {
    const exact = constant * bromide * (mechanism === 'sn2' ? nucleophile : 1);
    const measured = exact * (1 + random.integer(-8, 8) / 1000);
    return { bromide, nucleophile, rate: readNumber(scientificNumber(measured, 3)) };
  });
  const figure: Figure = {
    kind: 'table',
    caption: 'Initial rates at 55 °C',
    columns: ['Run', `[\\ce{${formula}}] (mol/L)`, `[\\ce{${nucleophile.ion}}] (mol/L)`, 'Rate (mol/(L s))'],
    rows: runs.map(({ bromide, nucleophile: other, rate }, place) => [
      String(place + 1),
      molarText(bromide),
      molarText(other),
      scientificNumber(rate, 3),
    ]),
  };
  return { mechanism, nucleophile, formula, runs, figure };
}

/** A concentration with three decimals, or with the four that it has: a rounded one would lead to another rate. */
export function molarText(value: number): string {
  return formatDecimals(value, Math.abs(Math.round(value * 1000) - value * 1000) < 1e-6 ? 3 : 4);
}

/** The runs as the cells of the table print them. */
export function runsIn(cells: readonly (readonly string[])[]): Run[] {
  return cells.map(([, bromide = '', nucleophile = '', rate = '']) => ({
    bromide: Number(bromide),
    nucleophile: Number(nucleophile),
    rate: readNumber(rate),
  }));
}

/** Whether more of the nucleophile alone makes the reaction faster. */
export function mechanismIn(runs: readonly Run[]): Mechanism {
  const [first, , third] = runs;
  return (third?.rate ?? NaN) > 1.2 * (first?.rate ?? NaN) ? 'sn2' : 'sn1';
}
