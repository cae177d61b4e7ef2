import { expect, test } from 'vitest';
import { templatesOf } from '../understanding/matching/coverage.ts';
import { templateName, templates } from '../understanding/question-index/templates.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import { nameReadings } from './name-readings.ts';
import { readNameReadings } from './read-name-readings.ts';

test('every template was seen by a reader beside the names under which it is found', () => {
  const unread = templates().filter((template) => !nameReadings().has(templateName(template)));
  expect(unread.map(templateName)).toEqual([]);
});

test('every reading is of a template', () => {
  const known = new Set(templates().map(templateName));
  expect([...nameReadings().keys()].filter((name) => !known.has(name))).toEqual([]);
});

test('who asks for a name gets no question that readers refuse under it', () => {
  const refused = new Map<string, Set<string>>();
  for (const [template, names] of nameReadings())
    for (const name of names) refused.getOrInsertComputed(name, () => new Set()).add(template);
  const wrong: string[] = [];
  let asked = 0;
  for (const [name, of] of refused) {
    const found = understandTopic(name);
    const [wish, ...others] = found.isUnderstood ? found.wishes : [];
    const named = wish?.likeWords?.named ?? wish;
    const [part, ...further] = named?.parts ?? [];
    if (wish === undefined || part?.name !== name || others.length + further.length > 0) continue;
    asked += 1;
    for (const template of templatesOf(wish))
      if (of.has(templateName(template))) wrong.push(`${name}: ${templateName(template)}`);
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(700);
});

test('a table is read line by line, and a line that is none is told', () => {
  const read = readNameReadings('general-redox-14 > Half-equations | Redox\ngeneral-moles-01\n');
  expect(read.get('general-redox-14')).toEqual(['Half-equations', 'Redox']);
  expect(read.get('general-moles-01')).toEqual([]);
  expect(() => readNameReadings('general-redox-14 >')).toThrow('“general-redox-14 >”');
});
