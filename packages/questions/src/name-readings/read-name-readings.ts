/** Names under which readers refuse a template's questions, by the name of the template. */
export type NameReadings = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a table of readings: a line each, `template > name | name`, and the template alone where no name is refused.
 * @throws with the line that is none
 * @example readNameReadings('general-redox-14 > Half-equations').get('general-redox-14') // ['Half-equations']
 */
export function readNameReadings(table: string): NameReadings {
  return new Map(
    table.split('\n').flatMap((line): [string, readonly string[]][] => {
      if (line.trim() === '') return [];
      const [, template, names] = /^(\S+)(?: > (\S.*))?$/.exec(line) ?? [];
      if (template === undefined) throw new Error(`“${line}” is no reading of names`);
      return [[template, names?.split(' | ') ?? []]];
    }),
  );
}
