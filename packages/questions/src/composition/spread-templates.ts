/** Something that is made from a template. */
interface Templated {
  template: { key: string };
}

/** In a quiz of ten questions a template comes at most twice; in longer ones as often in proportion. */
export function mostOfTemplate(count: number): number {
  return Math.max(2, Math.ceil(count / 5));
}

/**
 * The questions in an order in which no template follows itself, as near to theirs as can be. What cannot be placed so is left
 * out.
 */
export function spreadTemplates<T extends Templated>(questions: readonly T[]): T[] {
  const spread: T[] = [];
  const open = [...questions];
  while (open.length > 0) {
    const last = spread.at(-1)?.template.key;
    const next = open.findIndex(({ template }) => template.key !== last);
    if (next < 0) break;
    spread.push(...open.splice(next, 1));
  }
  for (const left of open) {
    const place = placeFor(left, spread);
    if (place !== null) spread.splice(place, 0, left);
  }
  return spread;
}

/** Where a question can stand between others of other templates. */
function placeFor({ template: { key } }: Templated, spread: readonly Templated[]): number | null {
  for (let place = 0; place <= spread.length; place += 1)
    if (spread[place - 1]?.template.key !== key && spread[place]?.template.key !== key) return place;
  return null;
}
