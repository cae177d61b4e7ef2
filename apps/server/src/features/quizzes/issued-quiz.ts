import type { GenerateQuestionsResponse, QuestionOrigins, TypedQuestion } from '@valence/contract';
import type { Question } from '@valence/questions';
import { issuedQuestion } from './issued-question.ts';
import type { QuestionEngine } from './question-engine.ts';
import type { StoredQuiz } from './quizzes-repository.ts';
import { issuedTypedQuestion } from './typed/issued-typed-question.ts';

/**
 * A quiz as its student receives it.
 * @param typed its typed questions, where something was typed already
 */
export function issuedQuiz(
  quiz: Pick<StoredQuiz, 'id' | 'topic' | 'difficulty' | 'questions' | 'typedIds'>,
  engine: QuestionEngine,
  typed = newTyped(quiz, engine),
): GenerateQuestionsResponse {
  const { id, topic, difficulty, questions, typedIds } = quiz;
  return {
    quizId: id,
    topic,
    difficulty,
    source: originsOf(questions),
    questions: questions
      .filter((question) => !typedIds.includes(question.id))
      .map((question) => issuedQuestion(question, engine)),
    ...(typed.length > 0 && { typed }),
  };
}

/** Typed questions that nothing was typed for. */
function newTyped(
  { questions, typedIds }: Pick<StoredQuiz, 'questions' | 'typedIds'>,
  engine: QuestionEngine,
): TypedQuestion[] {
  const issue = (question: Question) => issuedQuestion(question, engine);
  return questions
    .filter(({ id }) => typedIds.includes(id))
    .map((question) =>
      issuedTypedQuestion(question, engine, issue, { question, tries: [], isExcused: false }),
    );
}

function originsOf(questions: readonly Question[]): QuestionOrigins {
  const of = (kind: Question['origin']['kind']) =>
    questions.filter(({ origin }) => origin.kind === kind).length;
  return { written: of('written'), families: of('family'), model: of('model') };
}
