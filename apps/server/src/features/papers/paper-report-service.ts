import type { PaperMarking, PaperReport } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { gradedKey } from '../key-corrections/counting-key.ts';
import { issuedQuestion } from '../quizzes/issued-question.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { findQuiz } from '../quizzes/quizzes-repository.ts';
import { typedResult } from '../quizzes/typed/typed-result.ts';
import { triesOfQuiz } from '../quizzes/typed/typed-tries-repository.ts';
import { findPaper } from './papers-repository.ts';

/**
 * What became of a submitted paper, from the result that grading keeps: a key that is corrected later changes it.
 * @throws Refusal `notFound` for a paper that is not this student's, or is not submitted
 */
export async function readPaperReport(
  { db, engine }: { db: Database; engine: QuestionEngine },
  studentId: string,
  paperId: string,
): Promise<PaperReport> {
  const paper = await findPaper(db, studentId, paperId);
  const found = await findQuiz(db, studentId, paperId);
  if (!paper?.submittedAt || !found?.result)
    throw new Refusal('notFound', 'We could not find the report of this paper.');
  const { terms, startedAt, deadline, submittedAt, standing } = paper;
  const tries = await triesOfQuiz(db, studentId, paperId);
  const answers = new Map(found.result.answers.map((answer) => [answer.questionId, answer]));
  const questions = found.quiz.questions.map((question, place) => {
    const answer = answers.get(question.id);
    const key = answer === undefined ? question.key : gradedKey(answer);
    const told =
      answer && typedResult(engine, found.quiz, question, answer, tries.get(question.id) ?? []).typed;
    const kept = standing.answers[place];
    const notRead = told?.text === null && typeof kept === 'string' ? kept : null;
    return {
      question: issuedQuestion(question, engine, key),
      ...(told && { typed: { ...told, notRead } }),
      unit: terms.unitOf[place] ?? '',
      chosen: answer?.userAnswer ?? null,
      ...(key !== question.key && { marks: answer?.isCorrect === true ? 1 : 0 }),
      isRight: answer?.isCorrect ?? false,
      isFlagged: standing.flagged.includes(place),
      timeSpent: answer?.timeSpent ?? 0,
    };
  });
  const { name, like, marking } = terms;
  return {
    paperId,
    name,
    like,
    marking,
    startedAt: startedAt.toISOString(),
    submittedAt: submittedAt.toISOString(),
    timeSpent: found.result.timeSpent,
    timeAllowed: Math.round((deadline.getTime() - startedAt.getTime()) / 1000),
    ...tallyOf(questions, marking),
    units: terms.units.map((unit) => {
      const ofUnit = questions.filter((question) => question.unit === unit.id);
      return {
        ...unit,
        ...tallyOf(ofUnit, marking),
        timeSpent: ofUnit.reduce((sum, { timeSpent }) => sum + timeSpent, 0),
      };
    }),
    questions,
  };
}

function tallyOf(
  questions: readonly (Pick<PaperReport['questions'][number], 'chosen' | 'typed'> & { isRight: boolean })[],
  marking: PaperMarking,
): Pick<PaperReport, 'right' | 'wrong' | 'unanswered' | 'marks' | 'most'> {
  const right = questions.filter(({ isRight }) => isRight).length;
  const unanswered = questions.filter(
    ({ chosen, typed, isRight }) => !isRight && (typed === undefined ? chosen : typed.text) === null,
  ).length;
  const wrong = questions.length - right - unanswered;
  return {
    right,
    wrong,
    unanswered,
    marks: right * marking.right + wrong * marking.wrong + unanswered * marking.unanswered,
    most: questions.length * marking.right,
  };
}
