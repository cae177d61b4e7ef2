import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import type { Randomness } from '../../randomness.ts';
import { countTries } from '../quizzes/typed/count-tries.ts';
import type { GradingEngine } from '../quizzes/typed/grade-typed-text.ts';
import { triesOfQuiz, type TriesOfQuiz } from '../quizzes/typed/typed-tries-repository.ts';
import { gradeAgain, type GradeTypedUnder } from './grade-again.ts';
import { gradeTyped } from './grade-typed.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { StoredQuiz, StoredResult } from '../quizzes/quizzes-repository.ts';
import { marksOf, scoresOf } from './scores-of.ts';
import { countingKey, type CorrectedKey } from '../key-corrections/counting-key.ts';
import { correctionsOf } from '../key-corrections/key-corrections-repository.ts';
import { saveNotice } from './notices-repository.ts';

type Grades = Pick<StoredResult, 'answers' | 'score' | 'correctAnswers' | 'correctAtFirst' | 'marks'>;

/**
 * Grades a quiz under the corrections of its keys, and leaves the student a notice for each question that it changes.
 * @param tx the transaction that holds the student's row and keeps the grades
 * @param isFirst the quiz is being recorded: who could not type an answer, since none was right, is excused for good
 * @returns `null` when no correction changes anything
 */
export async function applyCorrections(
  tx: Database,
  { clock, randomness, engine }: { clock: Clock; randomness: Randomness; engine: QuestionEngine },
  quiz: Pick<StoredQuiz, 'id' | 'kind' | 'studentId' | 'questions' | 'questionIds'>,
  before: Pick<Grades, 'answers' | 'score'>,
  isFirst = false,
): Promise<Grades | null> {
  const corrections = await correctionsOf(tx, quiz.questionIds);
  if (corrections.size === 0) return null;
  const tries = await triesOfQuiz(tx, quiz.studentId, quiz.id);
  const told = isFirst ? withExcuses(engine, quiz, before.answers, corrections, tries) : before.answers;
  const answers = gradeAgain(quiz.questions, told, corrections, typedUnder(engine, quiz, tries));
  if (isDeepStrictEqual(answers, before.answers)) return null;
  const scores = scoresOf(answers);
  const isChanged = (answer: GradedAnswer, place: number) =>
    !isDeepStrictEqual(toldOf(answer), toldOf(before.answers[place]));
  for (const { questionId } of answers.filter(isChanged))
    await saveNotice(tx, {
      id: randomness.uuid(),
      studentId: quiz.studentId,
      quizId: quiz.id,
      questionId,
      rightAnswer: corrections.get(questionId)?.rightAnswer ?? null,
      scoreBefore: before.score,
      scoreAfter: scores.score,
      createdAt: new Date(clock()),
      dismissedAt: null,
    });
  return { answers, ...scores };
}

/** What a student sees of a grade. */
function toldOf(answer: GradedAnswer | undefined): unknown[] {
  if (answer === undefined) return [];
  const { isCorrect, attempts, correctAnswer, recorded } = answer;
  return [isCorrect, attempts, marksOf(answer), correctAnswer, recorded === undefined];
}

/** Grades what was typed in a quiz by a key. */
export function typedUnder(
  engine: GradingEngine,
  quiz: Pick<StoredQuiz, 'kind'>,
  tries: TriesOfQuiz,
): GradeTypedUnder {
  return (question, key, given) => {
    const stored = tries.get(question.id) ?? [];
    return gradeTyped(countTries(engine, quiz, question, key, stored), stored, given);
  };
}

/** A paper tells nothing of its keys, and takes every answer. */
function withExcuses(
  engine: GradingEngine,
  quiz: Pick<StoredQuiz, 'kind' | 'questions'>,
  answers: Grades['answers'],
  corrections: ReadonlyMap<string, CorrectedKey>,
  tries: TriesOfQuiz,
): Grades['answers'] {
  if (quiz.kind === 'paper') return answers;
  return answers.map((answer) => {
    const question = quiz.questions.find(({ id }) => id === answer.questionId);
    const stored = tries.get(answer.questionId) ?? [];
    if (question === undefined || answer.typed === undefined || stored.some(({ isLast }) => isLast))
      return answer;
    const { isExcused } = countTries(engine, quiz, question, countingKey(question, corrections), stored);
    return isExcused ? { ...answer, excused: true } : answer;
  });
}
