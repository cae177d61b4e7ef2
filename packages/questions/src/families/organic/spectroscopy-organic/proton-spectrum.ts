import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { ProtonSignal } from './spectra-compounds.data.ts';

/** Between two lines of a multiplet, and between two signals, as parts of the axis. */
const [spacing, room] = [0.015, 0.018];

/**
 * A proton spectrum of first order: lines with binomial heights, and above each signal its integral.
 * @returns `null` where signals would run into each other
 */
export function drawProtonSpectrum(protons: readonly ProtonSignal[]): Figure | null {
  const to = endOfAxis(protons);
  const gap = spacing * to;
  const signals = protons.map(([shift, hydrogens, lines]) => ({
    shift,
    hydrogens,
    lines,
    // The integral above a single line is wider than the line.
    half: Math.max(((lines - 1) / 2) * gap, 0.035 * to),
  }));
  const overlaps = signals.some(({ shift, half }, index) => {
    const next = signals[index + 1];
    return next !== undefined && next.shift - next.half - (shift + half) < room * to;
  });
  if (overlaps) return null;
  return {
    kind: 'plot',
    of: 'proton NMR spectrum',
    caption: '^{1}H NMR spectrum with the integral above each signal; splitting exaggerated for clarity',
    x: {
      quantity: '*δ*',
      unit: 'ppm',
      from: 0,
      to,
      step: 1,
      parts: to === 5 ? 10 : 5,
      isReversed: true,
    },
    y: { quantity: 'Signal', from: 0, to: 100, step: 20, isBare: true },
    series: [{ shape: 'sticks', points: signals.flatMap((signal) => linesOf(signal, gap)) }],
    labels: signals.map(({ shift, hydrogens }) => ({
      at: [shift, heightOf(hydrogens) + 7],
      text: `${hydrogens} H`,
    })),
  };
}

/** Where the axis of a spectrum with these signals ends, in ppm. */
export function endOfAxis(protons: readonly ProtonSignal[]): number {
  const highest = Math.max(...protons.map(([shift]) => shift));
  return [5, 10, 13].find((end) => highest < end - 0.4) ?? 13;
}

function heightOf(hydrogens: number): number {
  return Math.min(86, 48 + 6 * hydrogens);
}

function linesOf(
  { shift, hydrogens, lines }: { shift: number; hydrogens: number; lines: number },
  gap: number,
): Point[] {
  const heights = Array.from({ length: lines }, (_, place) => binomial(lines - 1, place));
  const most = Math.max(...heights);
  return heights.map((height, place) => [
    shift + (place - (lines - 1) / 2) * gap,
    (heightOf(hydrogens) * height) / most,
  ]);
}

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k;
}

/** The signals in a drawing, from the lowest shift: each integral stands above the middle of its lines. */
export function signalsOf({ dots, texts }: DrawingReading): ProtonSignal[] {
  const [lines = []] = dots;
  const integrals = texts.filter(({ as }) => as === 'label');
  return integrals
    .map(({ text, at }): ProtonSignal => {
      const own = lines.filter(([x]) =>
        integrals.every((other) => Math.abs(x - at[0]) <= Math.abs(x - other.at[0])),
      );
      const middle = own.reduce((sum, [x]) => sum + x, 0) / own.length;
      return [middle, Number.parseInt(text, 10), own.length];
    })
    .sort((one, two) => one[0] - two[0]);
}
