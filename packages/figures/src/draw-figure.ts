import { drawPlot } from './plot/draw-plot.ts';
import { drawParticles } from './schematic/draw-particles.ts';
import { drawCell } from './schematic/draw-cell.ts';
import { drawOrbitals } from './schematic/draw-orbitals.ts';
import { drawGel } from './schematic/draw-gel.ts';
import { drawScale } from './schematic/draw-scale.ts';
import { drawTlc } from './schematic/draw-tlc.ts';
import { drawCycle } from './schematic/draw-cycle.ts';
import { drawOrbitalDiagram } from './molecules/draw-orbital-diagram.ts';
import { drawNewman } from './molecules/draw-newman.ts';
import { drawChair } from './molecules/draw-chair.ts';
import { drawFischer } from './molecules/draw-fischer.ts';
import { drawApparatus } from './apparatus/draw-apparatus.ts';
import type { Figure } from './figure.ts';

/**
 * Draws a figure as SVG in the text's own colour, without styles and ids, so that it follows the theme, prints, and can stand
 * beside any other. A table has no drawing: it is a table.
 * @returns the SVG, 320 units wide; empty for a table
 */
export function drawFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'plot':
      return drawPlot(figure);
    case 'table':
      return '';
    case 'particles':
      return drawParticles(figure);
    case 'cell':
      return drawCell(figure);
    case 'orbitals':
      return drawOrbitals(figure);
    case 'gel':
      return drawGel(figure);
    case 'scale':
      return drawScale(figure);
    case 'tlc':
      return drawTlc(figure);
    case 'cycle':
      return drawCycle(figure);
    case 'molecular orbital diagram':
      return drawOrbitalDiagram(figure);
    case 'Newman projection':
      return drawNewman(figure);
    case 'chair':
      return drawChair(figure);
    case 'Fischer projection':
      return drawFischer(figure);
    case 'apparatus':
      return drawApparatus(figure);
  }
}
