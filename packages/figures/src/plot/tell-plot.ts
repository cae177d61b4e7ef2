import { spokenTypeset } from '@valence/chemistry';
import type { Axis, FigureTable, Plot, Point, Series } from '../figure.ts';
import { axisTitle } from './draw-plot.ts';
import { toldPoints } from './tell-points.ts';
import { readText, ticksOf, tickText } from './ticks.ts';

/** What can be read in a plot, series by series; `null` where its axes have no numbers. */
export function tabulatePlot(plot: Plot): FigureTable | null {
  if (plot.x.isBare === true || plot.series.length === 0) return null;
  const isNamed = plot.series.some(({ name }) => name !== undefined);
  const columns = [
    axisTitle(plot.x),
    `${axisTitle(plot.y)}${plot.y.isBare === true ? ', % of the axis' : ''}`,
  ];
  const labels = plot.labels?.filter(({ hasDot }) => hasDot === true) ?? [];
  const rows = [
    ...plot.series.flatMap((series) =>
      toldPoints(series, plot).map((point) => [
        ...(isNamed ? [series.name ?? ''] : []),
        ...coordinates(point, plot),
      ]),
    ),
    ...(isNamed ? labels.map(({ text, at }) => [text, ...coordinates(at, plot)]) : []),
  ];
  return { columns: isNamed ? ['Series', ...columns] : columns, rows };
}

/** A plot in words: its axes, and of each series what an eye reads off. */
export function describePlot(plot: Plot): string {
  const labels = plot.labels ?? [];
  return [
    `${sentenceStart(plot.of)}.`,
    `Horizontal axis: ${axisWords(plot.x)}.`,
    `Vertical axis: ${axisWords(plot.y)}.`,
    ...plot.series.map((series, index) => seriesWords(series, index, plot)),
    ...labels.map(({ at, text }) => `Labeled ${spokenTypeset(text)}${placeWords(at, plot)}.`),
  ].join(' ');
}

function axisWords(axis: Axis): string {
  const title =
    spokenTypeset(axis.quantity) + (axis.unit === undefined ? '' : ` in ${spokenTypeset(axis.unit)}`);
  if (axis.isBare === true) return `${title}, without numbers`;
  const ends = [axis.from, axis.to].map((end) => endText(end, axis));
  const [from, to] = axis.isReversed === true ? ends.toReversed() : ends;
  return `${title}, from ${from} to ${to}, numbered every ${tickText(axis.step, axis)}`;
}

/** Where an axis ends, which need not be at a numbered tick. */
function endText(end: number, axis: Axis): string {
  const isNumbered = ticksOf(axis).some((tick) => Math.abs(tick - end) < 1e-6 * axis.step);
  return tickText(end, isNumbered ? axis : { ...axis, step: end });
}

const shapeWords = { line: 'Curve', points: 'Points', sticks: 'Lines' } as const;

function seriesWords(series: Series, index: number, plot: Plot): string {
  const which = plot.series.length > 1 ? ` ${index + 1}` : '';
  const name = series.name === undefined ? '' : `, ${spokenTypeset(series.name)}`;
  const told = toldPoints(series, plot);
  const ordered = plot.x.isReversed === true ? told.toReversed() : told;
  const points = ordered.map((point) => pointWords(point, plot)).join('; ');
  return `${shapeWords[series.shape]}${which}${name}, from left to right: ${points}.`;
}

function pointWords(point: Point, plot: Plot): string {
  const [x, y] = coordinates(point, plot);
  if (plot.x.isBare === true) return spokenNumber(y) + (plot.y.isBare === true ? ' % of the height' : '');
  return `${spokenNumber(y)}${plot.y.isBare === true ? ' % of the height' : ''} at ${spokenNumber(x)}`;
}

function placeWords(at: Point, plot: Plot): string {
  const [x, y] = coordinates(at, plot);
  const up = plot.y.isBare === true ? `${y}% of the height` : spokenNumber(y);
  const along = plot.x.isBare === true ? `${x}% of the width` : spokenNumber(x);
  return ` at ${along} across and ${up} up`;
}

function coordinates([x, y]: Point, plot: Plot): [x: string, y: string] {
  return [coordinate(x, plot.x), coordinate(y, plot.y)];
}

/** A value as it is read off its axis; on an axis without numbers its share of the length, in percent. */
function coordinate(value: number, axis: Axis): string {
  if (axis.isBare !== true) return readText(value, axis);
  return String(Math.round((100 * (value - axis.from)) / (axis.to - axis.from)));
}

function spokenNumber(text: string): string {
  return text.replace('−', 'minus ');
}

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
