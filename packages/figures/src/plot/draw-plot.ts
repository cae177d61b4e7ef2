import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Axis, Plot, PlotLabel, Point, Series } from '../figure.ts';
import { short, svgText, textSize, textWidth } from '../svg/svg-text.ts';
import { svgCircle, svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { finerTicksOf, ticksOf, tickText } from './ticks.ts';

const width = 320;
const plotHeight = 190;
const top = 24;
/** The numbers of the horizontal axis stand so far below it that they never touch the lowest one of the vertical axis. */
const numbersBelow = 19;

type Scale = (value: number) => number;

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: Scale;
  y: Scale;
}

/** Draws a plot: ruling, axes with numbers, quantity and unit, series, labels, and a legend where series have names. */
export function drawPlot(plot: Plot): string {
  const frame = frameOf(plot);
  const named = plot.series.flatMap((series, index) =>
    series.name === undefined ? [] : [{ name: series.name, series, index }],
  );
  const rows = legendRows(named.map(({ name }) => name));
  const below = frame.bottom + (plot.x.isBare === true ? 24 : 44);
  const height = below + rows.length * 18;
  return svgDrawing(width, height, [
    ruling(plot, frame),
    axes(plot, frame),
    ...plot.series.map((series, index) => drawSeries(series, hueOf(series, index), frame)),
    ...(plot.labels ?? []).map((label) => drawLabel(label, frame)),
    ...rows.flatMap((row, place) =>
      row.map(({ index, x }) => {
        const entry = named[index];
        if (entry === undefined) return '';
        const y = below + 8 + place * 18;
        return legendSample(entry.series, entry.index, x, y) + svgText(entry.name, { x: x + 28, y: y + 4 });
      }),
    ),
  ]);
}

function frameOf({ x, y }: Plot): Frame {
  const numbers = y.isBare === true ? [''] : ticksOf(y).map((tick) => tickText(tick, y));
  const left = Math.max(14, 10 + Math.max(...numbers.map((text) => textWidth(text))));
  const lastNumber = x.isBare === true ? 0 : textWidth(tickText(x.isReversed ? x.from : x.to, x)) / 2;
  const right = width - Math.max(8, lastNumber + 2);
  const bottom = top + plotHeight;
  return {
    left,
    right,
    top,
    bottom,
    x: scaleLinear(x.isReversed ? [x.to, x.from] : [x.from, x.to], [left, right]),
    y: scaleLinear(y.isReversed ? [y.to, y.from] : [y.from, y.to], [bottom, top]),
  };
}

function ruling({ x, y }: Plot, { left, right, top: high, bottom, x: atX, y: atY }: Frame): string {
  const lines = (vertical: readonly number[], horizontal: readonly number[]): string =>
    [
      ...vertical.map((value) => `M${short(atX(value))} ${short(high)}V${short(bottom)}`),
      ...horizontal.map((value) => `M${short(left)} ${short(atY(value))}H${short(right)}`),
    ].join('');
  const fine = lines(x.isBare ? [] : finerTicksOf(x), y.isBare ? [] : finerTicksOf(y));
  const coarse = lines(x.isBare ? [] : ticksOf(x), y.isBare ? [] : ticksOf(y));
  const zero = lines(insideOf(x) ? [0] : [], insideOf(y) ? [0] : []);
  return [
    fine === '' ? '' : svgPath(fine, { width: 0.6, opacity: 0.16 }),
    coarse === '' ? '' : svgPath(coarse, { width: 0.8, opacity: 0.3 }),
    zero === '' ? '' : svgPath(zero, { width: 1.2, opacity: 0.75 }),
  ].join('');
}

/** True where an axis runs through zero: a line is drawn there, at which intercepts are read. 0 °C is no such place. */
function insideOf({ from, to, isBare, unit }: Axis): boolean {
  return isBare !== true && unit !== '°C' && from < 0 && to > 0;
}

function axes({ x, y }: Plot, frame: Frame): string {
  const { left, right, top: high, bottom } = frame;
  return [
    svgPath(`M${short(left)} ${short(high)}V${short(bottom)}H${short(right)}`, { width: 1.4 }),
    ...numbersOf(x).map(({ value, text }) =>
      svgText(text, { x: frame.x(value), y: bottom + numbersBelow, anchor: 'middle', as: 'x' }),
    ),
    ...numbersOf(y).map(({ value, text }) =>
      svgText(text, { x: left - 5, y: frame.y(value) + 4.4, anchor: 'end', as: 'y' }),
    ),
    svgText(axisTitle(y), { x: 2, y: 13, as: 'title' }),
    svgText(axisTitle(x), {
      x: right,
      y: bottom + (x.isBare === true ? 16 : 35),
      anchor: 'end',
      as: 'title',
    }),
  ].join('');
}

/** Quantity and unit of an axis: `*V*(\\ce{NaOH}) (mL)`. */
export function axisTitle({ quantity, unit }: Axis): string {
  return unit === undefined ? quantity : `${quantity} (${unit})`;
}

function numbersOf(axis: Axis): { value: number; text: string }[] {
  return axis.isBare === true ? [] : ticksOf(axis).map((value) => ({ value, text: tickText(value, axis) }));
}

/** Lines that no legend tells apart look alike. */
function hueOf({ name, shape }: Series, index: number): number {
  return name === undefined && shape === 'line' ? 0 : index;
}

const dashes = [undefined, '7 3', '2 3', '8 3 2 3'];

function drawSeries({ shape, points, isDashed }: Series, index: number, frame: Frame): string {
  const as = `${shape} hue-${index % 4}`;
  switch (shape) {
    case 'line': {
      const draw = line<Point>(
        ([x]) => frame.x(x),
        ([, y]) => frame.y(y),
      ).digits(1);
      const dash = isDashed === true ? '5 3' : dashes[index % 4];
      return svgPath(draw([...points]) ?? '', { width: 1.9, as, ...(dash !== undefined && { dash }) });
    }
    case 'points':
      return points.map(([x, y]) => svgCircle(frame.x(x), frame.y(y), 2.8, { as })).join('');
    case 'sticks':
      return svgPath(
        points.map(([x, y]) => `M${short(frame.x(x))} ${short(frame.bottom)}V${short(frame.y(y))}`).join(''),
        { width: 2, as },
      );
  }
}

function drawLabel({ at: [x, y], text, hasDot }: PlotLabel, frame: Frame): string {
  const [atX, atY] = [frame.x(x), frame.y(y)];
  if (hasDot !== true) return svgText(text, { x: atX, y: atY + 4.4, anchor: 'middle', as: 'label' });
  const isRight = atX + 8 + textWidth(text) > frame.right;
  return (
    svgCircle(atX, atY, 3.2, { as: 'dot' }) +
    svgText(text, {
      x: atX + (isRight ? -7 : 7),
      y: atY - 5,
      anchor: isRight ? 'end' : 'start',
      isBold: true,
      as: 'label',
    })
  );
}

function legendSample({ shape, isDashed }: Series, index: number, x: number, y: number): string {
  if (shape === 'points') return svgCircle(x + 12, y, 2.8, { as: `sample hue-${index % 4}` });
  const dash = isDashed === true ? '5 3' : dashes[index % 4];
  return svgPath(`M${short(x)} ${short(y)}h23`, {
    width: 2,
    as: `sample hue-${index % 4}`,
    ...(dash !== undefined && shape === 'line' && { dash }),
  });
}

/** Entries of a legend in as few rows as hold them. */
function legendRows(names: readonly string[]): { index: number; x: number }[][] {
  const rows: { index: number; x: number }[][] = [];
  let x = width;
  for (const [index, name] of names.entries()) {
    const room = 42 + textWidth(name, textSize);
    if (x + room > width) {
      rows.push([]);
      x = 4;
    }
    rows.at(-1)?.push({ index, x });
    x += room;
  }
  return rows;
}
