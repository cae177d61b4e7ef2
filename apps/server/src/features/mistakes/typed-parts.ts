import type { Mistakes } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { alsoRight } from '../quizzes/typed/also-right.ts';
import { countTries } from '../quizzes/typed/count-tries.ts';
import { typedTry } from '../quizzes/typed/issued-typed-question.ts';
import type { triesOfQuizzes } from '../quizzes/typed/typed-tries-repository.ts';
import type { StandingMistake } from './standing-mistakes.ts';

/** A mistake with its question as it was issued, and the key that counts by now, `null` where none does. */
export type MistakeWithKey = StandingMistake & { question: Question; key: number | null };

type Typed = NonNullable<Mistakes['concepts'][number]['slips'][number]['mistakes'][number]['typed']>;

/** What is told of a mistake that was typed. */
export interface TypedPart {
  /** The first try, which is what made it a mistake. */
  typed: Typed;
  isRightLater: boolean;
}

/** Of those mistakes whose answers were typed: what was typed first, and what became of it. */
export function typedParts<Mistake extends MistakeWithKey>(
  engine: Pick<QuestionEngine, 'slipName' | 'askedAnswerOf' | 'gradeTypedAnswer' | 'waysToWrite'>,
  mistakes: readonly Mistake[],
  tries: Awaited<ReturnType<typeof triesOfQuizzes>>,
): ReadonlyMap<Mistake, TypedPart> {
  const typed = mistakes.filter(({ answer }) => answer.kind === 'typed');
  return new Map(
    typed.map((mistake) => {
      const { answer, question, key } = mistake;
      const stored = tries.filter(
        ({ quizId, questionId }) => quizId === answer.quizId && questionId === answer.questionId,
      );
      const kind = stored[0]?.kind ?? 'subject';
      // By itself: of a question that counts for everybody only the last try would be told.
      const counted = countTries(engine, { kind }, question, key, stored.slice(0, 1));
      const [first] = counted.tries.map((one) => typedTry(counted.question, engine, one, true));
      const last = countTries(engine, { kind }, question, key, stored).tries.at(-1);
      return [
        mistake,
        {
          typed: { first: first ?? null, ...alsoRight(counted.question, engine) },
          isRightLater: last?.verdict === 'right',
        },
      ];
    }),
  );
}
