import { difficulties, subjectIds } from '@valence/contract';
import type { QuestionEngine } from './features/quizzes/question-engine.ts';

/**
 * Composes a quiz of every subject and difficulty once, each in a turn of its own, so that no student waits for the
 * structure library to get going (0.4 s), for the names of concepts and the draws on elements (1 s), or for code that was never run.
 */
export function warmUp(
  { composeQuiz, understandTopic, topicList, drawStructures }: QuestionEngine,
  whenWarm: () => void,
): void {
  const kinds = subjectIds.flatMap((subject) => difficulties.map((difficulty) => ({ subject, difficulty })));
  const next = (): void => {
    const kind = kinds.pop();
    if (kind === undefined) {
      // Reads the names of concepts, and then looks for draws on elements; what is no chemistry reads what to offer in its place; a sentence reads how
      // others ask.
      understandTopic('iron');
      understandTopic('football');
      understandTopic('why does adding a catalyst not change the yield');
      setImmediate(() => {
        topicList();
        whenWarm();
      });
      return;
    }
    for (const question of composeQuiz({ ...kind, count: 10, seed: 1, seen: new Set() }))
      drawStructures(question);
    setImmediate(next);
  };
  setImmediate(next);
}

/** So many questions are proved in a turn, and so many milliseconds lie between two turns. */
const [atOnce, pause] = [10, 20];

/**
 * Proves the written questions one after the other while the server has time: some three seconds of work in ten. Whoever asks for a
 * question before has it proved then.
 * @param proveAhead proves so many more, and says whether there are others
 */
export function proveInTime(proveAhead: (count: number) => boolean, whenProved: () => void): void {
  if (proveAhead(atOnce)) setTimeout(proveInTime, pause, proveAhead, whenProved).unref();
  else whenProved();
}
