import { failed, notApplicable, passed, type Check } from '../check.ts';
import { givenQuantities } from './given-quantities.ts';
import { lostUnitProblem } from './units-filled-in.ts';
import { optionQuantity } from './quantity-in-option.ts';
import { unstatedProblem } from './unstated-data.ts';
import type { QuestionReading } from '../question-reading.ts';
import { unusedProblem } from './unused-data.ts';

/** An explanation that derives a number works with the data of the question, all of them, in their units. */
export const dataAsGivenCheck: Check = {
  name: 'Data as given',
  run(reading) {
    const { key, text, explanation } = reading;
    const answer = key === undefined ? null : optionQuantity(key.linear);
    const given = givenQuantities(reading.given);
    if (answer === null || given.length === 0)
      return notApplicable('No number is derived from data with units.');
    const ofOptions = reading.options.flatMap(({ linear }) => givenQuantities(linear));
    const problem =
      lostUnitProblem(explanation.linear, given, givenQuantities(key?.linear ?? '')) ??
      (isReadOff(reading) ? null : unstatedProblem(reading, ofOptions)) ??
      unusedProblem(reading, givenQuantities(text.linear), answer.value);
    if (problem !== null) return failed(problem);
    return passed('The explanation works with the data that the question gives, in their units.');
  },
};

/** True where data are read off a drawing: no text states them. */
function isReadOff({ question }: QuestionReading): boolean {
  const figure = question.stimulus?.figure;
  return figure !== undefined && figure.kind !== 'table';
}
