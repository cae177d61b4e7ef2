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
export type {
  Arrows,
  ChairDrawing,
  FischerMolecule,
  FischerProjections,
  NewmanProjection,
  OrbitalDiagram,
} from './structure-figures.ts';
export type { Apparatus, ApparatusPiece } from './apparatus-figure.ts';
export { readApparatus } from './apparatus/read-apparatus.ts';
export { readChair, type SeenChairGroup } from './molecules/read-chair.ts';
export { readFischer, type SeenFischerMolecule } from './molecules/read-fischer.ts';
export { readNewman } from './molecules/read-newman.ts';
export { readOrbitalDiagram, type SeenDiagram, type SeenLevel } from './molecules/read-orbital-diagram.ts';
export { plotKinds } from './figure.ts';
export type { DrawingReading } from './read-drawing.ts';
export { readFigure } from './read-figure.ts';
export { tabulateFigure } from './tabulate-figure.ts';
