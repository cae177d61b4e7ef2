import type { Question } from '@valence/questions';
import { Refusal } from '../../refusal.ts';
import { countingKey, type CorrectedKey } from '../key-corrections/counting-key.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { StoredQuiz, StoredResult } from '../quizzes/quizzes-repository.ts';

interface Found {
  quiz: StoredQuiz;
  result: StoredResult | null;
}

/** What maintainers decided. */
interface Decided {
  corrections: ReadonlyMap<string, CorrectedKey>;
  /** Templates that are out of new quizzes. */
  withdrawn: ReadonlySet<string>;
}

/** Whether a question can be followed by one without options: it was chosen from options, and there is something to type on its skill. */
function canFollow(
  question: Question,
  { quiz, engine, withdrawn }: { quiz: StoredQuiz; engine: Supplies; withdrawn: ReadonlySet<string> },
): boolean {
  if (quiz.typedIds.includes(question.id)) return false;
  const { isDrawn, written } = engine.typedSupply(question, withdrawn);
  return isDrawn || written.length > 0;
}

type Supplies = Pick<QuestionEngine, 'typedSupply'>;

/** Whether a finished quiz counts a question as right. */
export function isRightIn({ answers }: StoredResult, id: string): boolean {
  return answers.some(({ questionId, isCorrect }) => questionId === id && isCorrect);
}

/**
 * The question that was chosen right. Of a quiz that is not finished its student's browser has the keys and knows what was chosen, and
 * what is won by a false claim is a question to practice with. Where the key was corrected meanwhile, the browser may know either.
 * @throws Refusal `notFound` for a question that the quiz does not have, `badRequest` for one on whose skill nothing can be typed, `conflict`
 * for one that was not right
 */
export function rightQuestion(
  { quiz, result }: Found,
  { questionId, chosen }: { questionId: string; chosen?: number | undefined },
  engine: Supplies,
  { corrections, withdrawn }: Decided,
): Question {
  const question = quiz.questions.find(({ id }) => id === questionId);
  if (question === undefined) throw new Refusal('notFound', 'We could not find this question in your quiz.');
  // Before anything is said of a question on an open paper.
  if (result === null && quiz.kind === 'paper')
    throw new Refusal(
      'conflict',
      'Submit this paper first: questions without options follow what was right in it.',
    );
  if (!canFollow(question, { quiz, engine, withdrawn }))
    throw new Refusal('badRequest', 'questionId: there is nothing to type on the skill of this question.');
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
