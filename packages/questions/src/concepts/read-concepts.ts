import type { Concept } from './concept.ts';

/**
 * Reads a table of concepts, one a line under a heading with the id of its topic:
 *
 *     # equilibrium
 *     solubility-product | Solubility product | Ksp; molar solubility | equilibrium-constant-expression | AP 7.11; MCAT 5A
 *
 * The columns are id, name, other names, what it presupposes, and where it is taught. The last ones may be empty.
 * @throws for a line that is no row, or stands under no topic: a defect of the table
 * @example readConcepts('# moles\nthe-mole | The mole')[0]?.topic // 'moles'
 */
export function readConcepts(table: string): readonly Concept[] {
  let topic: string | undefined;
  const concepts: Concept[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const heading = /^# ([a-z-]+)$/.exec(line)?.[1];
    if (heading !== undefined) topic = heading;
    else if (topic === undefined) throw new Error(`No topic stands above: ${line}`);
    else concepts.push(readRow(line, topic));
  }
  return concepts;
}

function readRow(line: string, topic: string): Concept {
  const [id, name, otherNames = '', presupposes = '', taughtIn = '', ...more] = line
    .split('|')
    .map((cell) => cell.trim());
  if (id === undefined || name === undefined || more.length > 0)
    throw new Error(`Not a row of a table of concepts: ${line}`);
  return {
    id,
    name,
    topic,
    otherNames: listed(otherNames),
    presupposes: listed(presupposes),
    taughtIn: listed(taughtIn),
  };
}

function listed(cell: string): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
