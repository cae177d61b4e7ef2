/** Does something with every item, so many at a time; the results stand in the order of the items. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const lane = async (): Promise<void> => {
    for (const [place, item] of queue) results.set(place, await work(item));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return items.flatMap((_, place) => {
    const result = results.get(place);
    return result === undefined ? [] : [result];
  });
}
