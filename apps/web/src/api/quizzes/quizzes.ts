import {
  recordQuizResponse,
  similarQuestionsResponse,
  type IssuedQuestion,
  type RecordQuizRequest,
} from '@valence/contract';
import { request } from '../request.ts';

export function recordQuiz(finished: RecordQuizRequest) {
  return request('POST', '/api/user/record-quiz', recordQuizResponse, finished);
}

/** Fresh questions on the skills of missed ones. Drawings and proofs stay here: the server has its own record. */
export function similarQuestions(
  missed: readonly IssuedQuestion[],
  subject: string,
  similarPerQuestion: number,
) {
  const missedQuestions = missed.map(({ id, question, options, correctAnswer, explanation, difficulty }) => ({
    id,
    question,
    options,
    correctAnswer,
    explanation,
    difficulty,
  }));
  return request('POST', '/api/similar-questions', similarQuestionsResponse, {
    missedQuestions,
    subject,
    similarPerQuestion,
  });
}
