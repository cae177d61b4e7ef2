import type { CheckResult, Difficulty, ProofStep, Question } from '@valence/questions';
import type { Asking, ModelClient } from '../model-client.ts';
import type { ModelEngine } from '../model-engine.ts';
import { isInEnglish } from './in-english.ts';
import { findUnclarity } from './judge-clarity.ts';
import { solveQuestion } from './solve-question.ts';

/** What came of proving a question: the question with its proof, or the first thing that speaks against it. */
export type Verdict =
  { ok: true; question: Question } | { ok: false; question: Question; check: string; finding: string };

/** What a question was asked for, where it was. */
export interface AskedFor {
  topic?: string;
  difficulty?: Difficulty;
}

export interface Prover {
  engine: Pick<ModelEngine, 'checkModelQuestion'>;
  /** Without one, the engine's checks alone decide; no question is served so. */
  client: ModelClient | null;
}

/** Names that students read in the proof. */
export const solvedAgain = 'Key solved again';
export const clear = 'Clear and complete';
const inEnglish = 'In English';

/**
 * Proves a question that a model wrote, cheapest first: the engine's checks, a solver who sees neither key nor solution, and
 * a look at its clarity. Whatever speaks against it ends it.
 * @throws ModelFailure where a model gave no answer: the question is not proved then
 */
export async function proveQuestion(
  { engine, client }: Prover,
  question: Question,
  asked: AskedFor,
  asking: Pick<Asking<unknown>, 'signal' | 'onTokens'>,
): Promise<Verdict> {
  const { results } = engine.checkModelQuestion(question, asked);
  const failed = results.find(({ verdict }) => verdict === 'failed');
  if (failed !== undefined) return { ok: false, question, check: failed.check, finding: failed.finding };
  if (!isInEnglish(`${question.text} ${question.explanation}`))
    return { ok: false, question, check: inEnglish, finding: 'another language' };
  const proof = results.flatMap(stepOf);
  if (client === null) return { ok: true, question: { ...question, proof } };

  const { option, answer } = await solveQuestion(client, question, asking);
  if (option !== question.key)
    return { ok: false, question, check: solvedAgain, finding: `the solver answers ${answer}` };
  const fault = await findUnclarity(client, question, asked.topic, asking);
  if (fault !== null) return { ok: false, question, check: clear, finding: fault };
  return { ok: true, question: { ...question, proof: [...proof, ...modelSteps] } };
}

const modelSteps: readonly ProofStep[] = [
  {
    check: solvedAgain,
    finding: 'A model that saw neither the key nor the solution reached the same option.',
  },
  { check: clear, finding: 'Exactly one option can be defended, and nothing is missing to decide.' },
];

function stepOf({ check, verdict, finding }: CheckResult): ProofStep[] {
  return verdict === 'passed' ? [{ check, finding }] : [];
}
