import { recordFirstQuestionsResponse, type RecordFirstQuestionsRequest } from '@valence/contract';
import { request } from '../request.ts';

/** Takes what was answered before sign-up into the account. */
export function recordFirstQuestions(answered: RecordFirstQuestionsRequest) {
  return request('POST', '/api/user/first-questions', recordFirstQuestionsResponse, answered);
}
