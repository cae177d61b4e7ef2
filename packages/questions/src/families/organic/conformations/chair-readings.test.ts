import { readChair, readFigure, type ChairDrawing, type Point } from '@valence/figures';
import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import { nameText } from '../../../typed-answers/names/words/name-text.ts';
import { readName, smilesOf } from '../../../typed-answers/names/read-name.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { chairReadings } from './chair-readings.ts';

const seeds = Array.from({ length: 80 }, (_, seed) => seed + 1);

test('the named isomer is the molecule that the drawn chair is in space', () => {
  const sides = new Set<string>();
  for (const seed of seeds) {
    const { figure, options, key } = makeQuestion(chairReadings, seed, 'intermediate');
    if (figure?.kind !== 'chair') throw new Error('no chair');
    const name = (options[key]?.text ?? '').replaceAll('*', '');
    sides.add(name.replace(/^(cis|trans)-1-[A-Za-z]+-(\d).*/, '$1-$2'));
    const named = readName(nameText(name) ?? '')
      .readings.flatMap(smilesOf)
      .map(canonical);
    expect(named).toContain(canonical(inSpace(figure)));
    // No wrong option names it.
    for (const [place, { text }] of options.entries()) {
      if (place === key) continue;
      const wrong = readName(nameText(text.replaceAll('*', '')) ?? '')
        .readings.flatMap(smilesOf)
        .map(canonical);
      expect(wrong.length).toBeGreaterThan(0);
      expect(wrong).not.toContain(canonical(inSpace(figure)));
    }
  }
  expect(sides.size).toBe(6);
});

test('a flip gives the same molecule with every group in the other direction', () => {
  for (const seed of seeds) {
    const { figure, options, key } = makeQuestion(chairReadings, seed, 'beginner');
    if (figure?.kind !== 'chair') throw new Error('no chair');
    // The other chair: what pointed up still does, at a corner that is now low.
    const after = readChair(readFigure(figure)).map(({ group, direction }) => {
      const other = direction === 'axial' ? 'equatorial' : 'axial';
      return { text: `\\ce{${group}}`, direction: other };
    });
    const moved: ChairDrawing = {
      kind: 'chair',
      groups: figure.groups.map(({ text, place }) => ({
        text,
        place: (place + 1) % 6,
        direction: after.find((one) => one.text === text)?.direction === 'axial' ? 'axial' : 'equatorial',
      })),
    };
    expect(canonical(inSpace(moved))).toBe(canonical(inSpace(figure)));
    const stated = figure.groups.map(
      ({ text }) => `${text} ${after.find((one) => one.text === text)?.direction ?? ''}`,
    );
    expect(options[key]?.text).toBe(stated.join(', '));
  }
});

function canonical(smiles: string): string {
  return canonicalSmiles(smiles) ?? 'not read';
}

const atomsOf: Readonly<Record<string, readonly number[]>> = {
  CH3: [6],
  C2H5: [6, 6],
  OH: [8],
  NH2: [7],
  CN: [6, 7],
  F: [9],
  Cl: [17],
  Br: [35],
  I: [53],
};

/** The SMILES of the molecule with the coordinates of a chair: carbons alternately high and low on a circle, seen from above. */
function inSpace({ groups }: Pick<ChairDrawing, 'groups'>): string {
  const molecule = new Molecule(32, 32);
  // Around the ring as the drawing goes: from the left tip over the back, which is clockwise from above.
  const circle = (place: number, radius: number): Point => {
    const angle = Math.PI - (place * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const height = (place: number): number => (place % 2 === 1 ? 0.25 : -0.25);
  const put = (atomicNumber: number, [x, y]: Point, z: number): number => {
    const atom = molecule.addAtom(atomicNumber);
    molecule.setAtomX(atom, x);
    molecule.setAtomY(atom, y);
    molecule.setAtomZ(atom, z);
    return atom;
  };
  const ring = [0, 1, 2, 3, 4, 5].map((place) => put(6, circle(place, 1.45), height(place)));
  for (const [place, atom] of ring.entries()) molecule.addBond(atom, ring[(place + 1) % 6] ?? 0);
  for (const { text, place, direction } of groups) {
    let last = ring[place] ?? 0;
    const up = place % 2 === 1 ? 1 : -1;
    for (const [step, atomicNumber] of (atomsOf[text.slice(4, -1)] ?? []).entries()) {
      const length = 1.5 * (step + 1);
      const next =
        direction === 'axial'
          ? put(atomicNumber, circle(place, 1.45), height(place) + up * length)
          : put(atomicNumber, circle(place, 1.45 + 0.94 * length), height(place) - (up * length) / 3);
      molecule.addBond(last, next);
      last = next;
    }
  }
  return Molecule.fromMolfile(molecule.toMolfile()).toIsomericSmiles();
}
