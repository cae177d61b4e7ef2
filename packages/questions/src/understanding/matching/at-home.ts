import { concepts } from '../../concepts/concepts.ts';
import type { Template } from '../question-index/templates.ts';

/** With so many questions at a difficulty, others that use the concepts elsewhere do not come. */
const enoughAtHome = 8;

const topicOf: ReadonlyMap<string, string> = new Map(concepts.map(({ id, topic }) => [id, topic]));

/**
 * What of many questions is asked where the concepts are at home: whoever asks for a whole topic, or a section of an exam, does not ask
 * how much oxygen a leaf gives off for stoichiometry. At a difficulty that has little else, the others stay.
 * @param asked ids of the concepts that were asked for
 */
export function atHome(found: readonly Template[], asked: ReadonlySet<string>): readonly Template[] {
  const home = new Set([...asked].map((id) => topicOf.get(id)));
  const levels = Map.groupBy(found, ({ difficulty }) => difficulty);
  const kept = [...levels.values()].flatMap((ofLevel) => {
    const inside = ofLevel.filter(({ topic }) => home.has(topic));
    return inside.length >= enoughAtHome ? inside : ofLevel;
  });
  return kept.length === found.length ? found : kept;
}
