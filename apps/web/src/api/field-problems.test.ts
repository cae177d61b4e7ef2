import { expect, test } from 'vitest';
import { fieldProblems } from './field-problems.ts';
import { ApiFailure } from './request.ts';

const otherwise = 'Please try again.';

function failure(fields: readonly { field: string; message: string }[]): ApiFailure {
  const body = { code: 'badRequest', message: 'Some of what was sent is not valid.', fields };
  return new ApiFailure(400, JSON.stringify(body));
}

test('a fault stands beside its field, and one inside it beside it too', () => {
  const problems = fieldProblems(
    failure([
      { field: 'date', message: 'Please give a day.' },
      { field: 'minutes.3', message: 'Please choose 600 or less.' },
    ]),
    ['date', 'minutes'],
    otherwise,
  );
  expect(problems.problemOf('date')).toBe('Please give a day.');
  expect(problems.problemOf('minutes')).toBe('Please choose 600 or less.');
  expect(problems.problemOf('name')).toBeNull();
  expect(problems.message).toBeNull();
});

test('a fault that no field of the form shows is said of the whole', () => {
  const { message, problemOf } = fieldProblems(
    failure([{ field: 'minutesLeft', message: 'Please fill this in.' }]),
    ['minutes'],
    otherwise,
  );
  expect(message).toBe('Please fill this in.');
  expect(problemOf('minutes')).toBeNull();
});

test('without fields the words of the server stand, and without them our own; without a failure there is nothing', () => {
  expect(fieldProblems(failure([]), ['date'], otherwise).message).toBe('Some of what was sent is not valid.');
  expect(fieldProblems(new TypeError('offline'), ['date'], otherwise).message).toBe(otherwise);
  expect(fieldProblems(null, ['date'], otherwise).message).toBeNull();
});
