import { plans, type PaperExam, type PapersResponse } from '@valence/contract';
import type { Exam } from '@valence/questions';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { planOf } from '../allowance/plan-of.ts';
import type { Student } from '../sign-in/student.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { countStarted, findOpenPaper, listSubmitted } from './papers-repository.ts';
import type { PapersContext } from './papers-context.ts';

/** The exams that a student can sit papers of, the open paper, those submitted, and what is left of the month's allowance. */
export async function listPapers(
  { db, clock, engine, offer }: PapersContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<PapersResponse> {
  const now = clock();
  const calendar = calendarAt(now, await settleTimeZone(db, student, sentTimeZone, now));
  const open = await findOpenPaper(db, student.id);
  const past = await listSubmitted(db, student.id);
  return {
    exams: engine.exams.map(paperExamOf),
    open: open && {
      paperId: open.quizId,
      name: open.terms.name,
      deadline: open.deadline.toISOString(),
      isOver: now >= open.deadline.getTime(),
    },
    past: past.flatMap(({ quizId, terms, submittedAt, right, questions }) =>
      submittedAt === null
        ? []
        : [
            {
              paperId: quizId,
              name: terms.name,
              submittedAt: submittedAt.toISOString(),
              right,
              questions,
            },
          ],
    ),
    allowance: {
      limit: plans[planOf(student.subscriptionStatus, offer)].papersPerMonth,
      used: await countStarted(db, student.id, calendar.monthStart),
      resetDate: calendar.nextMonthStart.toISOString(),
    },
  };
}

function paperExamOf(exam: Exam): PaperExam {
  const { id, name, board, units, leftOut, weightsFrom, paper, aids, doubts, source, asOf } = exam;
  return {
    id,
    name,
    board,
    like: paper.like,
    questions: paper.questions,
    minutes: paper.minutes,
    marking: paper.marking,
    aids,
    units: units.map((unit) => ({ id: unit.id, name: unit.name, ...unit.percent })),
    leftOut: [...leftOut],
    weightsFrom,
    differences: [...paper.differences],
    doubts: [...doubts],
    source,
    asOf,
  };
}
