export { extremes, heightAt, placeOfHeight, steepest } from './curves.ts';
export { describeFigure } from './describe-figure.ts';
export { drawFigure } from './draw-figure.ts';
export type {
  Axis,
  DataTable,
  EnergyCycle,
  Figure,
  FigureTable,
  OrbitalBoxes,
  Plot,
  PlotKind,
  PlotLabel,
  Point,
  Series,
} from './figure.ts';
export { plotKinds } from './figure.ts';
export type { DrawingReading } from './read-drawing.ts';
export { readFigure } from './read-figure.ts';
export { tabulateFigure } from './tabulate-figure.ts';
