import { spokenTypeset } from '@valence/chemistry';
import type {
  Arrows,
  ChairDrawing,
  FischerProjections,
  NewmanProjection,
  OrbitalColumn,
  OrbitalDiagram,
} from '../structure-figures.ts';

const words: Readonly<Record<Arrows, string>> = {
  '': 'empty',
  '↑': 'one arrow up',
  '↓': 'one arrow down',
  '↑↓': 'one arrow up and one down',
};

export function describeOrbitalDiagram({ left, middle, right }: OrbitalDiagram): string {
  const column = (place: string, { name, levels }: OrbitalColumn): string => {
    const said = levels.map(
      ({ name: level, height, orbitals }) =>
        `${spokenTypeset(level)} at height ${height.toFixed(1)}: ${orbitals.length} ${orbitals.length === 1 ? 'line' : 'lines'}, ${orbitals.map((one) => words[one]).join('; ')}.`,
    );
    return `${place}, ${spokenTypeset(name)}, from the lowest level to the highest: ${said.join(' ')}`;
  };
  return `A molecular orbital diagram, with energy upward and not to scale; arrows are electrons. ${column('At the left', left)} ${column('In the middle', middle)} ${column('At the right', right)}`;
}

/** Groups at the hours of a clock, as an eye places them. */
export function describeNewman({ front, back, isEclipsed, isTurned }: NewmanProjection): string {
  const first = isTurned ? 2 : 0;
  const list = (groups: readonly string[], start: number): string =>
    groups.map((group, place) => `${spokenTypeset(group)} at ${clock(start + 4 * place)}`).join(', ');
  const behind = list(back, isEclipsed ? first : first + 2);
  const shift = isEclipsed ? ', each drawn a little clockwise of the bond in front of it' : '';
  return `A Newman projection; places are those of the hours of a clock. In front: ${list(front, first)}. Behind: ${behind}${shift}.`;
}

function clock(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} o’clock`;
}

const cornerNames = [
  'the left tip',
  'the upper left corner',
  'the upper right corner',
  'the right tip',
  'the lower right corner',
  'the lower left corner',
] as const;

export function describeChair({ groups }: ChairDrawing): string {
  const said = groups.map(({ text, place, direction }) => {
    const isHigh = place % 2 === 1;
    const way =
      direction === 'axial'
        ? `straight ${isHigh ? 'up' : 'down'}`
        : `outward and slightly ${isHigh ? 'down' : 'up'}`;
    return `${spokenTypeset(text)} at ${cornerNames[place] ?? ''}, pointing ${way}.`;
  });
  return `A six-membered ring as a chair, its left tip down and its right tip up. Clockwise its corners are the left tip, the upper left, the upper right, the right tip, the lower right and the lower left one. ${said.join(' ')}`;
}

export function describeFischer({ molecules }: FischerProjections): string {
  const said = molecules.map(({ name, top, bottom, centers }) => {
    const sides = centers.map(
      ({ left, right }, place) =>
        `cross ${place + 1}: ${spokenTypeset(left)} at the left, ${spokenTypeset(right)} at the right`,
    );
    const who = molecules.length > 1 ? `Molecule ${name}, ` : '';
    return `${who}${who === '' ? 'From' : 'from'} top to bottom: ${spokenTypeset(top)}; ${sides.join('; ')}; ${spokenTypeset(bottom)}.`;
  });
  return `${molecules.length > 1 ? 'Fischer projections' : 'A Fischer projection'}. ${said.join(' ')}`;
}
