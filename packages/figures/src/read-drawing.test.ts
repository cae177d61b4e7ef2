import { describe, expect, test } from 'vitest';
import { heightAt, placeOfHeight, steepest } from './curves.ts';
import { drawFigure } from './draw-figure.ts';
import { readDrawing } from './read-drawing.ts';
import { sampleFigures } from './testing/sample-figures.ts';

const figures = sampleFigures.map(
  (figure) => [figure.kind === 'plot' ? figure.of : figure.kind, figure] as const,
);

describe.each(figures)('%s', (_, figure) => {
  test('draws without ids, styles and scripts, in at most 8 KB', () => {
    const svg = drawFigure(figure);
    expect(svg).not.toMatch(/ id=| style=|<script|href|NaN|undefined/);
    expect(svg.length).toBeLessThan(8 * 1024);
  });

  test('is read back from its drawing within a hundredth of each axis', () => {
    if (figure.kind !== 'plot') return;
    const { lines, dots } = readDrawing(drawFigure(figure));
    const drawnLines = figure.series.filter(({ shape }) => shape === 'line').map(({ points }) => points);
    const drawnDots = figure.series.filter(({ shape }) => shape !== 'line').map(({ points }) => points);
    const { x, y } = figure;
    const room = {
      x: x.isBare ? Infinity : (x.to - x.from) / 100,
      y: y.isBare ? Infinity : (y.to - y.from) / 100,
    };
    for (const [read, drawn] of [
      [lines, drawnLines],
      [dots, drawnDots],
    ] as const) {
      expect(read.map((points) => points.length)).toEqual(drawn.map((points) => points.length));
      const pairs = drawn.flatMap((points, series) =>
        points.map((point, place) => [point, read[series]?.[place] ?? [NaN, NaN]] as const),
      );
      const off = pairs.filter(
        ([one, other]) => Math.abs(one[0] - other[0]) > room.x || Math.abs(one[1] - other[1]) > room.y,
      );
      expect(off).toEqual([]);
    }
  });
});

test('a plate with many lanes is no wider than other drawings, so that letters have one size', () => {
  const lanes = ['S', '5 min', '15 min', '30 min', '60 min'].map((name) => ({ name, spots: [3.4] }));
  for (const count of [2, 3, 4, 5]) {
    const plate = {
      kind: 'tlc',
      caption: '',
      start: 1,
      front: 6.4,
      height: 7,
      lanes: lanes.slice(0, count),
    } as const;
    expect(/viewBox="\S+ 0 (\S+) /.exec(drawFigure(plate))?.[1]).toBe('320');
  }
});

test('a line is drawn at zero where axes go through it, save on the Celsius scale', () => {
  const [, figure] = sampleFigures;
  if (figure?.kind !== 'plot') throw new Error('no plot');
  const zero = (plot: typeof figure): number =>
    [...drawFigure(plot).matchAll(/stroke-opacity="0.75"/g)].length;
  expect(zero(figure)).toBe(1);
  expect(zero({ ...figure, y: { ...figure.y, unit: '°C' } })).toBe(0);
  expect(zero({ ...figure, y: { ...figure.y, from: 0 }, series: [] })).toBe(0);
});

test('a drawing with a number at the wrong place of its axis is refused', () => {
  const [figure] = sampleFigures;
  if (figure === undefined) throw new Error('no sample');
  const svg = drawFigure(figure).replace('>20</text>', '>25</text>');
  expect(() => readDrawing(svg)).toThrow('wrong place');
});

test('a curve is read where it reaches a height, and where it jumps', () => {
  const curve = Array.from({ length: 81 }, (_, x) => [x / 2, 7 + 5 * Math.tanh((x / 2 - 25) / 2)] as const);
  expect(steepest(curve)).toMatchObject({ at: expect.closeTo(25, 0), isJump: true });
  expect(placeOfHeight(curve, 7)).toBeCloseTo(25, 1);
  expect(placeOfHeight(curve, 14)).toBeNull();
  expect(heightAt(curve, 25)).toBeCloseTo(7, 1);
});
