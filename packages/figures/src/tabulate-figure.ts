import type { EnergyCycle, Figure, FigureTable } from './figure.ts';
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
    case 'cycle':
      return tabulateCycle(figure);
    case 'particles':
    case 'cell':
    case 'orbitals':
    case 'gel':
    case 'scale':
    case 'tlc':
    case 'molecular orbital diagram':
    case 'Newman projection':
    case 'chair':
    case 'Fischer projection':
    case 'apparatus':
      return null;
  }
}

/** The steps of a cycle as they are drawn: from which level to which, and what stands beside the arrow. */
function tabulateCycle({ unit, levels, steps }: EnergyCycle): FigureTable {
  const text = (level: number): string => levels[level]?.text ?? '';
  return {
    columns: ['From', 'To', `Δ*H* (${unit})`],
    rows: steps.map(({ from, to, text: number }) => [text(from), text(to), number]),
  };
}
