import { readFigure, type Arrows, type DrawingReading, type Figure } from '@valence/figures';

/**
 * What somebody takes in who hears a scale, a gel, orbitals in boxes, particles, a cell or a cycle: who has understood the words can draw the
 * figure anew, and reads that.
 * @returns `null` for any other description
 */
export function readSpokenSchematic(said: string): DrawingReading | null {
  const figure = drawnAnew(said);
  return figure === null ? null : readFigure(figure);
}

function drawnAnew(said: string): Figure | null {
  if (said.includes(' with a scale from ')) return scale(said);
  if (said.startsWith('A gel')) return gel(said);
  if (said.startsWith('Orbitals as boxes')) return orbitals(said);
  if (said.startsWith('Particles in boxes')) return particles(said);
  if (said.startsWith('A cycle of steps')) return cycle(said);
  return said.startsWith('An electrochemical cell') ? cell(said) : null;
}

function scale(said: string): Figure {
  const [, of, from, to, unit = '', step, mark] =
    /^A (.*?) with a scale from (\d+) at the \w+ to (\d+) in (\w+), numbered every (\d+), with a mark every ([\d.]+)/.exec(
      said,
    ) ?? [];
  const levels = [
    ...said.matchAll(
      /level is (?:exactly at the mark ([\d.]+)|between the marks ([\d.]+) and [\d.]+, (\d) tenths)/g,
    ),
  ].map(([, at, above, tenths]) => ({
    name: '',
    value: Number(at ?? above) + (Number(tenths ?? 0) / 10) * Number(mark),
  }));
  return {
    kind: 'scale',
    caption: 'heard',
    of: of === 'burette' ? 'burette' : 'graduated cylinder',
    unit,
    from: Number(from),
    to: Number(to),
    step: Number(step),
    parts: Math.round(Number(step) / Number(mark)),
    levels,
  };
}

function gel(said: string): Figure {
  const ladder = [...said.matchAll(/([\d.]+) (bp|kDa) at (\d+)%/g)];
  const lanes = [...said.matchAll(/Lane (.*?): \d+ bands? at ([\d% and]+)\./g)];
  return {
    kind: 'gel',
    caption: 'heard',
    unit: ladder[0]?.[2] ?? '',
    ladder: ladder.map(([, size, , at]) => ({ size: Number(size), at: Number(at) / 100 })),
    lanes: lanes.map(([, name = '', at = '']) => ({
      name,
      bands: [...at.matchAll(/\d+/g)].map(([percent]) => Number(percent) / 100),
    })),
  };
}

const arrowsOf: Readonly<Record<string, Arrows>> = {
  empty: '',
  'one arrow up': '↑',
  'one arrow down': '↓',
  'one arrow up and one down': '↑↓',
};

function orbitals(said: string): Figure {
  const sets = [...said.matchAll(/(?<=\. )([^.:]+): \d+ box(?:es)?, ([^.]*)\./g)];
  return {
    kind: 'orbitals',
    caption: 'heard',
    arrangement: said.includes('from left to right') ? 'row' : 'levels',
    sets: sets.map(([, name = '', arrows = '']) => ({
      name,
      orbitals: arrows.split('; ').map((one) => arrowsOf[one] ?? ''),
    })),
  };
}

function particles(said: string): Figure {
  const boxes = [...said.matchAll(/Box (.*?): ([^.]*)\./g)].map(([, name = '', told = '']) => ({
    name,
    molecules: told.split('; ').flatMap((one) => {
      const [, count, single, joined] = /^(\d+) times (?:single (.*)|(.*) joined)$/.exec(one) ?? [];
      const molecule = single === undefined ? (joined ?? '').split(' with ') : [single];
      return Array.from({ length: Number(count) }, () => molecule);
    }),
  }));
  const atoms = [...new Set(boxes.flatMap(({ molecules }) => molecules.flat()))].toSorted();
  return {
    kind: 'particles',
    caption: 'heard',
    atoms,
    boxes: boxes.map(({ name, molecules }) => ({
      name,
      molecules: molecules.map((molecule) => molecule.map((atom) => atoms.indexOf(atom))),
    })),
  };
}

function cell(said: string): Figure {
  const half = (side: string): { electrode: string; solution: string } => {
    const [, electrode = '', solution = ''] =
      new RegExp(`${side}: an electrode of (.*?) in (.*?)\\.`).exec(said) ?? [];
    return { electrode: `\\ce{${electrode}}`, solution };
  };
  const [, marked] = /a box marked (.*?) to the other/.exec(said) ?? [];
  const isMinusLeft = said.includes('minus toward the left');
  return {
    kind: 'cell',
    caption: 'heard',
    type: marked === undefined ? 'electrolytic' : 'galvanic',
    left: half('Left'),
    right: half('Right'),
    meter: marked ?? (isMinusLeft ? '− +' : '+ −'),
  };
}

/** Arrows that follow each other stand in one row, and what leads back to the start in others. */
function cycle(said: string): Figure {
  const [, unit = ''] = /arrows are in (.*?)\. Levels/.exec(said) ?? [];
  const [, named = ''] = /to the highest: (.*?)\. Arrow/.exec(said) ?? [];
  const levels = named.split('; ');
  const steps = [...said.matchAll(/Arrow \w+ from (.*?) to (.*?), marked (.*?)\.(?= |$)/g)].map(
    ([, start = '', end = '', text = '']) => {
      const [from, to] = [levels.indexOf(start), levels.indexOf(end)];
      const isLattice = Math.min(from, to) === 0 && Math.max(from, to) > 1;
      const side = isLattice ? 'edge' : from < to || from === 1 ? 'left' : 'right';
      return { from, to, text, side } as const;
    },
  );
  return {
    kind: 'cycle',
    caption: 'heard',
    unit,
    levels: levels.map((_, place) => ({ text: `level ${place}`, side: 'across' })),
    steps,
  };
}
