import { nameTable } from './name-readings.data.ts';
import { readNameReadings, type NameReadings } from './read-name-readings.ts';

let read: NameReadings | undefined;
let byName: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** What readers say who saw each question beside the names under which it is found (docs/name-readings.md). */
export function nameReadings(): NameReadings {
  read ??= readNameReadings(nameTable);
  return read;
}

/**
 * The templates whose questions are not what somebody wants who asks for a name: it is their setting, a step on their way, or what they
 * are told.
 * @param name as it is printed: of a concept, a topic, something narrower, or a section of a syllabus
 */
export function refusedUnder(name: string): ReadonlySet<string> {
  byName ??= templatesByName();
  return byName.get(name) ?? none;
}

const none: ReadonlySet<string> = new Set();

function templatesByName(): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [template, names] of nameReadings())
    for (const name of names) found.getOrInsertComputed(name, () => new Set()).add(template);
  return found;
}
