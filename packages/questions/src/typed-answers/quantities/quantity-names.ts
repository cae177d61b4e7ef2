import { sameDimension, type Dimension, type Unit } from '@valence/chemistry';

/** What a unit is of, in a word; `null` where no everyday word says it. */
export function quantityName(unit: Unit | undefined): string | null {
  if (unit === undefined) return null;
  return names.find(([, dimension]) => sameDimension(dimension, unit.dimension))?.[0] ?? null;
}

const names: readonly (readonly [string, Dimension])[] = [
  ['length', [1, 0, 0, 0, 0, 0]],
  ['mass', [0, 1, 0, 0, 0, 0]],
  ['time', [0, 0, 1, 0, 0, 0]],
  ['temperature', [0, 0, 0, 1, 0, 0]],
  ['amount', [0, 0, 0, 0, 1, 0]],
  ['volume', [3, 0, 0, 0, 0, 0]],
  ['pressure', [-1, 1, -2, 0, 0, 0]],
  ['energy', [2, 1, -2, 0, 0, 0]],
  ['concentration', [-3, 0, 0, 0, 1, 0]],
  ['density', [-3, 1, 0, 0, 0, 0]],
  ['molar mass', [0, 1, 0, 0, -1, 0]],
];
