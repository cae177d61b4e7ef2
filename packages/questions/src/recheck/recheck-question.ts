import { showTheSame } from '@valence/chemistry';
import { bank } from '../bank/bank.ts';
import { proveWrittenQuestion } from '../bank/prove-written-question.ts';
import { stimulusOf } from '../bank/prove-written-set.ts';
import { sets } from '../bank/sets.ts';
import type { CheckResult } from '../checks/check.ts';
import { checkQuestion } from '../checks/check-question.ts';
import { partName } from '../families/computed-set.ts';
import { computedSets } from '../families/computed-sets.ts';
import { families } from '../families/families.ts';
import { taskOf } from '../families/family-template.ts';
import { makeQuestion } from '../families/make-question.ts';
import { makeSet } from '../families/make-set.ts';
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
  const set = sets[question.subject].find(({ questions }) => questions.some(({ id }) => id === question.id));
  const written = (set?.questions ?? bank[question.subject]).find(({ id }) => id === question.id);
  const stimulus = set && stimulusOf(set);
  if (written === undefined) return [cannotTell('The question is no longer in the bank.')];
  if (
    !showTheSame(written.text, question.text) ||
    !showTheSame(stimulus?.text ?? '', question.stimulus?.text ?? '')
  )
    return [cannotTell('The question was worded anew since.')];
  const { question: proved, failures } = proveWrittenQuestion(question.subject, written, stimulus);
  const computed = failures.find(({ check }) => check === 'Key computed');
  const passed = proved.proof.find(({ check }) => check === 'Key computed');
  return [
    compareKeys(question, written.answer),
    ...(computed === undefined ? [] : [computed]),
    ...(passed === undefined ? [] : [{ ...passed, verdict: 'passed' as const }]),
  ];
}

function familyResult(question: Question, familyId: string, seed: number): CheckResult {
  const again = madeAgain(question, familyId, seed);
  if (again === null) return cannotTell('The family is no longer there.');
  if (!showTheSame(again.text, question.text) || again.stimulus?.id !== question.stimulus?.id)
    return cannotTell('The family draws another question from this seed now.');
  return compareKeys(question, keyOf(again));
}

/** The question that a family, or the set that has a part of this name, makes of a seed today; `null` where it is gone. */
function madeAgain(question: Question, name: string, seed: number): Question | null {
  const { subject } = question;
  const task = taskOf(question);
  const family = families[subject].find(({ id }) => id === name);
  if (family !== undefined) return makeQuestion(family, seed, task);
  for (const set of computedSets[subject])
    for (const place of set.tests[task]?.keys() ?? [])
      if (partName(set, place) === name) return makeSet(set, seed, task)[place] ?? null;
  return null;
}

function compareKeys(question: Question, now: string): CheckResult {
  return showTheSame(now, keyOf(question))
    ? { check: keyStands, verdict: 'passed', finding: 'Its source leads to the same key again.' }
    : { check: keyStands, verdict: 'failed', finding: `its source leads to ${now}, not ${keyOf(question)}` };
}

function cannotTell(finding: string): CheckResult {
  return { check: keyStands, verdict: 'not applicable', finding };
}

function keyOf(question: Question): string {
  return question.options[question.key]?.text ?? '';
}
