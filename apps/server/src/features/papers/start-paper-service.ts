import { lockStudent } from '../../database/lock-student.ts';
import { plans, type OpenPaper, type PaperStanding, type StartPaperRequest } from '@valence/contract';
import type { Exam } from '@valence/questions';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { requirePaperAllowance } from '../allowance/allowance.ts';
import { planOf } from '../allowance/plan-of.ts';
import { keepForecast } from '../calibration/calibration-service.ts';
import { insertQuiz } from '../quizzes/quizzes-repository.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { openPaperOf } from './open-paper.ts';
import type { PapersContext } from './papers-context.ts';
import { countStarted, everSeen, findOpenPaper, insertPaper } from './papers-repository.ts';
import { recordPaper } from './submit-paper-service.ts';

/**
 * Starts a paper of an exam: composes it, sets its deadline, and counts it. A paper of which the time is up is submitted first, as
 * it stands.
 * @throws Refusal `notFound` for an exam that does not exist, `conflict` while another paper is open or where nothing new is left,
 * `monthlyLimitReached` beyond the plan's allowance
 */
export async function startPaper(
  context: PapersContext,
  studentId: string,
  { examId, length, extraTime }: StartPaperRequest,
  sentTimeZone: string | null,
): Promise<OpenPaper> {
  const { db, clock, engine, randomness, offer } = context;
  const exam = engine.examOf(examId);
  if (exam === undefined) throw new Refusal('notFound', 'We do not know this exam.');
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    const now = clock();
    const open = await findOpenPaper(tx, studentId);
    if (open !== null && now < open.deadline.getTime())
      throw new Refusal('conflict', 'You have a paper open. Submit it before you start another one.');
    if (open !== null) await recordPaper(tx, context, student, open, sentTimeZone);
    const calendar = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    const plan = planOf(student.subscriptionStatus, offer);
    if (plans[plan].papersPerMonth !== null)
      requirePaperAllowance(plan, await countStarted(tx, studentId, calendar.monthStart), calendar);

    const count = questionsOf(exam, length);
    const minutes = (exam.paper.minutes * count * (100 + extraTime)) / exam.paper.questions / 100;
    const composed = engine.composePaper({
      exam,
      count,
      seed: randomness.seed(),
      seen: await everSeen(tx, studentId),
      withdrawn: await withdrawnTemplates(tx),
    });
    if (composed === null)
      throw new Refusal('conflict', `You have seen so much that we have no new paper of ${exam.name}.`);
    const questions = composed.map(({ question }) => question);
    const quiz = {
      id: randomness.uuid(),
      studentId,
      kind: 'paper' as const,
      topic: exam.name,
      // Of all levels in equal parts; the column wants one.
      difficulty: 'intermediate' as const,
      issuedAt: new Date(now),
      questions,
      questionIds: questions.map(({ id }) => id),
      requestKey: null,
      typedIds: composed.flatMap(({ question, isNumerical }) => (isNumerical ? [question.id] : [])),
    };
    await insertQuiz(tx, quiz);
    const { like, marking } = exam.paper;
    const paper = {
      studentId,
      quizId: quiz.id,
      examId: exam.id,
      terms: {
        name: length === 'half' ? `${exam.name}, half length` : exam.name,
        like,
        marking,
        aids: exam.aids,
        units: exam.units.map(({ id, name }) => ({ id, name })),
        unitOf: composed.map(({ unit }) => unit),
        typedAt: composed.flatMap(({ isNumerical }, place) => (isNumerical ? [place] : [])),
      },
      startedAt: new Date(now),
      deadline: new Date(now + Math.round(minutes * 60) * 1000),
      standing: untouched(count),
      submittedAt: null,
    };
    await insertPaper(tx, paper);
    await keepForecast(tx, engine, paper);
    return openPaperOf(paper, questions, engine, now);
  });
}

function questionsOf({ paper }: Exam, length: StartPaperRequest['length']): number {
  return length === 'half' ? Math.round(paper.questions / 2) : paper.questions;
}

function untouched(count: number): PaperStanding {
  const places = Array.from({ length: count });
  return {
    answers: places.map(() => null),
    struck: places.map(() => []),
    flagged: [],
    spent: places.map(() => 0),
    at: 0,
    revision: 0,
  };
}
