import type { RecordQuizRequest } from '@valence/contract';
import type { Question } from '@valence/questions';
import { Refusal } from '../../refusal.ts';
import type { StoredQuiz, StoredResult } from '../quizzes/quizzes-repository.ts';
import type { StoredTry, TriesOfQuiz } from '../quizzes/typed/typed-tries-repository.ts';
import { gradeTyped } from './grade-typed.ts';
import { scoresOf } from './scores-of.ts';

type Grades = Pick<
  StoredResult,
  | 'score'
  | 'totalQuestions'
  | 'correctAnswers'
  | 'correctAtFirst'
  | 'marks'
  | 'timeSpent'
  | 'practice'
  | 'answers'
>;
type Answers = ReadonlyMap<string, RecordQuizRequest['questionsData'][number]>;

/**
 * Grades what a student answered against the quiz as it was issued. What the client claims about
 * correctness is not looked at; a question left out counts as not answered. A plan without practice has one attempt at a
 * question: the first one counts, whatever came after it.
 * @param tries what was typed and graded while the quiz was open; of typed questions nothing else counts
 * @throws Refusal `badRequest` for a question that the quiz does not have, or one given twice
 */
export function gradeQuiz(
  quiz: Pick<StoredQuiz, 'questions' | 'questionIds' | 'typedIds' | 'issuedAt'>,
  claimed: Pick<RecordQuizRequest, 'questionsData' | 'timeSpent' | 'isPracticeMode'>,
  now: number,
  hasPractice: boolean,
  tries: TriesOfQuiz = new Map(),
): Grades {
  const secondsOpen = Math.max(0, Math.floor((now - quiz.issuedAt.getTime()) / 1000));
  const request = withPossibleTimes(claimed, secondsOpen);
  const given = answersById(quiz.questionIds, request.questionsData);
  const answers = hasPractice ? given : firstAttempts(given);
  const graded = inOrderTaken(quiz.questions, answers).map((question) =>
    quiz.typedIds.includes(question.id)
      ? gradeAsTold(question, tries.get(question.id) ?? [], given.get(question.id))
      : gradeQuestion(question, answers),
  );
  return {
    ...scoresOf(graded),
    totalQuestions: graded.length,
    timeSpent: request.timeSpent,
    practice: hasPractice && (request.isPracticeMode || graded.some((answer) => answer.attempts > 1)),
    answers: graded,
  };
}

function gradeQuestion(question: Question, answers: Answers): Grades['answers'][number] {
  const answer = answers.get(question.id);
  const userAnswer = answer?.userAnswer ?? null;
  const attempts = userAnswer === null ? (answer?.attempts ?? 0) : Math.max(1, answer?.attempts ?? 1);
  const isFinal = attempts === 1 && userAnswer !== null;
  // Whoever was right at first had no second attempt: such a claim tells nothing.
  const claimed = answer?.firstAnswer === question.key ? null : (answer?.firstAnswer ?? null);
  return {
    questionId: question.id,
    userAnswer,
    correctAnswer: question.key,
    isCorrect: userAnswer === question.key,
    attempts,
    timeSpent: answer?.timeSpent ?? null,
    firstAnswer: isFinal ? userAnswer : claimed,
    ...(answer?.isFlagged === true && { isFlagged: true as const }),
  };
}

/** By the verdicts that the student was told; whether a correction changes them is seen to after this. */
function gradeAsTold(
  question: Question,
  tries: readonly StoredTry[],
  given: RecordQuizRequest['questionsData'][number] | undefined,
): Grades['answers'][number] {
  return gradeTyped({ question, tries, isExcused: false }, tries, given);
}

/** Answers as they stood after one attempt; where the client does not say how, the question was not answered. */
function firstAttempts(answers: Answers): Answers {
  return new Map(
    [...answers].map(([id, answer]) => {
      if ((answer.attempts ?? 0) <= 1) return [id, answer];
      const first = answer.firstAnswer ?? null;
      return [id, { ...answer, userAnswer: first, attempts: first === null ? 0 : 1 }];
    }),
  );
}

/** Questions as the student met them, which is the order of the answers: runs of right ones follow it. Those left out come last. */
function inOrderTaken(questions: readonly Question[], answers: Answers): Question[] {
  const places = new Map([...answers.keys()].map((id, place) => [id, place]));
  const placeOf = (question: Question) => places.get(question.id) ?? places.size;
  return questions.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function answersById(known: readonly string[], answers: RecordQuizRequest['questionsData']): Answers {
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  if (byId.size !== answers.length) throw badAnswers('A question was answered twice.');
  for (const id of byId.keys()) {
    if (!known.includes(id))
      throw badAnswers('An answer belongs to a question that is not part of this quiz.');
  }
  return byId;
}

/** Seconds by which two clocks may run apart over a quiz. */
const leeway = 60;

/** A clock that was set forward claims more time than the quiz was open: nobody loses a quiz to that, and the time is cut. */
function withPossibleTimes<T extends Pick<RecordQuizRequest, 'questionsData' | 'timeSpent'>>(
  request: T,
  secondsOpen: number,
): T {
  const possible = (seconds: number): number => (seconds <= secondsOpen + leeway ? seconds : secondsOpen);
  return {
    ...request,
    timeSpent: possible(request.timeSpent),
    questionsData: request.questionsData.map((answer) =>
      typeof answer.timeSpent === 'number' ? { ...answer, timeSpent: possible(answer.timeSpent) } : answer,
    ),
  };
}

function badAnswers(message: string): Refusal {
  return new Refusal('badRequest', message, { fields: [{ field: 'questionsData', message }] });
}
