import {
  difficulties,
  type Difficulty,
  type Mistakes,
  type QuestionCountsByDifficulty,
  type TopicChoice,
} from '@valence/contract';

type Listed = Mistakes['concepts'][number];
type Concept = Pick<Listed, 'name' | 'difficulty' | 'fresh'>;

/** A quiz of fresh questions on what was missed. */
export interface FreshQuiz {
  name: string;
  choice: TopicChoice;
  difficulty: Difficulty;
  /** What is asked for. */
  count: number;
  /** How many there will be at most. */
  questions: number;
}

/** Questions of a quiz on one concept, and of one on all: every plan has both sizes. */
const onOne = 5;
const onAll = 10;
/** A quiz of ten questions has room for so many concepts. */
const mixed = 10;
/** Fewer questions are not worth a quiz of their own: one of them is what was missed, and the mixed quiz has room for them. */
const fewest = 3;

/**
 * A quiz on one concept, at the level of its latest miss where that has questions enough, else at the level that has most; `null` where
 * there are too few for a quiz.
 */
export function freshOnConcept({ name, difficulty, fresh }: Concept): FreshQuiz | null {
  if (fresh === null) return null;
  const { choice, questions } = fresh;
  const level = questions[difficulty] >= onOne ? difficulty : fullestLevel(questions);
  if (questions[level] < fewest) return null;
  return { name, choice, difficulty: level, count: onOne, questions: Math.min(onOne, questions[level]) };
}

/** A quiz on the topic of a concept that has too few questions for one; `null` where the topic has too few as well. */
export function freshOnTopic({ difficulty, topic }: Pick<Listed, 'difficulty' | 'topic'>): FreshQuiz | null {
  return topic ? freshOnConcept({ name: topic.name, difficulty, fresh: topic }) : null;
}

/** A quiz on the first concepts of the list together, at the level that has most for them; `null` where nothing is left to ask. */
export function freshOnAll(concepts: readonly Concept[]): FreshQuiz | null {
  const found = concepts.flatMap(({ fresh }) => fresh ?? []).slice(0, mixed);
  const sum = (level: Difficulty) =>
    found.reduce((total, { questions }) => total + Math.min(questions[level], onOne), 0);
  const level = fullestLevel({
    beginner: sum('beginner'),
    intermediate: sum('intermediate'),
    advanced: sum('advanced'),
  });
  if (sum(level) === 0) return null;
  const standing = found.filter(({ questions }) => questions[level] > 0);
  const count = sum(level) > onOne ? onAll : onOne;
  return {
    name: 'My mistakes',
    choice: {
      topics: standing.flatMap(({ choice }) => choice.topics),
      concepts: standing.flatMap(({ choice }) => choice.concepts),
    },
    difficulty: level,
    count,
    questions: Math.min(count, sum(level)),
  };
}

/** The easiest of those that have most. */
function fullestLevel(questions: QuestionCountsByDifficulty): Difficulty {
  return difficulties.reduce((best, level) => (questions[level] > questions[best] ? level : best));
}
