import { expect, test } from 'vitest';
import { isOfNoQuiz, mayPass } from './recording.ts';
import { ApiFailure } from '../request.ts';

test.each([408, 429, 500, 502, 503, 504])('an answer of %i is worth another try', (status) => {
  expect(mayPass(new ApiFailure(status, ''))).toBe(true);
});

test.each([400, 401, 403, 404, 409, 413])('an answer of %i is not', (status) => {
  expect(mayPass(new ApiFailure(status, ''))).toBe(false);
});

test('a server that was not reached is worth another try', () => {
  expect(mayPass(new TypeError('Failed to fetch'))).toBe(true);
});

test('a finished quiz is given up only where the server says that there is no such quiz', () => {
  const refused = (status: number, code: string) =>
    isOfNoQuiz(new ApiFailure(status, JSON.stringify({ message: 'No.', code })));
  expect(refused(404, 'notFound')).toBe(true);
  expect(refused(400, 'badRequest')).toBe(false);
  expect(refused(403, 'crossSiteRequest')).toBe(false);
  // Something between the browser and the server knows nothing of quizzes.
  expect(isOfNoQuiz(new ApiFailure(404, '<title>Not Found</title>'))).toBe(false);
  expect(isOfNoQuiz(new TypeError('Failed to fetch'))).toBe(false);
});
