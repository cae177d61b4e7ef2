import { expect, test } from 'vitest';
import { templatesOf } from '../../matching/coverage.ts';
import { understandTopic } from '../../understand-topic.ts';

test('a reference table of the Regents exam is what it holds', () => {
  const understood = ['regents chemistry table J', 'Regents reference table F'].map(understandTopic);
  expect(understood.map((found) => found.isUnderstood && found.name)).toEqual([
    'Activity series',
    'Solubility rules',
  ]);
  expect(understandTopic('table J').isUnderstood).toBe(false);
});

test('every reference table is understood and has questions', () => {
  const few = [...'CEFGHIJKLMNOPQRS'].filter((letter) => {
    const found = understandTopic(`regents chemistry table ${letter}`);
    return !found.isUnderstood || found.wishes.flatMap(templatesOf).length < 3;
  });
  expect(few).toEqual([]);
});
