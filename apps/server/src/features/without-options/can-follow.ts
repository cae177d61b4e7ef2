import type { Question } from '@valence/questions';
import { Refusal } from '../../refusal.ts';
import { countingKey, type CorrectedKey } from '../key-corrections/counting-key.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { StoredQuiz, StoredResult } from '../quizzes/quizzes-repository.ts';

interface Found {
  quiz: StoredQuiz;
  result: StoredResult | null;
}

/**
 * Whether a question can be asked once more without options: chosen from options, drawn by a family, which alone has fresh numbers,
 * not one of a set, and with an answer that can be typed. A written question is always the same, and its key was just told.
 */
export function canFollow(question: Question, { quiz, engine }: { quiz: StoredQuiz; engine: Asks }): boolean {
  const { id, origin, stimulus } = question;
  return (
    origin.kind === 'family' &&
    stimulus === undefined &&
    !quiz.typedIds.includes(id) &&
    engine.askedAnswerOf(question) !== null
  );
}

type Asks = Pick<QuestionEngine, 'askedAnswerOf'>;

/** Whether a finished quiz counts a question as right. */
export function isRightIn({ answers }: StoredResult, id: string): boolean {
  return answers.some(({ questionId, isCorrect }) => questionId === id && isCorrect);
}

/**
 * The question that was chosen right. Of a quiz that is not finished its student's browser has the keys and knows what was chosen, and
 * what is won by a false claim is a question to practice with. Where the key was corrected meanwhile, the browser may know either.
 * @throws Refusal `notFound` for a question that the quiz does not have, `badRequest` for one that cannot be typed, `conflict` for one
 * that was not right
 */
export function rightQuestion(
  { quiz, result }: Found,
  { questionId, chosen }: { questionId: string; chosen?: number | undefined },
  engine: Asks,
  corrections: ReadonlyMap<string, CorrectedKey>,
): Question {
  const question = quiz.questions.find(({ id }) => id === questionId);
  if (question === undefined) throw new Refusal('notFound', 'We could not find this question in your quiz.');
  // Before anything is said of a question on an open paper.
  if (result === null && quiz.kind === 'paper')
    throw new Refusal(
      'conflict',
      'Submit this paper first: questions without options follow what was right in it.',
    );
  if (!canFollow(question, { quiz, engine }))
    throw new Refusal('badRequest', 'questionId: this question cannot be asked without options.');
  const keys = [question.key, countingKey(question, corrections)];
  const isRight =
    result === null ? chosen !== undefined && keys.includes(chosen) : isRightIn(result, questionId);
  if (!isRight)
    throw new Refusal(
      'conflict',
      'A question without options follows a right answer, and this one was not right.',
    );
  return question;
}
