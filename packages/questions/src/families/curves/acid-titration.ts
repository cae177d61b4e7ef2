import type { Point } from '@valence/figures';

interface AcidTitration {
  /** Of each step; a strong acid has one far below 0. */
  pKas: readonly number[];
  /** Of the acid, in mol/L and mL. */
  concentration: number;
  volume: number;
  /** Concentration of the strong base, in mol/L. */
  base: number;
  /** Volume of base at which the curve ends, in mL. */
  upTo: number;
}

/**
 * The titration curve of an acid with a strong base: pH against the volume of base in mL. The charge balance gives the volume for
 * each pH; dilution is taken in, activities are not.
 */
export function acidTitration({ pKas, concentration, volume, base, upTo }: AcidTitration): Point[] {
  const points: Point[] = [];
  const start = startOf((pH) => baseFor(pH, { pKas, concentration, volume, base }));
  for (let pH = start; pH < 14; pH += 0.12) {
    const added = baseFor(pH, { pKas, concentration, volume, base });
    if (added > upTo) {
      const [before, reached] = points.at(-1) ?? [0, start];
      points.push([upTo, reached + ((pH - reached) * (upTo - before)) / (added - before)]);
      break;
    }
    points.push([Math.max(0, added), pH]);
  }
  return points;
}

function baseFor(pH: number, { pKas, concentration, volume, base }: Omit<AcidTitration, 'upTo'>): number {
  const excess = 10 ** -pH - 10 ** (pH - 14);
  return (volume * (concentration * chargesLost(pH, pKas) - excess)) / (base + excess);
}

/** The mean number of protons that an acid has lost at a pH. */
function chargesLost(pH: number, pKas: readonly number[]): number {
  let term = 1;
  let [sum, charged] = [1, 0];
  for (const [index, pKa] of pKas.entries()) {
    term *= 10 ** (pH - pKa);
    sum += term;
    charged += (index + 1) * term;
  }
  return charged / sum;
}

/** The pH at which no base is needed, by halving. */
function startOf(added: (pH: number) => number): number {
  let [low, high] = [-1, 14];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (added(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}
