import type { GenerateQuestionsResponse, QuestionOrigins } from '@valence/contract';
import type { Question } from '@valence/questions';
import { issuedQuestion } from './issued-question.ts';
import type { QuestionEngine } from './question-engine.ts';
import type { StoredQuiz } from './quizzes-repository.ts';

/** A quiz as its student receives it. */
export function issuedQuiz(
  { id, topic, difficulty, questions }: Pick<StoredQuiz, 'id' | 'topic' | 'difficulty' | 'questions'>,
  engine: QuestionEngine,
): GenerateQuestionsResponse {
  return {
    quizId: id,
    topic,
    difficulty,
    source: originsOf(questions),
    questions: questions.map((question) => issuedQuestion(question, engine)),
  };
}

function originsOf(questions: readonly Question[]): QuestionOrigins {
  const of = (kind: Question['origin']['kind']) =>
    questions.filter(({ origin }) => origin.kind === kind).length;
  return { written: of('written'), families: of('family'), model: of('model') };
}
