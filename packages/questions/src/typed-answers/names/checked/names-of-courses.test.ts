import { expect, test } from 'vitest';
import { gradeTypedAnswer } from '../../grade-typed-answer.ts';
import { namesOfCourses } from './names-of-courses.data.ts';

const names = namesOfCourses
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** Names that denote their structure in a way that is not taught. */
const notPreferred = new Set([
  '2-phenylpropane',
  '1-phenylbutane',
  '2-methylidenebutane',
  '3-(ethoxycarbonyl)propanoic acid',
]);

test.each(names)('%s is %s', (name = '', smiles = '') => {
  const expected = notPreferred.has(name) ? 'partly' : 'right';
  expect(gradeTypedAnswer({ kind: 'name', smiles }, name).verdict).toBe(expected);
});

test('no name of the list is taken for the structure of the next one', () => {
  const wrong = names.filter(([name = ''], place) => {
    const [other = '', smiles = ''] = names[(place + 1) % names.length] ?? [];
    const isOther = gradeTypedAnswer({ kind: 'name', smiles }, name).marks > 0;
    return isOther && gradeTypedAnswer({ kind: 'name', smiles: names[place]?.[1] ?? '' }, other).marks === 0;
  });
  expect(wrong).toEqual([]);
});
