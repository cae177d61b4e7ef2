import type { GenerateQuestionsResponse, QuestionOrigins } from '@valence/contract';
import type { Question } from '@valence/questions';
import { issuedQuestion } from './issued-question.ts';
import type { QuestionEngine } from './question-engine.ts';
import type { StoredQuiz } from './quizzes-repository.ts';
import { issuedTypedQuestions } from './typed/issued-typed-question.ts';
import type { TriesOfQuiz } from './typed/typed-tries-repository.ts';

/**
 * A quiz as its student receives it.
 * @param tries what the student has typed so far
 */
export function issuedQuiz(
  quiz: Pick<StoredQuiz, 'id' | 'topic' | 'difficulty' | 'questions' | 'typedIds'>,
  engine: QuestionEngine,
  tries: TriesOfQuiz = new Map(),
): GenerateQuestionsResponse {
  const { id, topic, difficulty, questions, typedIds } = quiz;
  const issue = (question: Question) => issuedQuestion(question, engine);
  const typed = issuedTypedQuestions(quiz, engine, issue, tries);
  return {
    quizId: id,
    topic,
    difficulty,
    source: originsOf(questions),
    questions: questions.filter((question) => !typedIds.includes(question.id)).map(issue),
    ...(typed.length > 0 && { typed }),
  };
}

function originsOf(questions: readonly Question[]): QuestionOrigins {
  const of = (kind: Question['origin']['kind']) =>
    questions.filter(({ origin }) => origin.kind === kind).length;
  return { written: of('written'), families: of('family'), model: of('model') };
}
