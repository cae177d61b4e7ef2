import { readNewman, type Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import type { Distractor, Draft } from '../../family.ts';
import { readConstitution } from '../../../structures/read-constitution.ts';
import { drawn } from '../../texts/drawn.ts';
import { newmanCaption, type Triple } from './newman-bonds.ts';

/** Groups as they are written in a projection, and in SMILES. */
const smilesOf: Readonly<Record<string, string>> = {
  H: '',
  CH3: 'C',
  C2H5: 'CC',
  OH: 'O',
  Cl: 'Cl',
  Br: 'Br',
  NH2: 'N',
};
const carbons = ['CH3', 'CH3', 'C2H5'] as const;
const others = ['OH', 'Cl', 'Br', 'NH2'] as const;

type Groups = readonly string[];

/** The constitution that a projection shows; what is not hydrogen stands at four or three of its six places. */
export function newmanCompound(random: Random): Draft | null {
  const count = random.integer(2, 3);
  const chosen = [random.pick(others), ...Array.from({ length: count }, () => random.pick(carbons))];
  const places = random.shuffle([...chosen, ...Array.from({ length: 6 - chosen.length }, () => 'H')]);
  const [front, back] = [places.slice(0, 3), places.slice(3)];
  if ([front, back].some((groups) => groups.every((group) => group === 'H'))) return null;
  const figure: Figure = {
    kind: 'Newman projection',
    caption: newmanCaption,
    front: written(front),
    back: written(back),
    isEclipsed: random.next() < 0.3,
    isTurned: random.next() < 0.5,
  };
  const key = structure(compound(front, back));
  return {
    text: 'Which compound is shown in this Newman projection? (The structures do not specify configuration.)',
    shown: {
      figure,
      keyFrom: (drawing) => {
        const seen = readNewman(drawing);
        return structure(
          compound(
            seen.front.map(({ group }) => group),
            seen.back.map(({ group }) => group),
          ),
        );
      },
    },
    answer: key,
    distractors: slipsOf(front, back, random),
    explanation: `Two carbons are not labeled: the front carbon is the center of the circle, and the rear carbon is the circle itself. The front carbon bears ${listOf(front)}; the rear carbon bears ${listOf(back)}. Joining the two carbons by the bond along the line of sight gives ${key}.`,
    finding: `The groups of both carbons were read in the drawing and joined: the canonical form of the key.`,
  };
}

function written(groups: Groups): Triple {
  const at = (place: number): string => `\\ce{${groups[place] ?? 'H'}}`;
  return [at(0), at(1), at(2)];
}

/** A structure as an option, in a writing that tells nothing of the order of its groups in a projection. */
function structure(smiles: string): string {
  return drawn(readConstitution(smiles).toSmiles());
}

/** Two carbons with three groups each, as SMILES. */
function compound(front: Groups, back: Groups): string {
  const parts = (groups: Groups): string => groups.map((group) => branch(smilesOf[group] ?? '')).join('');
  return `C${parts(front)}C${parts(back)}`;
}

function branch(smiles: string): string {
  return smiles === '' ? '' : `(${smiles})`;
}

interface Misreading {
  /** Places, in front and behind, where something else is read. */
  at: readonly number[];
  groups: Groups;
  slip: string;
  teaching: string;
}

/** What other structures come of a projection that is misread once, or twice; each another constitution than the key. */
function slipsOf(front: Groups, back: Groups, random: Random): Distractor[] {
  const groups = [...front, ...back];
  const key = canonicalSmiles(compound(front, back));
  const [moved, changed] = [movedGroups(groups), changedGroups(groups)];
  const both = moved.flatMap((one) =>
    changed
      .filter(({ at }) => !at.some((place) => one.at.includes(place)))
      .map((other) => ({
        ...one,
        groups: one.groups.map((group, place) =>
          other.at.includes(place) ? (other.groups[place] ?? 'H') : group,
        ),
        teaching: `${one.teaching} ${other.teaching}`,
      })),
  );
  return [...moved, ...changed, ...random.shuffle(both).slice(0, 8)].flatMap(
    ({ groups: read, slip, teaching }) => {
      const smiles = compound(read.slice(0, 3), read.slice(3));
      return canonicalSmiles(smiles) === key ? [] : [{ text: structure(smiles), slip, teaching }];
    },
  );
}

/** Each group read at the other carbon, in the place of a hydrogen. */
function movedGroups(groups: Groups): Misreading[] {
  return groups.flatMap((group, from) => {
    const isInFront = from < 3;
    const to = groups.findIndex((other, place) => other === 'H' && place < 3 !== isInFront);
    if (group === 'H' || to < 0) return [];
    return [
      {
        at: [from, to],
        groups: groups.map((one, place) => (place === from ? 'H' : place === to ? group : one)),
        slip: 'projection-directions-confused',
        teaching: `\\ce{${group}} is on the ${isInFront ? 'front carbon: its bond reaches the center' : 'rear carbon: its bond ends at the rim'}.`,
      },
    ];
  });
}

/** Each group read as another one: methyl for ethyl, the end of a line for a methyl group. */
function changedGroups(groups: Groups): Misreading[] {
  const specification: Readonly<Record<string, Groups>> = { CH3: ['C2H5', 'H'], C2H5: ['CH3'], H: ['CH3'] };
  return groups.flatMap((group, at) =>
    (specification[group] ?? []).map((read) => ({
      at: [at],
      groups: groups.map((one, place) => (place === at ? read : one)),
      slip: group === 'H' ? 'hydrogen-miscounted' : 'carbon-lost-or-added',
      teaching: `One of the three groups on the ${at < 3 ? 'front' : 'rear'} carbon is \\ce{${group}}, not \\ce{${read}}.`,
    })),
  );
}

function listOf(groups: Groups): string {
  return groups
    .map((group) => `\\ce{${group}}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
}
