import type { TopicListResponse } from '@valence/contract';

type Subjects = TopicListResponse['subjects'];

/**
 * The part of the list that a text names: topics whose name has every word of it, whole, and of other topics the concepts whose
 * name has. Words may be cut short; case and accents do not count.
 * @example searchList(subjects, 'ideal g') // Gas laws, with the concept Ideal gas law alone
 */
export function searchList(subjects: Subjects, text: string): Subjects {
  const words = wordsOf(text);
  if (words.length === 0) return subjects;
  const isNamed = (name: string): boolean => {
    const ofName = wordsOf(name);
    return words.every((word) => ofName.some((one) => one.startsWith(word)));
  };
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

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
