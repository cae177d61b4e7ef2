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
      // Reads the names of concepts, and then looks for draws on elements.
      understandTopic('iron');
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
