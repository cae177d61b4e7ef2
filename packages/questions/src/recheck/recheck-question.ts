import { bank } from '../bank/bank.ts';
import { proveWrittenQuestion } from '../bank/prove-written-question.ts';
import type { CheckResult } from '../checks/check.ts';
import { checkQuestion } from '../checks/check-question.ts';
import { families } from '../families/families.ts';
import { makeQuestion } from '../families/make-question.ts';
import type { Question } from '../question.ts';

/** What the checks say about a question that somebody doubts. */
export interface Recheck {
  /** True when a check that decides the key finds another option right, several, or none. */
  contradictsKey: boolean;
  results: CheckResult[];
}

const keyStands = 'Key stands in its source';

/** The checks that speak of the key; the others speak of wording and form. */
const checksOfKey: ReadonlySet<string> = new Set([
  keyStands,
  'Key computed',
  'Exactly one right',
  'Options distinct',
  'Key explained',
]);

/**
 * Proves a question again as it was issued: its source (the bank, or its family and seed) must still lead to the key
 * that it carries, and every check runs anew.
 * @example recheckQuestion(reported).contradictsKey // false
 */
export function recheckQuestion(question: Question): Recheck {
  const results = [...sourceResults(question), ...checkQuestion(question).results];
  return {
    contradictsKey: results.some(({ check, verdict }) => verdict === 'failed' && checksOfKey.has(check)),
    results,
  };
}

function sourceResults(question: Question): CheckResult[] {
  const { origin } = question;
  switch (origin.kind) {
    case 'written':
      return writtenResults(question);
    case 'family':
      return [familyResult(question, origin.family, origin.seed)];
    case 'model':
      return [cannotTell('A model wrote this question: nothing stands behind it but the checks.')];
  }
}

function writtenResults(question: Question): CheckResult[] {
  const written = bank[question.subject].find(({ id }) => id === question.id);
  if (written === undefined) return [cannotTell('The question is no longer in the bank.')];
  if (written.text !== question.text) return [cannotTell('The question was worded anew since.')];
  const { question: proved, failures } = proveWrittenQuestion(question.subject, written);
  const computed = failures.find(({ check }) => check === 'Key computed');
  const passed = proved.proof.find(({ check }) => check === 'Key computed');
  return [
    compareKeys(question, written.answer),
    ...(computed === undefined ? [] : [computed]),
    ...(passed === undefined ? [] : [{ ...passed, verdict: 'passed' as const }]),
  ];
}

function familyResult(question: Question, familyId: string, seed: number): CheckResult {
  const family = families[question.subject].find(({ id }) => id === familyId);
  if (family === undefined) return cannotTell('The family is no longer there.');
  const again = makeQuestion(family, seed, question.difficulty);
  if (again.text !== question.text)
    return cannotTell('The family draws another question from this seed now.');
  return compareKeys(question, keyOf(again));
}

function compareKeys(question: Question, now: string): CheckResult {
  return now === keyOf(question)
    ? { check: keyStands, verdict: 'passed', finding: 'Its source leads to the same key again.' }
    : { check: keyStands, verdict: 'failed', finding: `its source leads to ${now}, not ${keyOf(question)}` };
}

function cannotTell(finding: string): CheckResult {
  return { check: keyStands, verdict: 'not applicable', finding };
}

function keyOf(question: Question): string {
  return question.options[question.key]?.text ?? '';
}
