import { describeFigure, drawFigure, tabulateFigure, type FigureTable } from '@valence/figures';
import type { Question } from '../question.ts';

/** A figure as it is shown: its drawing, its description for whoever hears it, and its table where it is of numbers. */
export interface ShownFigure {
  /** Empty for a table. */
  svg: string;
  description: string;
  caption: string;
  table?: { columns: string[]; rows: string[][] };
}

/**
 * Draws the figure of a question or a stimulus, as finely told as an eye reads it.
 * @returns `null` for a question without one
 * @example shownFigure(question)?.svg
 */
export function shownFigure({ figure }: Pick<Question, 'figure'>): ShownFigure | null {
  if (figure === undefined) return null;
  const table = tabulateFigure(figure);
  return {
    svg: drawFigure(figure),
    description: describeFigure(figure),
    caption: figure.caption,
    ...(table && { table: copied(table) }),
  };
}

function copied({ columns, rows }: FigureTable): { columns: string[]; rows: string[][] } {
  return { columns: [...columns], rows: rows.map((row) => [...row]) };
}
