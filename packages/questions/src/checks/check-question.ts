import type { Question } from '../question.ts';
import type { Check, CheckResult } from './check.ts';
import { equationsBalancedCheck } from './equations-balanced.ts';
import { formulasRealCheck } from './formulas-real.ts';
import { optionsDistinctCheck } from './options-distinct.ts';
import { shapeCheck } from './shape.ts';
import { textLintCheck } from './text-lint.ts';

const checks: readonly Check[] = [
  shapeCheck,
  textLintCheck,
  optionsDistinctCheck,
  formulasRealCheck,
  equationsBalancedCheck,
];

export interface CheckReport {
  /** True when no check failed. */
  ok: boolean;
  results: CheckResult[];
}

/**
 * Runs every named check over a question, from wherever it came.
 * @example checkQuestion(question).results.filter((result) => result.verdict === 'failed')
 */
export function checkQuestion(question: Question): CheckReport {
  const results = checks.map((check) => ({ check: check.name, ...check.run(question) }));
  return { ok: results.every((result) => result.verdict !== 'failed'), results };
}
