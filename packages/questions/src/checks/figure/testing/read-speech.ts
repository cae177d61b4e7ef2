import type { DrawingReading, Point } from '@valence/figures';
import { readSpokenSchematic } from './read-spoken-schematics.ts';
import { readSpokenShape } from './read-spoken-shapes.ts';

/**
 * What somebody takes in who only hears a figure: the same reading that a program makes of the drawing, made of the spoken
 * description alone.
 * @returns `null` for a table, which is its own words
 */
export function readSpeech(description: string): DrawingReading | null {
  const said = description.replaceAll('minus ', '-');
  if (said.startsWith('A thin-layer plate')) return readPlate(said);
  if (said.includes('Horizontal axis:')) return readPlot(said);
  return readSpokenShape(description) ?? readSpokenSchematic(description);
}

function readPlot(said: string): DrawingReading {
  const series = [
    ...said.matchAll(/(Curve|Points|Lines)(?: \d+)?(?:, [^:]*?)?, from left to right: (.*?)\.(?= |$)/g),
  ].map(([, shape, told = '']) => ({
    shape,
    points: told
      .split('; ')
      .map(pointOf)
      .sort(([one], [other]) => one - other),
  }));
  const labels = [
    ...said.matchAll(
      /Labeled (.*?) at (-?[\d.]+)(?:% of the width)? across and (-?[\d.]+)(?:% of the height)? up/g,
    ),
  ].map(([, text = '', x, y]) => ({ text, at: [Number(x), Number(y)] as const }));
  return {
    lines: series.filter(({ shape }) => shape === 'Curve').map(({ points }) => points),
    dots: series.filter(({ shape }) => shape !== 'Curve').map(({ points }) => points),
    marks: labels.map(({ at }) => ({ as: 'dot', at })),
    texts: labels.map(({ text, at }) => ({ as: 'label', text, at })),
    cells: [],
  };
}

/** `12.5 at 3.0`; along an axis without numbers the order is all that is told. */
function pointOf(told: string, place: number): Point {
  const [y = '', x] = told.replace('% of the height', '').split(' at ');
  return [x === undefined ? place : Number(x), Number(y)];
}

function readPlate(said: string): DrawingReading {
  const [, start, front] = /origin is at (\d+\.\d+), the solvent front at (\d+\.\d+)/.exec(said) ?? [];
  const lanes = [...said.matchAll(/spots? at ([\d., and]+) centimeters/g)].map(([, told = '']) =>
    told.split(/, | and /).map(Number),
  );
  return {
    lines: [],
    dots: [],
    marks: [
      { as: 'start', at: [0, Number(start)] },
      { as: 'front', at: [0, Number(front)] },
      ...lanes.flatMap((spots, lane) =>
        spots.map((spot) => ({ as: `spot-${lane}`, at: [lane, spot] as const })),
      ),
    ],
    texts: [],
    cells: [],
  };
}
