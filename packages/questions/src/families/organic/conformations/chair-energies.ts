import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import {
  compound,
  drawPair,
  explanationOf,
  given,
  substituents,
  type Pattern,
  type Substituent,
} from './substituted-rings.ts';

/** Two groups on a ring, and one that is listed without being on it. */
interface Ring {
  first: Substituent;
  second: Substituent;
  strong: Substituent;
  weak: Substituent;
  other: Substituent | null;
  pattern: Pattern;
  sum: number;
  difference: number;
}

/** In kJ/mol: less is no difference that one would ask for. */
const leastEnergy = 0.75;
const write = (value: number): string => `${formatDecimals(value, 1)} kJ/mol`;

/** The difference of the two chairs, or what axial groups cost in one of them. */
export function chairEnergies(random: Random): Draft | null {
  const { first, second, pattern } = drawPair(random);
  const [strong, weak] = first.energy > second.energy ? [first, second] : [second, first];
  const listed = random.next() < 0.7 ? random.pick(substituents) : null;
  const ring: Ring = {
    first,
    second,
    strong,
    weak,
    other: listed === first || listed === second ? null : listed,
    pattern,
    sum: strong.energy + weak.energy,
    difference: strong.energy - weak.energy,
  };
  if (ring.difference < leastEnergy) return null;
  if (random.next() < 0.5) return differenceOfChairs(ring);
  return pattern.isSame ? costOfBoth(ring) : costOfOne(ring, random.pick([strong, weak]));
}

function differenceOfChairs(ring: Ring): Draft | null {
  const { first, second, strong, weak, pattern, sum, difference } = ring;
  const [right, turned] = pattern.isSame ? [sum, difference] : [difference, sum];
  const confused = pattern.isSame
    ? 'In this isomer, both groups are axial in one chair and equatorial in the other, so the energies are added.'
    : 'In this isomer, each chair has one axial and one equatorial group, so one energy is subtracted from the other.';
  const missed = (missing: Substituent): string =>
    `The ${missing.name} group also changes its position in the ring flip, so its energy must be included.`;
  const options = quantityOptions(right, write, [
    { value: turned, slip: 'axial-equatorial-confused', teaching: confused },
    { value: strong.energy, slip: 'counted-one-substituent', teaching: missed(weak) },
    { value: weak.energy, slip: 'counted-one-substituent', teaching: missed(strong) },
    { ...averaged, value: sum / 2 },
    ...doublings(right, turned, confused),
    ...ofAnotherGroup(ring),
  ]);
  return (
    options && {
      text: `By how much do the two chair conformations of ${compound(first, second, pattern)} differ in free energy? ${costsIn(ring)}`,
      ...options,
      explanation: explanationOf(first, second, pattern),
      finding: `Axial and equatorial positions of the ${pattern.name.replaceAll('*', '')} isomer give ${write(right)}.`,
    }
  );
}

/** In the less stable chair both groups are axial. */
function costOfBoth(ring: Ring): Draft | null {
  const { strong, weak, pattern, sum, difference } = ring;
  const confused =
    'One energy was subtracted from the other; in this isomer, both groups are axial in the less stable chair, so the energies are added.';
  const missed = (missing: Substituent): string =>
    `The ${missing.name} group is axial in this chair as well, so its energy must be included.`;
  const options = quantityOptions(sum, write, [
    { value: difference, slip: 'axial-equatorial-confused', teaching: confused },
    { value: strong.energy, slip: 'counted-one-substituent', teaching: missed(weak) },
    { value: weak.energy, slip: 'counted-one-substituent', teaching: missed(strong) },
    { ...averaged, value: sum / 2 },
    ...doublings(sum, difference, confused),
    ...ofAnotherGroup(ring),
  ]);
  return (
    options && {
      text: questionOfCost(ring, 'less'),
      ...options,
      explanation: `In the ${pattern.name} isomer, both groups are equatorial in one chair and axial in the other, which is the less stable one. There they cost ${figures(strong)} + ${figures(weak)} = ${options.answer}.`,
      finding: `Both groups are axial in the less stable chair: ${options.answer}.`,
    }
  );
}

/** In each chair one group is axial: in the less stable one it is the group that costs more. */
function costOfOne(ring: Ring, asked: Substituent): Draft | null {
  const { strong, weak, other, pattern, sum, difference } = ring;
  const chair = asked === strong ? 'less' : 'more';
  const wrong = asked === strong ? weak : strong;
  const otherChair = `This is the cost in the ${chair === 'less' ? 'more' : 'less'} stable chair, in which the ${wrong.name} group is axial.`;
  const options = quantityOptions(asked.energy, write, [
    { value: wrong.energy, slip: 'axial-equatorial-confused', teaching: otherChair },
    {
      value: sum,
      slip: 'axial-equatorial-confused',
      teaching:
        'Both groups were taken to be axial in one chair; in this isomer, one is axial and the other equatorial.',
    },
    {
      value: difference,
      slip: 'answered-another-quantity',
      teaching: 'This is the difference between the two chairs; the cost in one of them was asked for.',
    },
    { ...averaged, value: sum / 2 },
    { ...doubled, value: 2 * asked.energy },
    {
      ...doubled,
      value: 2 * wrong.energy,
      teaching: twoSlips(`The ${wrong.name} group is axial in the other chair.`, doubled.teaching),
    },
    ...(other === null
      ? []
      : [
          {
            value: other.energy,
            slip: 'value-of-another-group',
            teaching: `The ${other.name} group is not in this compound; the energy of the ${asked.name} group is needed.`,
          },
        ]),
  ]);
  return (
    options && {
      text: questionOfCost(ring, chair),
      ...options,
      explanation: `In the ${pattern.name} isomer, one group is axial and the other equatorial in each chair. The ${strong.name} group costs more in the axial position, so it is equatorial in the more stable chair and axial in the less stable one. In the ${chair} stable chair the ${asked.name} group is axial, which costs ${options.answer}.`,
      finding: `The ${asked.name} group is axial in the ${chair} stable chair: ${options.answer}.`,
    }
  );
}

function questionOfCost(ring: Ring, chair: 'more' | 'less'): string {
  const { first, second, pattern } = ring;
  return `What is the total free-energy cost of axial groups in the ${chair} stable chair conformation of ${compound(first, second, pattern)}? ${costsIn(ring)}`;
}

function costsIn({ first, second, other }: Ring): string {
  const listed = other === null ? [first, second] : [first, second, other];
  return `${given(...listed)} Assume that ${other === null ? 'the two groups' : 'groups on the same ring'} do not influence each other.`;
}

const averaged = {
  slip: 'averaged-unequal-parts',
  teaching: 'The energies of the two groups were averaged; a group that is axial costs its whole energy.',
};

const doubled = {
  slip: 'needless-doubling',
  teaching:
    'The energies were doubled, as if they were stated for one of two 1,3-diaxial interactions; they are stated for the axial position as a whole.',
};

function doublings(right: number, turned: number, confused: string): SlippedValue[] {
  return [
    { ...doubled, value: 2 * right },
    { ...doubled, value: 2 * turned, teaching: twoSlips(confused, doubled.teaching) },
  ];
}

/** Slips with the energy of the group that is listed, but is not on the ring, where two energies are added or subtracted. */
function ofAnotherGroup({ other, strong, weak, pattern: { isSame } }: Ring): SlippedValue[] {
  if (other === null) return [];
  return [
    { kept: strong, missing: weak },
    { kept: weak, missing: strong },
  ].flatMap(({ kept, missing }) => {
    const [sum, difference] = [kept.energy + other.energy, Math.abs(kept.energy - other.energy)];
    const teaching = `The ${other.name} group is not in this compound; the energy of the ${missing.name} group is needed.`;
    return [
      { value: isSame ? sum : difference, slip: 'value-of-another-group', teaching },
      {
        value: isSame ? difference : sum,
        slip: 'axial-equatorial-confused',
        teaching: twoSlips(
          `${isSame ? 'The energies must be added here' : 'One energy must be subtracted from the other here'}.`,
          teaching,
        ),
      },
    ].filter(({ value }) => value > leastEnergy);
  });
}

function figures({ energy }: Substituent): string {
  return formatDecimals(energy, 1);
}
