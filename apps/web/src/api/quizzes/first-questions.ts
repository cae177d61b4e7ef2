import { queryOptions } from '@tanstack/react-query';
import {
  drawFirstQuestionsResponse,
  recordFirstQuestionsResponse,
  type DrawFirstQuestionsRequest,
  type RecordFirstQuestionsRequest,
} from '@valence/contract';
import { request } from '../request.ts';

/** Takes what was answered before sign-up into the account. */
export function recordFirstQuestions(answered: RecordFirstQuestionsRequest) {
  return request('POST', '/api/user/first-questions', recordFirstQuestionsResponse, answered);
}

/** A shared set of questions for a visitor. It stays while the page does, and is another one at the next visit. */
export function drawnSetQuery(wanted: DrawFirstQuestionsRequest) {
  return queryOptions({
    queryKey: ['/api/first-questions', wanted],
    queryFn: () => request('POST', '/api/first-questions', drawFirstQuestionsResponse, wanted),
    staleTime: Infinity,
    gcTime: 0,
  });
}
