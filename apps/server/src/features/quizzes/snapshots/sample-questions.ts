import { setImmediate as otherWork } from 'node:timers/promises';
import { difficulties, subjectIds } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { QuestionEngine } from '../question-engine.ts';

export type SampledEngine = Pick<QuestionEngine, 'composeQuiz' | 'templateOf'>;

/** Characters: twice as many save a fifth more of a quiz, at twice the time for each. */
const wantedLength = 1_500_000;
/** Quizzes of each subject and difficulty, where an engine has fewer questions than wanted. */
const mostRounds = 4;

/** Questions as quizzes have them, none of a template twice: what most texts of other quizzes are found in. */
export async function sampleQuestions({ composeQuiz, templateOf }: SampledEngine): Promise<Question[]> {
  const byTemplate = new Map<string, Question>();
  const seen = new Set<string>();
  let length = 0;
  for (let round = 0; round < mostRounds; round += 1)
    for (const subject of subjectIds)
      for (const difficulty of difficulties) {
        // A second of composing in all: students are answered in between.
        await otherWork();
        for (const question of composeQuiz({ subject, difficulty, count: 30, seed: round, seen })) {
          seen.add(question.id);
          if (byTemplate.has(templateOf(question))) continue;
          byTemplate.set(templateOf(question), question);
          length += JSON.stringify(question).length;
        }
        if (length >= wantedLength) return [...byTemplate.values()];
      }
  return [...byTemplate.values()];
}
