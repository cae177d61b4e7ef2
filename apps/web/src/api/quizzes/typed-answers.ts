import { typedAnswerResponse, type TypedAnswerRequest } from '@valence/contract';
import { request } from '../request.ts';

/** Has the server grade an answer; the key comes with the last try. */
export function checkTypedAnswer(answer: TypedAnswerRequest) {
  return request('POST', '/api/user/typed-answer', typedAnswerResponse, answer);
}
