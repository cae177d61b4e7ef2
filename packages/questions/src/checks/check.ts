import type { QuestionReading } from './question-reading.ts';

/** The result of one named check. A check that does not apply to a question is neither passed nor failed. */
export interface CheckResult {
  check: string;
  verdict: 'passed' | 'failed' | 'not applicable';
  /** For a student when it passed, for the author when it failed. */
  finding: string;
}

export interface Check {
  /** The name that a student reads in the question's proof. */
  name: string;
  run(reading: QuestionReading): Omit<CheckResult, 'check'>;
}

export function passed(finding: string): Omit<CheckResult, 'check'> {
  return { verdict: 'passed', finding };
}

export function failed(finding: string): Omit<CheckResult, 'check'> {
  return { verdict: 'failed', finding };
}

export function notApplicable(finding: string): Omit<CheckResult, 'check'> {
  return { verdict: 'not applicable', finding };
}
