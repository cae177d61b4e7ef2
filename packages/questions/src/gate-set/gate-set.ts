import { brokenQuestions, type BrokenQuestion } from './broken-questions.data.ts';
import { changed, question, soundQuestions, withKey } from './example-questions.ts';
import type { Question } from '../question.ts';
import { misconceptions } from './misconceptions.data.ts';
import { soundSketches } from './sound-sketches.data.ts';
import { soundStyles } from './sound-styles.data.ts';

/** Questions to measure a gate with: every sound one should pass, every broken one be stopped. */
export interface GateSet {
  sound: readonly Question[];
  broken: readonly Pick<BrokenQuestion, 'way' | 'question' | 'asked'>[];
  /** The right answer to each text that has one. */
  truths: ReadonlyMap<string, string>;
}

/**
 * Builds the set: the sound questions, broken copies of them, and misconceptions that no check can detect.
 * @example gateSet().broken.length // 109
 */
export function gateSet(): GateSet {
  const sketched = [...soundSketches, ...soundStyles].map(([topic, text, options, explanation]) =>
    question({ topics: [topic], text, options, explanation }),
  );
  const sound = [...soundQuestions, ...sketched];
  const misconceived = misconceptions.map(([text, key, explanation]) => {
    const right = sketched.find((one) => one.text === text);
    if (right === undefined) throw new Error(`No sound question asks: ${text}`);
    return { way: 'wrong key by concept', question: withKey(changed(right, { explanation }), key) };
  });
  return {
    sound,
    broken: [...brokenQuestions, ...misconceived],
    truths: new Map(sound.map(({ text, options, key }) => [text, options[key]?.text ?? ''])),
  };
}
