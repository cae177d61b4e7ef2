import { heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import { places } from '../../curves/nice-axis.ts';

/** Of an acid with two or three protons the shares of its species at a pH, the fully protonated one first. */
export function sharesAt(constants: readonly number[], ph: number): number[] {
  const terms = [1];
  for (const pKa of constants) terms.push((terms.at(-1) ?? 1) * 10 ** (ph - pKa));
  const sum = terms.reduce((all, term) => all + term, 0);
  return terms.map((term) => term / sum);
}

/** The species of an acid with so many protons, in typeset notation: `\\ce{H2A}`, `\\ce{HA-}`, `\\ce{A^2-}`. */
export function speciesOf(protons: number): string[] {
  return Array.from({ length: protons + 1 }, (_, lost) => {
    const left = protons - lost;
    const hydrogens = left === 0 ? '' : left === 1 ? 'H' : `H${left}`;
    const charge = lost === 0 ? '' : lost === 1 ? '-' : `^${lost}-`;
    return `\\ce{${hydrogens}A${charge}}`;
  });
}

/** The shares of all species against the pH. */
export function drawDistribution(constants: readonly number[]): Figure {
  const names = speciesOf(constants.length);
  return {
    kind: 'plot',
    of: 'distribution diagram of an acid',
    caption: `Fractions of the species of an acid ${names[0] ?? ''} in water`,
    x: { quantity: 'pH', from: 0, to: 14, step: 2, parts: 4 },
    y: { quantity: 'Fraction', from: 0, to: 1, step: 0.2, parts: 4 },
    series: names.map((name, place) => ({
      name,
      shape: 'line',
      points: places(0, 14, 140)
        .map((ph, at) => ({ ph, share: sharesAt(constants, ph)[place] ?? NaN, isRuled: at % 5 === 0 }))
        // Where a curve lies on the axis, the ruling is enough.
        .filter(({ share, isRuled }) => isRuled || share > 0.004)
        .map(({ ph, share }): Point => [ph, share]),
    })),
  };
}

/** The pH at which two drawn curves cross. */
export function crossingOf({ lines }: DrawingReading, one: number, other: number): number {
  const [first = [], second = []] = [lines[one], lines[other]];
  const gaps = first.map(([ph, share]) => [ph, share - heightAt(second, ph)] as const);
  for (const [place, [ph, gap]] of gaps.entries()) {
    const [before, above] = gaps[place - 1] ?? [ph, gap];
    // Where both shares are nothing curves touch, but do not cross.
    if (above > 0 && gap <= 0 && (first[place]?.[1] ?? 0) > 0.1)
      return before + ((ph - before) * above) / (above - gap);
  }
  return NaN;
}
