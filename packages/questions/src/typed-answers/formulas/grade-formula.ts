import {
  compositionKey,
  notUnderstood,
  plainFormula,
  plainText,
  quoted,
  readTypedFormula,
  understood,
  type Reading,
  type TypedFormula,
} from '@valence/chemistry/typed';
import type { AskedFormula, TypedGrade } from '../asked-answer.ts';
import { sameStructure } from './same-structure.ts';

/**
 * Grades a typed formula: by atoms and charge, and where the structure is asked by their arrangement too. A formula
 * with two readings (`SO42-`) is right if one of them is.
 * @param text in plain signs
 * @throws when the asked formula cannot be read
 */
export function gradeFormula(asked: AskedFormula, text: string): Reading<TypedGrade> {
  const grade = gradeAsWritten(asked, text);
  if (!grade.ok || grade.value.marks > 0) return grade;
  const withLetters = text.replace(zeroForLetter, 'O');
  const meant = withLetters === text ? grade : gradeAsWritten(asked, withLetters);
  if (meant.ok && meant.value.marks > 0)
    return notUnderstood('zero', `${quoted(text)} has a zero: oxygen is the letter O.`);
  return grade;
}

/** A zero behind a symbol or its count, which may have been meant as an oxygen. */
export const zeroForLetter = /(?<=[A-Za-z)\]][1-9]?)0/g;

function gradeAsWritten(asked: AskedFormula, text: string): Reading<TypedGrade> {
  const read = readTypedFormula(plainFormula(text));
  if (!read.ok) return read;
  const key = keyFormula(asked.formula);
  const right = read.value.find(
    (typed) =>
      compositionKey(typed.formula) === compositionKey(key.formula) &&
      (asked.match === 'composition' || sameStructure(key, typed)),
  );
  const [first] = read.value;
  return understood({
    verdict: right === undefined ? 'wrong' : 'right',
    marks: right === undefined ? 0 : 1,
    slip: null,
    problems: [],
    understoodAs: (right ?? first)?.source ?? '',
  });
}

function keyFormula(formula: string): TypedFormula {
  const read = readTypedFormula(plainFormula(plainText(formula)));
  const [key] = read.ok ? read.value : [];
  if (key === undefined) throw new Error(`“${formula}” is no formula to ask for`);
  return key;
}
