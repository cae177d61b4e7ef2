import type { TypedQuestion } from '@valence/contract';
import type { FinishedQuiz, GivenAnswer, QuizQuestion, TypedStandings } from '../quiz.ts';

/**
 * A finished quiz with what became of its typed questions, where it has some: their keys, as far as they are told, and what was typed.
 * @param recorded the typed questions as they came with the recording; the keys of those that were left open come then
 */
export function withTyped(finished: FinishedQuiz, recorded: readonly TypedQuestion[] = []): FinishedQuiz {
  const told = Object.fromEntries(recorded.map(({ id, standing }) => [id, standing]));
  const standings: TypedStandings = { ...finished.typed, ...told };
  const standingOf = ({ id, standing }: QuizQuestion) => standings[id] ?? standing;
  const { questions } = finished.quiz;
  return {
    ...finished,
    quiz: {
      ...finished.quiz,
      questions: questions.map((question) => ({ ...question, ...standingOf(question)?.solution })),
    },
    answers: finished.answers.map((answer, place) => ({
      ...answer,
      ...typedAnswer(questions[place], standingOf),
    })),
  };
}

/** What a typed question came to; nothing for one with options. The best try counts, as on the server. */
function typedAnswer(
  question: QuizQuestion | undefined,
  standingOf: (question: QuizQuestion) => TypedStandings[string] | undefined,
): Partial<Pick<GivenAnswer, 'chosen' | 'first' | 'typed'>> {
  if (question?.toType === undefined) return {};
  const { tries = [], solution = null, alsoRight } = standingOf(question) ?? {};
  const last = tries.at(-1);
  const slip = solution?.slips.findIndex((one) => one !== null && one.id === last?.slip?.id) ?? -1;
  return {
    // The option that says the same, where there is one.
    chosen: last?.verdict === 'right' ? (solution?.correctAnswer ?? null) : slip < 0 ? null : slip,
    first: null,
    typed: {
      text: last?.typed ?? null,
      marks: Math.max(0, ...tries.map(({ marks }) => marks)),
      tries,
      ...(alsoRight !== undefined && { alsoRight }),
    },
  };
}
