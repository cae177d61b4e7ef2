import { expect, test } from 'vitest';
import { examsOfLetters, lettersOf, readExamReadings } from '../exam-readings/read-exam-readings.ts';
import { auditExamReadings } from './audit-exam-readings.ts';

test('of every question on what a syllabus teaches somebody said which exams could ask it', () => {
  expect(auditExamReadings().broken).toEqual([]);
});

test('letters stand for exams in one order, and a line that is no reading is named', () => {
  expect(readExamReadings('general-moles-01 gail\ngeneral-moles-02 -')).toEqual(
    new Map([
      ['general-moles-01', new Set(['GCSE', 'AP', 'IB', 'A-level'])],
      ['general-moles-02', new Set()],
    ]),
  );
  for (const letters of ['gailjm', 'm', '-'])
    expect(lettersOf(examsOfLetters(letters) ?? new Set())).toBe(letters);
  expect(() => readExamReadings('general-moles-01 lg')).toThrow(
    '“general-moles-01 lg” is no reading of exams',
  );
  expect(() => readExamReadings('general-moles-01')).toThrow('general-moles-01');
});
