/** Features of an option by name. A name is read as "the key is more often …". */
export type Seen = Readonly<Record<string, number>>;

/**
 * One feature for each place: a weight on the place itself could not tell the two in the middle from the two outside.
 * @returns the name of the feature of a place
 * @example ranked('number by size')(2) // '3rd number by size'
 */
export function ranked(name: string): (place: number) => string {
  const names = ['1st', '2nd', '3rd', '4th'].map((place) => `${place} ${name}`);
  return (place) => names[place] ?? `last ${name}`;
}

/** How many of the values are smaller. */
export function rankOf(values: readonly number[], value: number): number {
  return values.filter((other) => other < value).length;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
