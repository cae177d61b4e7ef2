export const elementCategories = [
  'nonmetal',
  'noble gas',
  'alkali metal',
  'alkaline earth metal',
  'transition metal',
  'post-transition metal',
  'metalloid',
  'lanthanide',
  'actinide',
] as const;

export type ElementCategory = (typeof elementCategories)[number];
export type Block = 's' | 'p' | 'd' | 'f';

/** Where an element stands. Ce to Lu and Th to Lr have no group: they fill the f block beside La and Ac. */
export interface Position {
  group: number | null;
  period: number;
  block: Block;
  category: ElementCategory;
  /** 1 to 9: the period, or 8 and 9 for Ce to Lu and Th to Lr, which are printed below the others. */
  row: number;
  /** 1 to 18: the group, or 4 to 17 in the two rows below. */
  column: number;
}

const nobleGasNumbers = [0, 2, 10, 18, 36, 54, 86, 118];
const nonmetals = new Set([1, 6, 7, 8, 9, 15, 16, 17, 34, 35, 53, 85, 117]);
const metalloids = new Set([5, 14, 32, 33, 51, 52]);

/**
 * Group, period, block and category from the atomic number. Lanthanum and actinium stand in group 3, the layout of
 * the printed tables that students use; groups 3 to 12 count as transition metals; halogens are nonmetals.
 */
export function positionOf(atomicNumber: number): Position {
  const period = nobleGasNumbers.findIndex((number) => atomicNumber <= number);
  const group = groupOf(atomicNumber, period);
  return {
    group,
    period,
    block: blockOf(atomicNumber, group),
    category: categoryOf(atomicNumber, group),
    row: group === null ? period + rowsBelow : period,
    column: group ?? placeInPeriod(atomicNumber, period),
  };
}

/** Rows 8 and 9 hold what rows 6 and 7 have no room for. */
const rowsBelow = 2;

function groupOf(atomicNumber: number, period: number): number | null {
  const place = placeInPeriod(atomicNumber, period);
  const toTheEnd = (nobleGasNumbers[period] ?? 0) - atomicNumber;
  if (place <= 2 && atomicNumber !== 2) return place;
  if (toTheEnd < 6) return 18 - toTheEnd;
  if (period >= 6 && place > 3 && place <= 17) return null;
  return period >= 6 && place > 17 ? place - 14 : place;
}

function placeInPeriod(atomicNumber: number, period: number): number {
  return atomicNumber - (nobleGasNumbers[period - 1] ?? 0);
}

function blockOf(atomicNumber: number, group: number | null): Block {
  if (group === null) return 'f';
  if (group <= 2 || atomicNumber === 2) return 's';
  return group <= 12 ? 'd' : 'p';
}

function categoryOf(atomicNumber: number, group: number | null): ElementCategory {
  if (atomicNumber >= 57 && atomicNumber <= 71) return 'lanthanide';
  if (atomicNumber >= 89 && atomicNumber <= 103) return 'actinide';
  if (nonmetals.has(atomicNumber)) return 'nonmetal';
  if (metalloids.has(atomicNumber)) return 'metalloid';
  if (group === 18) return 'noble gas';
  if (group === 1) return 'alkali metal';
  if (group === 2) return 'alkaline earth metal';
  return group !== null && group <= 12 ? 'transition metal' : 'post-transition metal';
}
