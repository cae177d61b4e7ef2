import PQueue from 'p-queue';
import type { GateSet } from '@valence/questions/gate-set';
import type { AskedFor, Prover } from '../../language-model/proving/prove-question.ts';
import { proveQuestion } from '../../language-model/proving/prove-question.ts';
import type { Question } from '@valence/questions';

/** How many of each the gate lets through, and what stopped the others. */
export interface GateMeasure {
  sound: { passed: number; of: number };
  broken: { stopped: number; of: number };
  /** Sound questions that were stopped, and broken ones that were not, by their texts. */
  mistakes: readonly string[];
  tokens: number;
}

const atOnce = 4;

/** Measures a gate over sound and broken questions; a question that cannot be judged counts as stopped. */
export async function measureGate(
  prover: Prover,
  { sound, broken }: Pick<GateSet, 'sound' | 'broken'>,
): Promise<GateMeasure> {
  let tokens = 0;
  const { signal } = new AbortController();
  const passes = async (question: Question, asked: AskedFor = {}): Promise<boolean> => {
    try {
      const asking = { signal, onTokens: (spent: number) => (tokens += spent) };
      return (await proveQuestion(prover, question, asked, asking)).ok;
    } catch {
      return false;
    }
  };
  const queue = new PQueue({ concurrency: atOnce });
  const soundPassed = await queue.addAll(sound.map((question) => () => passes(question)));
  const brokenPassed = await queue.addAll(
    broken.map(
      ({ question, asked }) =>
        () =>
          passes(question, asked),
    ),
  );
  const mistakes = [
    ...sound.filter((_, place) => soundPassed[place] === false).map(({ text }) => `sound: ${text}`),
    ...broken
      .filter((_, place) => brokenPassed[place] === true)
      .map(({ way, question }) => `${way}: ${question.text}`),
  ];
  return {
    sound: { passed: soundPassed.filter(Boolean).length, of: sound.length },
    broken: { stopped: brokenPassed.filter((passed) => !passed).length, of: broken.length },
    mistakes,
    tokens,
  };
}
