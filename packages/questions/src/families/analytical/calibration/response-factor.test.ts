import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { internalStandard } from './internal-standard.ts';

test('solutions of 1 mg/L of each substance give areas in the ratio that is asked for, or that is given', () => {
  const faults = Array.from({ length: 80 }, (_, seed) =>
    makeQuestion(internalStandard, seed + 1, 'beginner'),
  ).flatMap((question) => {
    const { text } = question;
    const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
    if (text.includes('is expected')) {
      const ofOne = number(/mixture of ([\d.]+) mg/) * number(/\*F\* = ([\d.]+)/);
      const ratio = ofOne / number(/ and ([\d.]+) mg/);
      const area = number(/an area of (\d+)/);
      const isOfStandard = text.endsWith('the internal standard?');
      return optionFaults(question, isOfStandard ? area / ratio : area * ratio, shares(0.01));
    }
    const analyte = number(/areas of (\d+) /) / number(/mixture of ([\d.]+) mg/);
    const standard = number(/ and (\d+) \(/) / number(/ and ([\d.]+) mg/);
    const isOfStandard = text.includes('How large is the response');
    return optionFaults(question, isOfStandard ? standard / analyte : analyte / standard, shares(0.02));
  });
  expect(faults).toEqual([]);
});
