import type { CheckResult, Difficulty, ProofStep, Question } from '@valence/questions';
import type { Asking, ModelClient } from '../model-client.ts';
import type { ModelEngine } from '../model-engine.ts';
import { isInEnglish } from './in-english.ts';
import { findUnclarity } from './judge-clarity.ts';
import { readConcepts } from './read-concepts.ts';
import { solveQuestion } from './solve-question.ts';

/** The result of proving a question: the question with its proof, or the first check that it failed. */
export type Verdict =
  | {
      ok: true;
      /** With the concepts that its reader named, where something was asked for. */
      question: Question;
      /** Whether it tests what was asked for. If not it is sound, and may serve whoever asks for what it tests. */
      isAsked: boolean;
    }
  | { ok: false; question: Question; check: string; finding: string };

/** The topic and difficulty of the request, if there are any. */
export interface AskedFor {
  topic?: string;
  /** The topic in the student's own words, where they are known. */
  words?: string;
  difficulty?: Difficulty;
}

export interface Prover {
  engine: Pick<
    ModelEngine,
    'checkModelQuestion' | 'conceptsOfSubject' | 'isKeyComputed' | 'testsWhatWasAsked'
  >;
  /** Without a client only the engine's checks are run. Such a question is not served. */
  client: ModelClient | null;
}

/** Names of checks that students read in the proof. */
export const solvedAgain = 'Key solved again';
export const clear = 'Clear and complete';
const inEnglish = 'In English';
const computed = 'Key computed';

/**
 * Proves a question that a model wrote. The cheapest checks come first: those of the engine, then a solver that sees neither
 * key nor solution, then a judge of clarity, then a reader who says what the question tests. The first failed check ends the proof.
 * A model does not vouch for itself: where writer and solver are one model, a computation has to decide the key.
 * @throws ModelFailure if a model gave no answer: the question is then not proved
 */
export async function proveQuestion(
  { engine, client }: Prover,
  question: Question,
  asked: AskedFor,
  asking: Pick<Asking<unknown>, 'signal' | 'onTokens' | 'onCall'>,
): Promise<Verdict> {
  const { results } = engine.checkModelQuestion(question, asked);
  const failed = results.find(({ verdict }) => verdict === 'failed');
  if (failed !== undefined) return { ok: false, question, check: failed.check, finding: failed.finding };
  if (!isInEnglish(`${question.text} ${question.explanation}`))
    return { ok: false, question, check: inEnglish, finding: 'another language' };
  const proof = results.flatMap(stepOf);
  if (client === null) return { ok: true, question: { ...question, proof }, isAsked: true };
  const isComputed = engine.isKeyComputed(question);
  if (vouchesForItself(client) && !isComputed)
    return {
      ok: false,
      question,
      check: computed,
      finding: 'no computation decides the key, and the solver is the writer',
    };

  const { option, answer } = await solveQuestion(client, question, asking);
  if (option !== question.key)
    return { ok: false, question, check: solvedAgain, finding: `the solver answers ${answer}` };
  const fault = await findUnclarity(client, question, asked.topic, asking);
  if (fault !== null) return { ok: false, question, check: clear, finding: fault };
  const proved = { ...question, proof: [...proof, ...modelSteps] };
  const words = asked.words ?? asked.topic;
  if (words === undefined) return { ok: true, question: proved, isAsked: true };
  const tagged = { ...proved, tests: await readConcepts({ client, engine }, question, asking) };
  return { ok: true, question: tagged, isAsked: engine.testsWhatWasAsked(tagged, words) };
}

/** True where writer and solver are one model: the same name at the same endpoint. */
export function vouchesForItself({ models }: Pick<ModelClient, 'models'>): boolean {
  return models.writer === models.solver;
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
