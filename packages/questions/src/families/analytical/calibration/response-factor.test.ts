import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { internalStandard } from './internal-standard.ts';

test('solutions of 1 mg/L of each substance give areas in the ratio that is asked for', () => {
  const faults = Array.from({ length: 80 }, (_, seed) =>
    makeQuestion(internalStandard, seed + 1, 'beginner'),
  ).flatMap((question) => {
    const { text } = question;
    const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
    const analyte = number(/areas of (\d+) /) / number(/mixture of ([\d.]+) mg/);
    const standard = number(/ and (\d+) \(/) / number(/ and ([\d.]+) mg/);
    const isOfStandard = text.includes('of the standard, ');
    return optionFaults(question, isOfStandard ? standard / analyte : analyte / standard, shares(0.02));
  });
  expect(faults).toEqual([]);
});
