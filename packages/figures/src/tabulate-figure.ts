import type { Figure, FigureTable } from './figure.ts';
import { tabulatePlot } from './plot/tell-plot.ts';

/**
 * The numbers that can be read in a figure, as finely as an eye reads them.
 * @returns `null` where a figure is not of numbers
 */
export function tabulateFigure(figure: Figure): FigureTable | null {
  switch (figure.kind) {
    case 'plot':
      return tabulatePlot(figure);
    case 'table':
      return { columns: figure.columns, rows: figure.rows };
    case 'particles':
    case 'cell':
    case 'orbitals':
    case 'gel':
    case 'scale':
    case 'tlc':
      return null;
  }
}
