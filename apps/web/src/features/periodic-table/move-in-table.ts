import { elements, type Element } from '@valence/chemistry/elements';

/**
 * The element that a key leads to from another one, as in a grid: arrows skip what is empty, and up and down go to the
 * nearest column where their own one has ended, so that Ac leads down to Ce and to Th.
 * @param isFar the Ctrl key is held: Home and End mean the whole table
 * @returns the same element at an edge, `null` for a key that does not move
 */
export function moveInTable(from: Element, key: string, isFar: boolean): Element | null {
  switch (key) {
    case 'ArrowRight':
      return rowOf(from.row).find(({ column }) => column > from.column) ?? from;
    case 'ArrowLeft':
      return rowOf(from.row).findLast(({ column }) => column < from.column) ?? from;
    case 'ArrowDown':
      return vertically(from, 1);
    case 'ArrowUp':
      return vertically(from, -1);
    case 'Home':
      return (isFar ? rowOf(1)[0] : rowOf(from.row)[0]) ?? from;
    case 'End':
      return rowOf(isFar ? lastRow : from.row).at(-1) ?? from;
    case 'PageUp':
      return columnOf(from.column)[0] ?? from;
    case 'PageDown':
      return columnOf(from.column).at(-1) ?? from;
    default:
      return null;
  }
}

/**
 * The element that typed letters lead to: the next one whose symbol or name begins with them.
 * @param typed one letter goes on from the element, more letters may stay on it
 */
export function findTyped(from: Element, typed: string): Element | null {
  const wanted = typed.toLowerCase();
  const start = typed.length === 1 ? from.atomicNumber : from.atomicNumber - 1;
  const inOrder = [...elements.slice(start), ...elements.slice(0, start)];
  const begins = (text: string) => text.toLowerCase().startsWith(wanted);
  return inOrder.find(({ symbol }) => begins(symbol)) ?? inOrder.find(({ name }) => begins(name)) ?? null;
}

const lastRow = 9;

function vertically(from: Element, step: 1 | -1): Element {
  const isBeyond = ({ row }: Element) => (row - from.row) * step > 0;
  const inColumn = columnOf(from.column).filter(isBeyond);
  const straight = step === 1 ? inColumn[0] : inColumn.at(-1);
  return straight ?? nearest(rowOf(from.row + step), from.column) ?? from;
}

function nearest(row: readonly Element[], column: number): Element | undefined {
  return row.toSorted((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0];
}

/** From left to right. Atomic numbers rise along every row of the printed table. */
function rowOf(row: number): readonly Element[] {
  return elements.filter((element) => element.row === row);
}

/** From top to bottom. */
function columnOf(column: number): readonly Element[] {
  return elements
    .filter((element) => element.column === column)
    .toSorted((one, other) => one.row - other.row);
}
