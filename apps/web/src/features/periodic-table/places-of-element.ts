import type { Element } from '@valence/chemistry/elements';

/** The id of an element's cell in the table. */
export function cellId({ atomicNumber }: Element): string {
  return `element-${atomicNumber}`;
}

/** The id of an element's row in the list, which a phone shows in place of the table. */
export function rowId({ atomicNumber }: Element): string {
  return `element-row-${atomicNumber}`;
}

/** Where an element is pressed in the view on show; `null` where the view leaves it out, as when the list is searched. */
export function placeInView(element: Element): HTMLElement | null {
  const places = [cellId(element), rowId(element)].map((id) => document.getElementById(id));
  return places.find((place) => place !== null && place.getClientRects().length > 0) ?? null;
}
