import { spokenTypeset } from '@valence/chemistry';
import { describeApparatus } from './apparatus/describe-apparatus.ts';
import type { DataTable, Figure } from './figure.ts';
import {
  describeParticles,
  describeCell,
  describeOrbitals,
  describeGel,
  describeScale,
  describeTlc,
  describeCycle,
} from './schematic/describe-schematic.ts';
import {
  describeChair,
  describeFischer,
  describeNewman,
  describeOrbitalDiagram,
} from './molecules/describe-molecules.ts';
import { describePlot } from './plot/tell-plot.ts';

/** A figure in words for somebody who hears it: what an eye sees, and nothing that has to be concluded from it. */
export function describeFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'plot':
      return describePlot(figure);
    case 'table':
      return describeTable(figure);
    case 'particles':
      return describeParticles(figure);
    case 'cell':
      return describeCell(figure);
    case 'orbitals':
      return describeOrbitals(figure);
    case 'gel':
      return describeGel(figure);
    case 'scale':
      return describeScale(figure);
    case 'tlc':
      return describeTlc(figure);
    case 'cycle':
      return describeCycle(figure);
    case 'molecular orbital diagram':
      return describeOrbitalDiagram(figure);
    case 'Newman projection':
      return describeNewman(figure);
    case 'chair':
      return describeChair(figure);
    case 'Fischer projection':
      return describeFischer(figure);
    case 'apparatus':
      return describeApparatus(figure);
  }
}

function describeTable({ columns, rows }: DataTable): string {
  const heading = `Table with the columns ${columns.map(spokenTypeset).join('; ')}.`;
  return [heading, ...rows.map((row) => `${row.map(spokenTypeset).join('; ')}.`)].join(' ');
}
