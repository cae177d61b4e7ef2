import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/request.ts';
import { reportFailed } from './report-words.ts';

const body = { message: 'This question is not of a quiz of yours.', code: 'notFound' };
const failure = (status: number, details: object = {}) =>
  new ApiFailure(status, JSON.stringify({ ...body, ...details }));
const again = 'Failed to submit report. Please try again.';

test.each(['quiz', 'results'] as const)(
  'on the screen of a %s a report after the session has ended asks to log in, and a second one is thanked for',
  (place) => {
    expect(reportFailed(failure(401), place).description).toBe('Please log in to report questions.');
    expect(reportFailed(failure(409, { alreadyReported: true }), place).title).toBe('Already Reported');
  },
);

test('a quiz is told that the report failed, and the results what the server says', () => {
  expect(reportFailed(failure(404), 'quiz')).toMatchObject({ title: 'Error', description: again });
  expect(reportFailed(failure(404), 'results')).toMatchObject({
    title: 'Report Failed',
    description: body.message,
  });
  expect(reportFailed(failure(400, { requiresExplanation: true }), 'results')).toMatchObject({
    title: 'Explanation Required',
    description: 'Please provide at least 10 characters explaining the issue.',
  });
});

test('where the server was not reached, both say to try again', () => {
  for (const place of ['quiz', 'results'] as const)
    expect(reportFailed(new TypeError('Failed to fetch'), place).description).toBe(again);
});
