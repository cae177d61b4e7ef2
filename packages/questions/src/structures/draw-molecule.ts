import { Molecule } from 'openchemlib';
import { spreadOut } from './spread-out.ts';

/** A drawn molecule: the shapes, and the part of the plane that they take up. */
export interface MoleculeDrawing {
  left: number;
  top: number;
  width: number;
  height: number;
  shapes: string;
}

/**
 * Draws one molecule in `currentColor`, lying rather than standing, since a line of options has more width than height.
 * @throws when the SMILES cannot be read
 */
export function drawMolecule(smiles: string): MoleculeDrawing {
  const molecule = Molecule.fromSmiles(smiles);
  molecule.inventCoordinates();
  spreadOut(molecule);
  const drawing = draw(molecule);
  if (drawing.height <= drawing.width * tallest) return drawing;
  molecule.zoomAndRotateInit(0, 0);
  molecule.zoomAndRotate(1, Math.PI / 2, false);
  return draw(molecule);
}

/** Ratio of height to width above which a molecule is rotated to lie flat. */
const tallest = 1.2;

const drawingOptions = {
  autoCrop: true,
  autoCropMargin: 6,
  suppressChiralText: true,
  suppressESR: true,
  suppressCIPParity: true,
  noStereoProblem: true,
};

function draw(molecule: Molecule): MoleculeDrawing {
  const svg = molecule.toSVG(320, 240, undefined, drawingOptions);
  const [, head = '', shapes = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(head)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { left, top, width, height, shapes: clean(shapes) };
}

/** Takes out what would not follow the page: style element, ids, event shapes and fixed colours. */
function clean(shapes: string): string {
  return shapes
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<(line|circle|polygon|rect)[^>]*class="event"[^>]*\/>/g, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/rgb\(\d+,\d+,\d+\)/g, 'currentColor')
    .replace(/\n\s*/g, '');
}
