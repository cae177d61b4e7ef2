import { heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { acidTitration } from '../../curves/acid-titration.ts';

/** Amino acids by their side chain, with the charge of the fully protonated form. */
export const kinds = {
  plain: { name: 'Alanine', charge: 1, groups: 'one ammonium group', place: 'nowhere' },
  acid: { name: 'Glutamic acid', charge: 1, groups: 'one ammonium group', place: 'near 4' },
  imidazole: {
    name: 'Histidine',
    charge: 2,
    groups: 'one ammonium and one imidazolium group',
    place: 'near 6',
  },
  amine: { name: 'Lysine', charge: 2, groups: 'two ammonium groups', place: 'between 10 and 11' },
} as const;

type Kind = keyof typeof kinds;

/** p*K*_{a} values of the whole molecule, in the order in which protons leave (Lehninger, table 3-1). */
const constants: Readonly<Record<Exclude<Kind, 'plain'>, readonly [number, number, number]>> = {
  acid: [2.2, 4.3, 9.7],
  imidazole: [1.8, 6, 9.2],
  amine: [2.2, 9, 10.5],
};

export interface Titrated {
  kind: Kind;
  pKas: readonly number[];
  /** pH of the curve after so many moles of base for each mole. */
  at: (equivalents: number) => number;
  figure: Figure;
}

/** A curve with two or three steps; `null` where the middle of a step is not at its p*K*_{a}. */
export function drawTitration(random: Random, hasThree: boolean): Titrated | null {
  const kind = hasThree ? random.pick(['acid', 'imidazole', 'amine'] as const) : 'plain';
  const shift = (): number => random.integer(-2, 2) / 10;
  const pKas =
    kind === 'plain'
      ? [random.integer(20, 26) / 10, random.integer(90, 104) / 10]
      : constants[kind].map((pKa) => pKa + shift());
  const steps = pKas.length;
  const points: Point[] = acidTitration({
    pKas,
    concentration: 0.2,
    volume: 10,
    base: 2,
    upTo: steps + 0.15,
  }).map(([volume, pH]) => [volume, pH]);
  const at = (equivalents: number): number => heightAt(points, equivalents);
  // A curve whose middle is not at the constant would teach something wrong.
  if (pKas.some((pKa, step) => Math.abs(at(step + 0.5) - pKa) > 0.25)) return null;
  const figure: Figure = {
    kind: 'plot',
    of: 'titration curve',
    caption: 'Titration of the fully protonated form of an amino acid',
    x: {
      quantity: '\\ce{OH-} per amino acid',
      unit: 'mol/mol',
      from: 0,
      to: steps + 0.5,
      step: 0.5,
      parts: 5,
    },
    y: { quantity: 'pH', from: 0, to: 14, step: 2, parts: 4 },
    series: [{ shape: 'line', points }],
  };
  return { kind, pKas, at, figure };
}

/** The kind of amino acid that has these three p*K*_{a} values. */
export function kindOf(pKas: readonly number[]): Exclude<Kind, 'plain'> {
  const distance = (kind: Exclude<Kind, 'plain'>): number =>
    constants[kind].reduce((sum, pKa, step) => sum + Math.abs(pKa - (pKas[step] ?? NaN)), 0);
  const [nearest = 'acid'] = (['acid', 'imidazole', 'amine'] as const).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return nearest;
}

/** The pH in the middle of a step of a drawn curve, which is its p*K*_{a}. */
export function middle({ lines }: DrawingReading, step: number): number {
  return heightAt(lines[0] ?? [], step + 0.5);
}
