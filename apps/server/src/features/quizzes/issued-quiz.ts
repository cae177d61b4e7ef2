import type { GenerateQuestionsResponse, QuestionOrigins, TypedQuestion } from '@valence/contract';
import type { Question } from '@valence/questions';
import { issuedQuestion } from './issued-question.ts';
import type { QuestionEngine } from './question-engine.ts';
import type { StoredQuiz } from './quizzes-repository.ts';
import type { CountedTries } from './typed/count-tries.ts';
import { issuedTypedQuestion } from './typed/issued-typed-question.ts';

/**
 * A quiz as its student receives it.
 * @param typed its typed questions, where something was typed already
 * @param keyOf the key of a question that counts by now, `null` where none does
 */
export function issuedQuiz(
  quiz: Pick<StoredQuiz, 'id' | 'topic' | 'difficulty' | 'questions' | 'typedIds'>,
  engine: QuestionEngine,
  typed = newTyped(quiz, engine),
  keyOf = ({ key }: Question): number | null => key,
): GenerateQuestionsResponse {
  const { id, topic, difficulty, questions, typedIds } = quiz;
  return {
    quizId: id,
    topic,
    difficulty,
    source: originsOf(questions),
    questions: questions
      .filter((question) => !typedIds.includes(question.id))
      .map((question) => issuedQuestion(question, engine, keyOf(question))),
    ...(typed.length > 0 && { typed }),
  };
}

/** Typed questions that nothing was typed for. */
function newTyped(
  { questions, typedIds }: Pick<StoredQuiz, 'questions' | 'typedIds'>,
  engine: QuestionEngine,
): TypedQuestion[] {
  return questions
    .filter(({ id }) => typedIds.includes(id))
    .map((question) => issuedTypedQuestion(question, engine, untouched(question)));
}

function untouched(question: Question): CountedTries {
  return { question, key: question.key, tries: [], isExcused: false };
}

/** How many of the questions come from where. */
export function originsOf(questions: readonly Question[]): QuestionOrigins {
  const of = (kind: Question['origin']['kind']) =>
    questions.filter(({ origin }) => origin.kind === kind).length;
  return { written: of('written'), families: of('family'), model: of('model') };
}
