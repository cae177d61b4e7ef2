import { spokenTypeset } from '@valence/chemistry';
import type {
  CellDiagram,
  EnergyCycle,
  Gel,
  OrbitalBoxes,
  ParticleBoxes,
  ScaleReading,
  TlcPlate,
} from '../figure.ts';

/** Levels against the marks beside them, as finely as an eye reads them. */
export function describeScale({ of, unit, from, to, step, parts, levels }: ScaleReading): string {
  const fine = step / parts;
  const decimals = fine >= 1 ? 0 : 1;
  const tubes = levels.map(
    ({ name, value }) =>
      `${name === '' ? 'The level' : `${spokenTypeset(name)}, the level`} is ${placeBetween(value, fine, decimals)}.`,
  );
  return `A ${of} with a scale from ${from} at the ${of === 'burette' ? 'top' : 'bottom'} to ${to} in ${unit}, numbered every ${step}, with a mark every ${trimmed(fine)}; the lowest point of the surface is looked at. ${tubes.join(' ')}`;
}

/** Between which marks, and how far: `between the marks 12.0 and 12.5, 4 tenths of the way`. */
function placeBetween(value: number, fine: number, decimals: number): string {
  const below = Math.floor(value / fine + 1e-9);
  const tenths = Math.round((value / fine - below) * 10);
  const at = (mark: number): string => (mark * fine).toFixed(decimals);
  if (tenths === 0) return `exactly at the mark ${at(below)}`;
  if (tenths === 10) return `exactly at the mark ${at(below + 1)}`;
  return `between the marks ${at(below)} and ${at(below + 1)}, ${tenths === 1 ? '1 tenth' : `${tenths} tenths`} of the way from the first to the second`;
}

function trimmed(value: number): string {
  return String(Number(value.toPrecision(6)));
}

export function describeTlc({ start, front, lanes }: TlcPlate): string {
  const spots = lanes.map(
    ({ name, spots: places }) =>
      `${spokenTypeset(name)}: ${places.length === 1 ? 'a spot' : 'spots'} at ${places.map((place) => place.toFixed(1)).join(' and ')} centimeters.`,
  );
  return `A thin-layer plate beside a ruler in centimeters. The origin is at ${start.toFixed(1)}, the solvent front at ${front.toFixed(1)}. ${spots.join(' ')}`;
}

export function describeGel({ unit, ladder, lanes }: Gel): string {
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  const known = ladder.map(({ size, at }) => `${size} ${unit} at ${percent(at)}`).join('; ');
  const bands = lanes.map(
    ({ name, bands: places }) =>
      `Lane ${spokenTypeset(name)}: ${places.length} ${places.length === 1 ? 'band' : 'bands'} at ${places.map(percent).join(' and ')}.`,
  );
  return `A gel, wells at the top; distances in percent of its length. Ladder: ${known}. ${bands.join(' ')}`;
}

export function describeOrbitals({ arrangement, sets }: OrbitalBoxes): string {
  const words = {
    '': 'empty',
    '↑': 'one arrow up',
    '↓': 'one arrow down',
    '↑↓': 'one arrow up and one down',
  } as const;
  const said = sets.map(
    ({ name, orbitals }) =>
      `${spokenTypeset(name)}: ${orbitals.length} ${orbitals.length === 1 ? 'box' : 'boxes'}, ${orbitals.map((one) => words[one]).join('; ')}.`,
  );
  return `Orbitals as boxes with arrows for electrons, ${arrangement === 'row' ? 'from left to right' : 'from the lowest energy to the highest'}. ${said.join(' ')}`;
}

export function describeParticles({ atoms, boxes }: ParticleBoxes): string {
  const nameOf = (atom: number): string => spokenTypeset(atoms[atom] ?? '');
  const said = boxes.map(({ name, molecules }) => {
    const counts = new Map<string, number>();
    for (const molecule of molecules) {
      const words =
        molecule.length === 1
          ? `single ${nameOf(molecule[0] ?? 0)}`
          : `${molecule.map(nameOf).join(' with ')} joined`;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    return `Box ${spokenTypeset(name)}: ${[...counts].map(([words, count]) => `${count} times ${words}`).join('; ')}.`;
  });
  return `Particles in boxes. ${said.join(' ')}`;
}

export function describeCell({ left, right, type, meter }: CellDiagram): string {
  const half = (side: string, { electrode, solution }: HalfWords): string =>
    `${side}: an electrode of ${spokenTypeset(electrode)} in ${spokenTypeset(solution)}.`;
  const joint =
    type === 'galvanic' ? 'A salt bridge joins two beakers.' : 'Both electrodes stand in one vessel.';
  const box =
    type === 'galvanic'
      ? `a box marked ${spokenTypeset(meter)}`
      : `a source of current, with ${meter.startsWith('−') ? 'minus' : 'plus'} toward the left electrode and ${meter.startsWith('−') ? 'plus' : 'minus'} toward the right one,`;
  return `An electrochemical cell. ${half('Left', left)} ${half('Right', right)} ${joint} A wire leads from one electrode through ${box} to the other.`;
}

interface HalfWords {
  electrode: string;
  solution: string;
}

export function describeCycle({ unit, levels, steps }: EnergyCycle): string {
  const text = (level: number): string => spokenTypeset(levels[level]?.text ?? '');
  const said = steps.map(
    ({ from, to, text: number }) =>
      `Arrow ${to > from ? 'up' : 'down'} from ${text(from)} to ${text(to)}, marked ${spokenTypeset(number)}.`,
  );
  return `A cycle of steps between energy levels, not to scale; the numbers at the arrows are in ${spokenTypeset(unit)}. Levels from the lowest to the highest: ${levels.map((_, level) => text(level)).join('; ')}. ${said.join(' ')}`;
}
