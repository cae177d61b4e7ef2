import { readTypeset } from '@valence/chemistry';
import { expect, test } from 'vitest';
import { families } from '../../families/families.ts';
import { makeQuestion } from '../../families/make-question.ts';
import type { AskedAnswer } from '../asked-answer.ts';
import { gradeTypedAnswer } from '../grade-typed-answer.ts';
import { askedAnswerOf } from './asked-answer-of.ts';
import { waysToWrite } from './ways-to-write.ts';

const number = (value: string, unit: string | null, figures: number | null): AskedAnswer => ({
  kind: 'number',
  value,
  unit,
  figures,
});

test.each([
  ['0.0250', 'mol/L', 3, ['25.0 mmol/L', '0.0250 M', '2.50 × 10^{−2} mol/L']],
  ['−224', 'kJ/mol', 3, ['−2.24 × 10^{5} J/mol', '−224 kJ mol^{−1}']],
  ['36.0', 'g', 3, ['3.60 × 10^{4} mg']],
  ['10.2', 'mL', 3, ['0.0102 L']],
  ['6.15 × 10^{−19}', 'J', 3, ['6.15 × 10^{−22} kJ']],
  ['2.276 × 10^{4}', 'u', 4, []],
  ['1.52 × 10^{−2}', null, 3, ['0.0152']],
  ['4.74', null, 2, []],
  ['5', null, null, []],
])('%s %s with %s figures can also be written %j', (value, unit, figures, ways) => {
  expect(waysToWrite(number(value, unit, figures))).toEqual(ways);
});

test('a structure has its name by the rules, and a formula no other ways here', () => {
  expect(waysToWrite({ kind: 'name', smiles: 'CCC(C)O' })).toEqual(['butan-2-ol']);
  expect(waysToWrite({ kind: 'name', smiles: 'C1CCCCC1' })).toEqual([]);
  expect(waysToWrite({ kind: 'formula', formula: 'H2O', match: 'composition' })).toEqual([]);
});

test('each way of each family is right by the grader, is in the typeset notation, and is not the key itself', () => {
  let count = 0;
  for (const family of Object.values(families).flat())
    for (const difficulty of family.difficulties) {
      const question = makeQuestion(family, 103, difficulty);
      const asked = askedAnswerOf(question);
      for (const way of asked === null ? [] : waysToWrite(asked)) {
        count += 1;
        expect.soft(asked && gradeTypedAnswer(asked, way, { figures: 'strict' }).verdict, way).toBe('right');
        expect(readTypeset(way)).toMatchObject({ ok: true });
        expect(way).not.toBe(question.options[question.key]?.text);
      }
    }
  expect(count).toBeGreaterThan(100);
});
