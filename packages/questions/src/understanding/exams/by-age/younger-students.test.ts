import { expect, test } from 'vitest';
import { concepts } from '../../../concepts/concepts.ts';
import { templatesOf } from '../../matching/coverage.ts';
import { templateName } from '../../question-index/templates.ts';
import { understandTopic } from '../../understand-topic.ts';
import * as tables from '../tables/younger-students.data.ts';

test.each([
  ['igcse chemistry edexcel section 4', 'Edexcel International GCSE Chemistry, section 4: Organic chemistry'],
  ['AQA GCSE chemistry topic 6', 'AQA GCSE Chemistry, topic 6: The rate and extent of chemical change'],
  ['gcse C8 chemical analysis triple aqa', 'AQA GCSE Chemistry, topic 8: Chemical analysis'],
  ['aqa trilogy c9 atmosphere', 'AQA GCSE Chemistry, topic 9: Chemistry of the atmosphere'],
  ['5.6 aqa trilogy', 'AQA GCSE Chemistry, topic 6: The rate and extent of chemical change'],
  ['aqa gcse 4.8', 'AQA GCSE Chemistry, topic 8: Chemical analysis'],
  ['OCR gateway gcse C3 chemical reactions', 'OCR Gateway GCSE Chemistry, topic 3: Chemical reactions'],
  ['edexcel gcse topic 6', 'Edexcel GCSE Chemistry, topic 6: Groups in the periodic table'],
  ['cie igcse topic 4', 'Cambridge IGCSE Chemistry, topic 4: Electrochemistry'],
])('%j is %s', (text, name) => {
  const found = understandTopic(text);
  expect(found.isUnderstood && found.name).toBe(name);
});

test('a numbered topic asks nothing above the level of such students', () => {
  const found = understandTopic('AQA GCSE topic 6');
  expect(found).toMatchObject({ isUnderstood: true, counts: { intermediate: 0, advanced: 0 } });
});

test.each([
  ['pH of 0.0620 M HCl', null],
  ['CCEA gcse chemistry C3', 'GCSE'],
  ['mcat 4d orbitals', 'MCAT'],
])(
  '%j names no numbered topic: no part of a number, no topic of another board, no orbital',
  (text, section) => {
    const found = understandTopic(text);
    expect(found).toMatchObject({ isUnderstood: true, examSection: section });
  },
);

test('words beside a numbered topic narrow it', () => {
  const found = understandTopic('AQA GCSE topic 4 electrolysis');
  const wishes = found.isUnderstood ? found.wishes : [];
  expect(wishes.flatMap(templatesOf).flatMap(({ tests }) => tests)).toContain('electrolytic-cell');
  expect(wishes.map(({ name }) => name)).toEqual(['Electrolytic cell']);
});

test('a topic that a board does not have is refused', () => {
  expect(understandTopic('AQA GCSE chemistry topic 23').isUnderstood).toBe(false);
});

test('every topic of every board has concepts of the map and at least three questions', () => {
  const ids = new Set([...concepts.map(({ id }) => id), ...concepts.map(({ topic }) => `#${topic}`)]);
  const parts = [
    ...numbered(tables.aqaGcse, 'AQA GCSE chemistry topic'),
    ...numbered(tables.edexcelGcse, 'edexcel GCSE chemistry topic'),
    ...numbered(tables.ocrGateway, 'OCR gateway GCSE chemistry topic'),
    ...numbered(tables.edexcelIgcse, 'edexcel IGCSE section'),
    ...numbered(tables.cambridgeIgcse, '0620 IGCSE topic'),
  ];
  expect(parts.flatMap(({ covers }) => covers.filter((target) => !ids.has(target)))).toEqual([]);
  const few = parts.filter(({ text }) => {
    const found = understandTopic(text);
    return !found.isUnderstood || found.wishes.flatMap(templatesOf).length < 3;
  });
  expect(few.map(({ text }) => text)).toEqual([]);
});

function numbered(table: string, beside: string): { text: string; covers: string[] }[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [number = '', , covers = ''] = line.split(' > ');
      return { text: `${beside} ${number}`, covers: covers.split(' ') };
    });
}

test.each(['acids and bases for kids', 'periodic table for 8th graders', 'year 10 reactions of acids'])(
  '%j asks nothing that such students are not taught',
  (text) => {
    const ofGcse = understandTopic('GCSE');
    const taught = new Set(ofGcse.isUnderstood ? ofGcse.concepts : []);
    const found = understandTopic(text);
    const tested = (found.isUnderstood ? found.wishes : [])
      .flatMap(templatesOf)
      .map(({ tests: [main] }) => main);
    expect(tested.length).toBeGreaterThan(1);
    expect(tested.filter((id) => id !== undefined && !taught.has(id))).toEqual([]);
    expect(found).toMatchObject({ difficulty: 'beginner' });
  },
);

test.each([
  ['GCSE higher rates of reaction', 'the gradient of a tangent', true],
  ['GCSE foundation rates of reaction', 'the gradient of a tangent', false],
  ['GCSE foundation rates of reaction', 'what a catalyst does', true],
  ['middle school rates of reaction', 'what a catalyst does', false],
])('%j asks for %s: %s', (text, what, isAsked) => {
  const question =
    {
      'the gradient of a tangent': 'general-kinetics-basics-580',
      'what a catalyst does': 'general-kinetics-basics-01',
    }[what] ?? '';
  const found = understandTopic(text);
  const names = (found.isUnderstood ? found.wishes : []).flatMap(templatesOf).map(templateName);
  expect(names.includes(question)).toBe(isAsked);
});
