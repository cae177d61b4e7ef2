import { drawFigure } from './draw-figure.ts';
import type { Figure } from './figure.ts';
import { readDrawing, type DrawingReading } from './read-drawing.ts';

/** Draws a figure and reads the drawing back; a table is read as it is shown. */
export function readFigure(figure: Figure): DrawingReading {
  if (figure.kind !== 'table') return readDrawing(drawFigure(figure));
  return { lines: [], dots: [], marks: [], texts: [], cells: figure.rows };
}
