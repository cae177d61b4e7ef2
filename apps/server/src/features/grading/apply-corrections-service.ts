import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { gradeAgain, type IsRightUnder } from './grade-again.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { StoredQuiz, StoredResult } from '../quizzes/quizzes-repository.ts';
import { typedRules } from '../quizzes/typed/typed-rules.ts';
import { scoresOf } from './scores-of.ts';
import { correctionsOf } from './key-corrections-repository.ts';
import { saveNotice } from './notices-repository.ts';

type Grades = Pick<StoredResult, 'answers' | 'score' | 'correctAnswers' | 'correctAtFirst' | 'marks'>;

/**
 * Grades a quiz under the corrections of its keys, and leaves the student a notice for each question that it changes.
 * @param tx the transaction that holds the student's row and keeps the grades
 * @returns `null` when no correction changes anything
 */
export async function applyCorrections(
  tx: Database,
  { clock, randomness, engine }: { clock: Clock; randomness: Randomness; engine: QuestionEngine },
  quiz: Pick<StoredQuiz, 'id' | 'kind' | 'studentId' | 'questions' | 'questionIds'>,
  before: Pick<Grades, 'answers' | 'score'>,
): Promise<Grades | null> {
  const corrections = await correctionsOf(tx, quiz.questionIds);
  if (corrections.size === 0) return null;
  const answers = gradeAgain(quiz.questions, before.answers, corrections, rightUnder(engine, quiz));
  const changed = answers.filter((answer, place) => !isDeepStrictEqual(answer, before.answers[place]));
  if (changed.length === 0) return null;
  const scores = scoresOf(answers);
  for (const { questionId } of changed)
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

/** Grades what was typed in a quiz by the key that a question has. */
export function rightUnder(
  engine: Pick<QuestionEngine, 'askedAnswerOf' | 'gradeTypedAnswer'>,
  quiz: Pick<StoredQuiz, 'kind'>,
): IsRightUnder {
  const rules = typedRules(quiz);
  return (question, typed) => {
    const asked = engine.askedAnswerOf(question);
    return asked !== null && engine.gradeTypedAnswer(asked, typed, rules).verdict === 'right';
  };
}
