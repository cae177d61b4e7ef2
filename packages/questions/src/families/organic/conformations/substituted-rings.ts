import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { inSeries } from '../../texts/in-series.ts';

/** Free energies of the axial over the equatorial chair in kJ/mol. The question states them. */
export const substituents = [
  { name: 'methyl', energy: 7.3 },
  { name: 'ethyl', energy: 7.5 },
  { name: 'propan-2-yl', energy: 9.3 },
  { name: 'hydroxy', energy: 4.2 },
  { name: 'chloro', energy: 2.2 },
  { name: 'bromo', energy: 2.2 },
  { name: 'methoxy', energy: 2.5 },
  { name: 'fluoro', energy: 1.1 },
] as const;

/** 1,4- and *trans*-1,3-substituents do not touch each other, so that their preferences simply add. */
const patterns = [
  { name: '*trans*-1,4', prefix: '*trans*', locant: 4, isSame: true },
  { name: '*cis*-1,4', prefix: '*cis*', locant: 4, isSame: false },
  { name: '*trans*-1,3', prefix: '*trans*', locant: 3, isSame: false },
] as const;

/** A group on the ring. */
export type Substituent = (typeof substituents)[number];
/** Where the two groups stand. */
export type Pattern = (typeof patterns)[number];

/** Two different groups, in alphabetical order, and their places. */
export function drawPair(random: Random): { first: Substituent; second: Substituent; pattern: Pattern } {
  const drawn = random.shuffle(substituents).slice(0, 2);
  const [first = substituents[0], second = substituents[3]] = drawn.sort((a, b) =>
    sortName(a).localeCompare(sortName(b)),
  );
  return { first, second, pattern: random.pick(patterns) };
}

/** The name of the compound; the two groups come in alphabetical order. */
export function compound(first: Substituent, second: Substituent, { prefix, locant }: Pattern): string {
  const other = [first, second].find(({ name }) => name !== 'hydroxy') ?? first;
  return [first, second].some(({ name }) => name === 'hydroxy')
    ? `${prefix}-${locant}-${bracketed(other)}cyclohexan-1-ol`
    : `${prefix}-1-${bracketed(first)}-${locant}-${bracketed(second)}cyclohexane`;
}

/** A group whose name contains a number is put in brackets. */
export function bracketed({ name }: Pick<Substituent, 'name'>): string {
  return /\d/.test(name) ? `(${name})` : name;
}

/** What the axial position costs each group, as the question states it. */
export function given(...groups: readonly Substituent[]): string {
  const sorted = groups.toSorted((a, b) => sortName(a).localeCompare(sortName(b)));
  const costs = sorted.map(({ name, energy }) => `the ${name} group ${formatDecimals(energy, 1)} kJ/mol`);
  return `Being axial rather than equatorial costs ${inSeries(costs)}.`;
}

/** How the difference of the two chairs follows. */
export function explanationOf(first: Substituent, second: Substituent, { name, isSame }: Pattern): string {
  return isSame
    ? `In the ${name} isomer, both groups are equatorial in one chair and axial in the other: ${formatDecimals(first.energy, 1)} + ${formatDecimals(second.energy, 1)} = ${formatDecimals(first.energy + second.energy, 1)} kJ/mol.`
    : `In the ${name} isomer, one group is axial and the other equatorial in each chair: ${formatDecimals(Math.max(first.energy, second.energy), 1)} − ${formatDecimals(Math.min(first.energy, second.energy), 1)} = ${formatDecimals(Math.abs(first.energy - second.energy), 1)} kJ/mol in favor of the chair with the ${first.energy > second.energy ? first.name : second.name} group equatorial.`;
}

function sortName({ name }: Substituent): string {
  return name;
}
