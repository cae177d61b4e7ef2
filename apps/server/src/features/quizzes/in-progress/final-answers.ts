import type { RecordQuizRequest, SaveQuizInProgressRequest } from '@valence/contract';

type Standing = Omit<SaveQuizInProgressRequest, 'quizId'>;
type FinalAnswer = Extract<Standing['progress'][number], { kind: 'resolved' }>;

/**
 * A standing in which what was final before is as it was: without practice a question has one attempt, in however many tabs and on however
 * many devices its quiz is open.
 * @param before what was kept of the same quiz, if anything
 */
export function keepFinalAnswers(standing: Standing, before: Standing | null): Standing {
  const final = finalAnswers(before);
  const { progress, questionIds } = standing;
  return { ...standing, progress: progress.map((one, place) => final.get(questionIds[place] ?? '') ?? one) };
}

/** What is claimed at the end of a quiz, with the final answers that were kept in the place of others. */
export function claimFinalAnswers<Claimed extends Pick<RecordQuizRequest, 'questionsData'>>(
  claimed: Claimed,
  kept: Standing | null,
): Claimed {
  const final = finalAnswers(kept);
  const questionsData = claimed.questionsData.map((one) => {
    const answer = final.get(one.questionId)?.answer ?? null;
    return answer === null ? one : { ...one, userAnswer: answer, firstAnswer: answer, attempts: 1 };
  });
  return { ...claimed, questionsData };
}

/** By the ids of their questions; none of practice, where a question has several tries. */
function finalAnswers(kept: Standing | null): ReadonlyMap<string, FinalAnswer> {
  if (kept === null || kept.isPracticeMode) return new Map();
  return new Map(
    kept.questionIds.flatMap((id, place) => {
      const one = kept.progress[place];
      return one?.kind === 'resolved' ? [[id, one]] : [];
    }),
  );
}
