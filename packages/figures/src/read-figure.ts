import { drawFigure } from './draw-figure.ts';
import type { Figure } from './figure.ts';
import { readDrawing, type DrawingReading } from './read-drawing.ts';

/**
 * Draws a figure and reads the drawing back; a table is read as it is shown.
 * @param svg its drawing, where that was made before
 */
export function readFigure(figure: Figure, svg?: string): DrawingReading {
  if (figure.kind !== 'table') return readDrawing(svg ?? drawFigure(figure));
  return { lines: [], dots: [], marks: [], texts: [], cells: figure.rows };
}
