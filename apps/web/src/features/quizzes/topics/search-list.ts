import type { TopicListResponse } from '@valence/contract';

type Subjects = TopicListResponse['subjects'];

/**
 * The part of the list that a text names: topics whose name has every word of it, whole, and of other topics the concepts whose
 * name has. Words may be cut short or stand in the plural; case and accents do not count.
 * @example searchList(subjects, 'ideal g') // Gas laws, with the concept Ideal gas law alone
 */
export function searchList(subjects: Subjects, text: string): Subjects {
  const words = wordsOf(text);
  if (words.length === 0) return subjects;
  const names = subjects.flatMap(({ topics }) =>
    topics.flatMap(({ name, concepts }) => [name, ...concepts.map((concept) => concept.name)]),
  );
  const [whole, begun] = [isNamedBy(words, isSame), isNamedBy(words, begins)];
  // Two letters are a word of their own, where there is such a word: `pH`, and not `Photosynthesis`.
  const isNamed = words.some(({ length }) => length < 3) && names.some(whole) ? whole : begun;
  return subjects
    .map((subject) => ({
      ...subject,
      topics: subject.topics
        .map((topic) =>
          isNamed(topic.name)
            ? topic
            : { ...topic, concepts: topic.concepts.filter(({ name }) => isNamed(name)) },
        )
        .filter((topic) => isNamed(topic.name) || topic.concepts.length > 0),
    }))
    .filter(({ topics }) => topics.length > 0);
}

function isNamedBy(
  words: readonly string[],
  isMeant: (typed: string, ofName: string) => boolean,
): (name: string) => boolean {
  return (name) => {
    const ofName = wordsOf(name);
    return words.every((word) => ofName.some((one) => isMeant(word, one)));
  };
}

function isSame(typed: string, ofName: string): boolean {
  return typed === ofName;
}

function begins(typed: string, ofName: string): boolean {
  const singular = typed.length > 4 ? typed.replace(/(?<!s)s$/, '') : typed;
  return ofName.startsWith(typed) || ofName.startsWith(singular);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
