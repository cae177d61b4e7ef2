/** The same things in an order drawn by `random` (Fisher and Yates), the given list untouched. */
export function shuffle<T>(things: readonly T[], random: () => number): T[] {
  const rest = [...things];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}
