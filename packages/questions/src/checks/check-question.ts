import type { Question } from '../question.ts';
import { arithmeticRightCheck } from './arithmetic/arithmetic-right.ts';
import { dataAsGivenCheck } from './arithmetic/data-as-given.ts';
import { chargesPossibleCheck } from './chemistry/charges-possible.ts';
import type { Check, CheckResult } from './check.ts';
import { equationsBalancedCheck } from './chemistry/equations-balanced.ts';
import { figureKeepsAnswerCheck } from './figure/figure-keeps-answer.ts';
import { formulasRealCheck } from './chemistry/formulas-real.ts';
import { keyExplainedCheck } from './key/key-explained.ts';
import { molarMassesRightCheck } from './chemistry/molar-masses-right.ts';
import { noPromptInjectionCheck } from './form/no-prompt-injection.ts';
import { notGivenAwayCheck } from './key/not-given-away.ts';
import { oneRightCheck } from './key/one-right.ts';
import { optionsDistinctCheck } from './options/options-distinct.ts';
import { readQuestion } from './question-reading.ts';
import { shapeCheck } from './form/shape.ts';
import { structuresSpokenCheck } from './form/structures-spoken.ts';
import { temperaturesReadCheck } from './arithmetic/temperatures-read.ts';
import { textLintCheck } from './form/text-lint.ts';
import { unitsSensibleCheck } from './arithmetic/units-sensible.ts';

const checks: readonly Check[] = [
  shapeCheck,
  textLintCheck,
  structuresSpokenCheck,
  noPromptInjectionCheck,
  optionsDistinctCheck,
  oneRightCheck,
  keyExplainedCheck,
  arithmeticRightCheck,
  formulasRealCheck,
  chargesPossibleCheck,
  equationsBalancedCheck,
  molarMassesRightCheck,
  unitsSensibleCheck,
  temperaturesReadCheck,
  dataAsGivenCheck,
  notGivenAwayCheck,
  figureKeepsAnswerCheck,
];

export interface CheckReport {
  /** True when no check failed. */
  ok: boolean;
  results: CheckResult[];
}

/**
 * Runs every named check over a question, from wherever it came. A check that breaks counts as failed: what cannot be
 * judged is not served.
 * @example checkQuestion(question).results.filter((result) => result.verdict === 'failed')
 */
export function checkQuestion(question: Question): CheckReport {
  const reading = readQuestion(question);
  const results = checks.map((check) => {
    try {
      return { check: check.name, ...check.run(reading) };
    } catch (error) {
      const finding = `could not be judged: ${error instanceof Error ? error.message : 'unknown'}`;
      return { check: check.name, verdict: 'failed' as const, finding };
    }
  });
  return { ok: results.every((result) => result.verdict !== 'failed'), results };
}
