import type { CheckResult, Difficulty, ProofStep, Question } from '@valence/questions';
import type { Asking, ModelClient } from '../model-client.ts';
import type { ModelEngine } from '../model-engine.ts';
import { isInEnglish } from './in-english.ts';
import { findUnclarity } from './judge-clarity.ts';
import { solveQuestion } from './solve-question.ts';

/** The result of proving a question: the question with its proof, or the first check that it failed. */
export type Verdict =
  { ok: true; question: Question } | { ok: false; question: Question; check: string; finding: string };

/** The topic and difficulty of the request, if there are any. */
export interface AskedFor {
  topic?: string;
  difficulty?: Difficulty;
}

export interface Prover {
  engine: Pick<ModelEngine, 'checkModelQuestion'>;
  /** Without a client only the engine's checks are run. Such a question is not served. */
  client: ModelClient | null;
}

/** Names of checks that students read in the proof. */
export const solvedAgain = 'Key solved again';
export const clear = 'Clear and complete';
const inEnglish = 'In English';

/**
 * Proves a question that a model wrote. The cheapest checks come first: those of the engine, then a solver that sees neither
 * key nor solution, then a judge of clarity. The first failed check ends the proof.
 * @throws ModelFailure if a model gave no answer: the question is then not proved
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
