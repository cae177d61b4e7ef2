import type { MoleculeDrawing } from './draw-molecule.ts';

/** Sets drawings in a row, vertically centred, with an optional sign between them. */
export function besideEachOther(drawings: readonly MoleculeDrawing[], sign: string): string {
  const height = Math.max(...drawings.map((drawing) => drawing.height));
  const parts: string[] = [];
  let x = 0;
  for (const drawing of drawings) {
    if (x > 0 && sign !== '') {
      parts.push(
        `<text x="${x + gap / 2}" y="${height / 2 + 6}" font-size="18" text-anchor="middle" fill="currentColor">${sign}</text>`,
      );
      x += gap;
    }
    const y = (height - drawing.height) / 2;
    parts.push(`<g transform="translate(${x - drawing.left} ${y - drawing.top})">${drawing.shapes}</g>`);
    x += drawing.width;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${height}">${parts.join('')}</svg>`;
}

/** Room for a sign between two drawings. */
const gap = 26;
