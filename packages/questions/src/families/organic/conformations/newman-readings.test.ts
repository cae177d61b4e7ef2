import type { NewmanProjection } from '@valence/figures';
import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import type { Question } from '../../../question.ts';
import { newmanReadings } from './newman-readings.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

test('the dihedral angle is that of four points in space', () => {
  for (const seed of seeds) {
    const question = makeQuestion(newmanReadings, seed, 'beginner');
    const figure = projectionOf(question);
    const [, inFront = '', behind = ''] =
      /groups (\S+) \(in front\) and (\S+) \(behind\)/.exec(question.text) ?? [];
    const angle = Math.round(
      torsion(
        spaceOf(figure, 'front', figure.front.indexOf(inFront)),
        spaceOf(figure, 'back', figure.back.indexOf(behind)),
      ),
    );
    expect(question.options[question.key]?.text).toContain(` ${angle}°`);
  }
});

test('the key has the atoms and bonds of a molecule that is put together atom by atom', () => {
  const carbonsOf: Readonly<Record<string, readonly number[]>> = {
    CH3: [6],
    C2H5: [6, 6],
    OH: [8],
    Cl: [17],
    Br: [35],
    NH2: [7],
    H: [],
  };
  for (const seed of seeds) {
    const question = makeQuestion(newmanReadings, seed, 'intermediate');
    const { front, back } = projectionOf(question);
    const molecule = new Molecule(16, 16);
    const ends = [molecule.addAtom(6), molecule.addAtom(6)] as const;
    molecule.addBond(ends[0], ends[1]);
    for (const [end, groups] of [
      [ends[0], front],
      [ends[1], back],
    ] as const)
      for (const group of groups) {
        let last = end;
        for (const atomicNumber of carbonsOf[group.slice(4, -1)] ?? []) {
          const next = molecule.addAtom(atomicNumber);
          molecule.addBond(last, next);
          last = next;
        }
      }
    const smiles = /\\smiles\{([^|}]*)/.exec(question.options[question.key]?.text ?? '')?.[1] ?? '';
    const key = Molecule.fromSmiles(smiles);
    key.stripStereoInformation();
    expect(key.getIDCode()).toBe(molecule.getIDCode());
  }
});

test('the strain is that of pairs counted by their places, a turn being a shift of the groups behind', () => {
  const eclipsed = [4, 6, 11];
  const strain = (front: readonly string[], back: readonly string[], isEclipsed: boolean): number =>
    front.reduce((total, group, place) => {
      const methyls = (other: string): number => [group, other].filter((one) => one === '\\ce{CH3}').length;
      const at = (offset: number): string => back[(place + offset + 3) % 3] ?? '';
      if (isEclipsed) return total + (eclipsed[methyls(at(0))] ?? Number.NaN);
      return total + [at(0), at(-1)].filter((other) => methyls(other) === 2).length * 3.8;
    }, 0);
  for (const seed of seeds) {
    const question = makeQuestion(newmanReadings, seed, 'advanced');
    const { front, back, isEclipsed } = projectionOf(question);
    const isClockwise = question.text.includes('rotated 60° clockwise');
    // Clockwise from a staggered place, a group comes to stand behind the next one in front; from an eclipsed one, beside the same.
    const turned =
      isEclipsed === isClockwise
        ? back
        : isClockwise
          ? [back[2], back[0], back[1]]
          : [back[1], back[2], back[0]];
    const after = strain(front, turned, !isEclipsed);
    const change = after - strain(front, back, isEclipsed);
    const sign = change > 0 ? '+' : '−';
    const written = question.text.includes('energy change')
      ? `${sign}${Math.abs(change).toFixed(1)} kJ/mol`
      : `${after.toFixed(1)} kJ/mol`;
    expect(question.options[question.key]?.text).toBe(written);
  }
});

function projectionOf({ figure }: Question): NewmanProjection {
  if (figure?.kind !== 'Newman projection') throw new Error('no projection');
  return figure;
}

type Vector = readonly [number, number, number];

/** Where a group is that hangs at one of two carbons on the line of sight. */
function spaceOf({ isEclipsed }: NewmanProjection, side: 'front' | 'back', place: number): Vector {
  const degrees = 120 * place + (side === 'back' && !isEclipsed ? 60 : 0);
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians), side === 'front' ? 0.5 : -2];
}

/** The angle between the planes through the two carbons and either group, in degrees. */
function torsion(one: Vector, other: Vector): number {
  const axis: Vector = [0, 0, 1];
  const [first, second] = [cross(one, axis), cross(other, axis)];
  const cosine = dot(first, second) / Math.sqrt(dot(first, first) * dot(second, second));
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
