import { expect, test } from 'vitest';
import type { Figure } from '../figure.ts';
import { readFigure } from '../read-figure.ts';
import { sampleFigures } from '../testing/sample-figures.ts';
import { plain } from './group-text.ts';
import { readChair } from './read-chair.ts';
import { readFischer } from './read-fischer.ts';
import { readNewman } from './read-newman.ts';
import { readOrbitalDiagram } from './read-orbital-diagram.ts';

test('levels, their names and their arrows are read back from an orbital diagram', () => {
  const [figure] = samplesOf('molecular orbital diagram');
  if (figure === undefined) throw new Error('no sample');
  const seen = readOrbitalDiagram(readFigure(figure));
  for (const column of ['left', 'middle', 'right'] as const) {
    const drawn = figure[column].levels.map(({ name, orbitals }) => ({
      name: name.replace('\\', ''),
      electrons: orbitals.map((arrows) => arrows.length),
    }));
    expect(seen[column].map(({ name, electrons }) => ({ name, electrons }))).toEqual(drawn);
  }
  // Heights are to one scale in all columns.
  const [atom, molecule] = [seen.right[0], seen.middle[1]];
  const step = (molecule?.height ?? 0) - (seen.middle[0]?.height ?? 0);
  expect(((atom?.height ?? 0) - (seen.middle[0]?.height ?? 0)) / step).toBeCloseTo(0.2, 2);
});

test('groups and angles are read back from Newman projections', () => {
  const samples = samplesOf('Newman projection');
  expect(samples.map(({ isEclipsed }) => isEclipsed)).toEqual([false, true]);
  for (const figure of samples) {
    const first = figure.isTurned ? 60 : 0;
    const behind = first + (figure.isEclipsed ? 20 : 60);
    const placed = (groups: readonly string[], start: number) =>
      groups.map((group, place) => ({ group: plain(group), angle: (start + 120 * place) % 360 }));
    expect(readNewman(readFigure(figure))).toEqual({
      front: placed(figure.front, first).toSorted((one, other) => one.angle - other.angle),
      back: placed(figure.back, behind).toSorted((one, other) => one.angle - other.angle),
    });
  }
});

test('all twelve places of a chair are read back, axial ones alternating up and down', () => {
  const [figure] = samplesOf('chair');
  if (figure === undefined) throw new Error('no sample');
  const seen = readChair(readFigure(figure));
  expect(seen.map(({ group, place, direction }) => ({ text: group, place, direction }))).toEqual(
    figure.groups.map((group) => ({ ...group, text: plain(group.text) })),
  );
  for (const { direction, place, isUp } of seen)
    expect(isUp).toBe(direction === 'axial' ? place % 2 === 1 : place % 2 === 0);
});

test('each group of a chair is read back alone, where no ring bond is open and where one is', () => {
  const [figure] = samplesOf('chair');
  if (figure === undefined) throw new Error('no sample');
  const open: number[] = [];
  for (const { text, place, direction } of figure.groups) {
    const drawing = readFigure({ ...figure, groups: [{ text, place, direction }] });
    expect(readChair(drawing)).toMatchObject([{ group: plain(text), place, direction }]);
    // Six corners and a bond of two points; an open line has two points more.
    const isOpen = direction === 'axial' && (place === 2 || place === 5);
    expect(drawing.lines.flat()).toHaveLength(isOpen ? 10 : 8);
    if (isOpen) open.push(place);
  }
  expect(open).toEqual([2, 5]);
});

test('groups are read back from Fischer projections, also where they are written toward the left', () => {
  const [figure] = samplesOf('Fischer projection');
  if (figure === undefined) throw new Error('no sample');
  expect(readFischer(readFigure(figure))).toEqual(
    figure.molecules.map(({ top, bottom, centers }) => ({
      top: plain(top),
      bottom: plain(bottom),
      centers: centers.map(({ left, right }) => ({ left: plain(left), right: plain(right) })),
    })),
  );
});

function samplesOf<Kind extends Figure['kind']>(kind: Kind): Extract<Figure, { kind: Kind }>[] {
  return sampleFigures.filter((figure): figure is Extract<Figure, { kind: Kind }> => figure.kind === kind);
}
