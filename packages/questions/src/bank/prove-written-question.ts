import type { CheckResult } from '../checks/check.ts';
import { checkQuestion } from '../checks/check-question.ts';
import { levelOf } from '../levels/level-readings.ts';
import { slipProblem } from '../computations/numbers/quantity.ts';
import { statedQuantity } from '../computations/numbers/stated-quantity.ts';
import { decide } from '../computations/decide.ts';
import type { Option, ProofStep, Question, Stimulus, Subject } from '../question.ts';
import { wasSolvedAgain } from './second-readings.ts';
import type { WrittenQuestion } from './written-question.ts';

/** A written question with the results of its checks. It is served when none failed. */
export interface ProvedQuestion {
  question: Question;
  failures: CheckResult[];
}

/**
 * Proves a written question: runs its computation over the options and every check over the whole. Options stand in
 * the author's order, the key first; whoever serves the question shuffles them.
 * @param stimulus what the set of the question is on, where it belongs to one
 * @example proveWrittenQuestion('general', written).failures // []
 */
export function proveWrittenQuestion(
  subject: Subject,
  written: WrittenQuestion,
  stimulus?: Stimulus,
): ProvedQuestion {
  const options: Option[] = [
    { text: written.answer, slip: null },
    ...written.distractors.map(({ text, slip, teaching }) => ({ text, slip: { id: slip, teaching } })),
  ];
  const question: Question = {
    id: written.id,
    subject,
    topics: written.topics,
    ...(written.tests && { tests: written.tests }),
    ...(written.uses && { uses: written.uses }),
    difficulty: levelOf(written.id, written.difficulty),
    ...(stimulus && { stimulus }),
    text: written.text,
    options,
    key: 0,
    explanation: written.explanation,
    reference: written.reference,
    origin: { kind: 'written' },
    proof: [],
  };
  const results = [
    computationResult(written, options),
    slipsResult(written),
    readingResult(written, stimulus),
    ...checkQuestion(question).results,
  ];
  return {
    question: { ...question, proof: results.filter(isPassed).map(toStep) },
    failures: results.filter((result) => result.verdict === 'failed'),
  };
}

function computationResult(written: WrittenQuestion, options: readonly Option[]): CheckResult {
  const check = 'Key computed';
  if (written.computation === undefined)
    return { check, verdict: 'not applicable', finding: 'No computation decides this key.' };
  const decision = decide(
    written.computation,
    options.map((option) => option.text),
  );
  if (!decision.ok) return { check, verdict: 'failed', finding: decision.reason };
  const found = decision.right.flatMap((isRight, index) => (isRight ? [index] : []));
  if (found.length === 1 && found[0] === 0)
    return { check, verdict: 'passed', finding: asSentence(decision.finding) };
  const named = found.map((index) => options[index]?.text ?? '').join(' and ') || 'no option';
  return { check, verdict: 'failed', finding: `the computation finds ${named} right: ${decision.finding}` };
}

/** Where the key is a computed number, each wrong number has to be what its slip makes of the numbers of the question. */
function slipsResult({ computation, distractors }: WrittenQuestion): CheckResult {
  const check = 'Wrong options computed';
  const numbers = distractors.filter(({ text }) => statedQuantity(text) !== null);
  if (computation?.kind !== 'quantity' || numbers.length === 0)
    return { check, verdict: 'not applicable', finding: 'No computation leads to the wrong options.' };
  const problems = numbers.flatMap(
    ({ text, expression }) =>
      (expression === undefined ? `nothing computes ${text}` : slipProblem(expression, text)) ?? [],
  );
  return problems.length === 0
    ? { check, verdict: 'passed', finding: 'Each wrong number was computed from the slip that it names.' }
    : { check, verdict: 'failed', finding: problems.join('; ') };
}

/** Turns the finding of a computation into a sentence for students. */
function asSentence(finding: string): string {
  return finding.endsWith('.') ? finding : `${finding}.`;
}

/** The second reading is the proof of a question without a computation, and an addition to one with it. */
function readingResult(written: WrittenQuestion, stimulus: Stimulus | undefined): CheckResult {
  const check = 'Key solved again';
  if (wasSolvedAgain(written, stimulus))
    return {
      check,
      verdict: 'passed',
      finding: 'A second reader, without sight of the key, reached the same answer.',
    };
  return {
    check,
    verdict: written.computation === undefined ? 'failed' : 'not applicable',
    finding: 'No second reading of this wording is on record.',
  };
}

function isPassed(result: CheckResult): boolean {
  return result.verdict === 'passed';
}

function toStep({ check, finding }: CheckResult): ProofStep {
  return { check, finding };
}
