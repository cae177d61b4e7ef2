import {
  generateQuestionsResponse,
  recordQuizResponse,
  type GenerateQuestionsRequest,
  type RecordQuizRequest,
} from '@valence/contract';
import { request } from './request.ts';

export function generateQuestions(wanted: GenerateQuestionsRequest) {
  return request('POST', '/api/generate-questions', generateQuestionsResponse, wanted);
}

export function recordQuiz(finished: RecordQuizRequest) {
  return request('POST', '/api/user/record-quiz', recordQuizResponse, finished);
}
