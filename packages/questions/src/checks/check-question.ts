import type { Question } from '../question.ts';
import { arithmeticRightCheck } from './arithmetic-right.ts';
import { asAskedCheck } from './as-asked.ts';
import { chargesPossibleCheck } from './charges-possible.ts';
import type { Check, CheckResult } from './check.ts';
import { equationsBalancedCheck } from './equations-balanced.ts';
import { formulasRealCheck } from './formulas-real.ts';
import { keyExplainedCheck } from './key-explained.ts';
import { molarMassesRightCheck } from './molar-masses-right.ts';
import { noInstructionsCheck } from './no-instructions.ts';
import { notGivenAwayCheck } from './not-given-away.ts';
import { oneRightCheck } from './one-right.ts';
import { optionsDistinctCheck } from './options-distinct.ts';
import { readQuestion, type Asked } from './question-reading.ts';
import { shapeCheck } from './shape.ts';
import { textLintCheck } from './text-lint.ts';
import { unitsSensibleCheck } from './units-sensible.ts';

const checks: readonly Check[] = [
  shapeCheck,
  textLintCheck,
  noInstructionsCheck,
  optionsDistinctCheck,
  oneRightCheck,
  keyExplainedCheck,
  arithmeticRightCheck,
  formulasRealCheck,
  chargesPossibleCheck,
  equationsBalancedCheck,
  molarMassesRightCheck,
  unitsSensibleCheck,
  notGivenAwayCheck,
  asAskedCheck,
];

export interface CheckReport {
  /** True when no check failed. */
  ok: boolean;
  results: CheckResult[];
}

/**
 * Runs every named check over a question, from wherever it came. A check that breaks counts as failed: what cannot be
 * judged is not served.
 * @param asked the topic, in any words, and the difficulty that it was asked for
 * @example checkQuestion(question, { topic: 'Ksp' }).results.filter((result) => result.verdict === 'failed')
 */
export function checkQuestion(question: Question, asked: Asked = {}): CheckReport {
  const reading = readQuestion(question, asked);
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
