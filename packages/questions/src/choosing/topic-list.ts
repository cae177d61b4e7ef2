import { concepts } from '../concepts/concepts.ts';
import { subjects, type Difficulty, type Subject } from '../question.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { countsOf, countTemplates } from '../understanding/matching/counts.ts';
import { templates } from '../understanding/question-index/templates.ts';
import { withApostrophes } from '../understanding/join-names.ts';
import { wishOfConcept, wishOfTopic } from './understand-choice.ts';

/** A topic or concept as it stands in the list. */
interface ListedConcept {
  id: string;
  name: string;
  /** How many different questions there are on it. A question that tests two concepts counts for both. */
  questions: Record<Difficulty, number>;
}

interface ListedTopic extends ListedConcept {
  concepts: ListedConcept[];
}

interface ListedSubject {
  id: Subject;
  questions: Record<Difficulty, number>;
  topics: ListedTopic[];
}

let listed: ListedSubject[] | undefined;

/** Every subject with its topics and concepts that have questions, in the order of the map. Computed at the first call. */
export function topicList(): ListedSubject[] {
  listed ??= subjects.map((subject) => ({
    id: subject,
    questions: countTemplates(templates().filter((template) => template.subject === subject)),
    topics: taxonomy
      .filter((topic) => topic.subject === subject)
      .map((topic) => ({
        id: topic.id,
        name: withApostrophes(topic.name),
        questions: countsOf([wishOfTopic(topic)]),
        concepts: concepts
          .filter((concept) => concept.topic === topic.id)
          .map((concept) => ({
            id: concept.id,
            name: withApostrophes(concept.name),
            questions: countsOf([wishOfConcept(concept)]),
          }))
          .filter(hasQuestions),
      }))
      .filter(hasQuestions),
  }));
  return listed;
}

function hasQuestions({ questions }: ListedConcept): boolean {
  return Object.values(questions).some((count) => count > 0);
}
