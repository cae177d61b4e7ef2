import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invalidFields } from './invalid-fields.ts';

const plan = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  minutes: z.array(z.int().check(z.gte(0), z.lte(600))).check(z.maxLength(3)),
  level: z.enum(['easy', 'hard']),
  isOpen: z.boolean(),
  step: z.number().check(z.multipleOf(5)),
  mail: z.email(),
  topic: z.string().check(z.maxLength(200, { error: 'A topic has at most 200 characters.' })),
});
const sound = {
  name: 'mine',
  minutes: [30],
  level: 'easy',
  isOpen: true,
  step: 5,
  mail: 'a@b.org',
  topic: 'acids',
};

/** The faults of a value as the framework hands them on. */
function told(schema: z.core.$ZodType, value: unknown) {
  const read = z.safeParse(schema, value);
  const issues = read.success ? [] : read.error.issues;
  return invalidFields(
    issues.map(({ code, path, message, ...params }) => ({
      keyword: code,
      instancePath: `/${path.join('/')}`,
      message,
      params,
    })),
  );
}

test.each<[object, string, string]>([
  [{ name: '' }, 'name', 'Please fill this in.'],
  [{ name: undefined }, 'name', 'Please fill this in.'],
  [{ name: 'too long' }, 'name', 'Please write at most 5 characters.'],
  [{ minutes: [30, 900] }, 'minutes.1', 'Please choose 600 or less.'],
  [{ minutes: [-1] }, 'minutes.0', 'Please choose 0 or more.'],
  [{ minutes: ['x'] }, 'minutes.0', 'Please give a number.'],
  [{ minutes: [1, 2, 3, 4] }, 'minutes', 'Please choose at most 3.'],
  [{ level: 'mild' }, 'level', 'Please choose one of: easy, hard.'],
  [{ isOpen: 'yes' }, 'isOpen', 'Please choose yes or no.'],
  [{ step: 7 }, 'step', 'Please choose a multiple of 5.'],
  [{ mail: 'nobody' }, 'mail', 'Please give an e-mail address.'],
  [{ topic: 'x'.repeat(201) }, 'topic', 'A topic has at most 200 characters.'],
])('%j is told at its field, in words', (change, field, message) => {
  expect(told(plan, { ...sound, ...change })).toEqual([{ field, message }]);
});

test('of several shapes, the one that comes nearest says what is wrong inside it', () => {
  const exam = z.union([z.string(), z.object({ name: z.string(), plan })]);
  const minutes = [30, 900];
  expect(told(z.object({ exam }), { exam: { name: 'Finals', plan: { ...sound, minutes } } })).toEqual([
    { field: 'exam.plan.minutes.1', message: 'Please choose 600 or less.' },
  ]);
});

test('at most twenty faults are told', () => {
  const many = told(z.array(z.int()), Array.from({ length: 50 }, String));
  expect(many).toHaveLength(20);
});
