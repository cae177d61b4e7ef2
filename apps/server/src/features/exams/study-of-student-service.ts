import type { StudyDay } from '@valence/study';
import { plans, type PlanRules } from '@valence/contract';
import { calendarAt, type StudentCalendar } from '../../calendar/student-calendar.ts';
import { Refusal } from '../../refusal.ts';
import { planOf } from '../allowance/plan-of.ts';
import {
  firstTriesOf,
  triesSummaryOf,
  type FirstTry,
  type TriesSummary,
} from '../answers/first-tries-repository.ts';
import { countIssued } from '../quizzes/quizzes-repository.ts';
import type { Student } from '../sign-in/student.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import type { ExamsContext } from './exams-context.ts';
import { findExam, type StoredExam } from './exams-repository.ts';
import { examStudy, type ExamStudy } from './study/exam-study.ts';
import { paceOf, type Pace } from './study/pace.ts';
import { skillsOfStudy, type StudySkills } from './study/skills-of-study.ts';
import { examMoment, studyDays } from './study/study-days.ts';

/** A student who asks, with the zone that the browser sent. */
export interface StudentHere {
  student: Student;
  sentTimeZone: string | null;
}

/** What is known of a student, whatever the exam. */
export interface Learner {
  now: number;
  timeZone: string;
  studentId: string;
  calendar: StudentCalendar;
  answered: TriesSummary;
  /** Subject quizzes that are left today and this week; `null` without a limit. */
  quizzesLeft: { today: number; thisWeek: number } | null;
  /** Questions of a quiz of the plan, and quizzes a week; `null` without a limit. */
  quizSize: number;
  quizzesAWeek: number | null;
}

/** A learner with all answers, which take the longest to read. */
export interface LearnerWithTries extends Learner {
  tries: readonly FirstTry[];
  pace: Pace;
}

/** A learner before one exam. */
export interface Studying extends StudySkills {
  exam: StoredExam;
  study: ExamStudy;
  days: StudyDay[];
  /** The instant that is planned to. */
  at: number;
}

/** Longer quizzes of a plan come as several. */
const longestQuiz = 20;

/** Reads what decides a plan, without the answers themselves. */
export async function readLearner(context: ExamsContext, here: StudentHere): Promise<Learner> {
  const { db, clock, offer } = context;
  const { student } = here;
  const now = clock();
  const timeZone = await settleTimeZone(db, student, here.sentTimeZone, now);
  const calendar = calendarAt(now, timeZone);
  const { subjectQuizzesPerDay, subjectQuizzesPerWeek, questionCounts }: PlanRules =
    plans[planOf(student.subscriptionStatus, offer)];
  const [answered, issued] = await Promise.all([
    triesSummaryOf(db, student.id),
    countIssued(db, student.id, 'subject', calendar),
  ]);
  return {
    now,
    timeZone,
    studentId: student.id,
    calendar,
    answered,
    quizzesLeft:
      subjectQuizzesPerDay === null || subjectQuizzesPerWeek === null
        ? null
        : {
            today: Math.max(
              0,
              Math.min(subjectQuizzesPerDay - issued.today, subjectQuizzesPerWeek - issued.thisWeek),
            ),
            thisWeek: Math.max(0, subjectQuizzesPerWeek - issued.thisWeek),
          },
    quizSize: Math.min(longestQuiz, Math.max(...questionCounts)),
    quizzesAWeek: subjectQuizzesPerWeek,
  };
}

/** Reads the answers that a plan is made from. */
export async function readTries(
  { db }: Pick<ExamsContext, 'db'>,
  learner: Learner,
): Promise<LearnerWithTries> {
  const tries = await firstTriesOf(db, learner.studentId);
  // Of the days before: what is left of today does not grow for whoever is fast.
  const before = tries.filter(({ day }) => day < learner.calendar.today);
  return { ...learner, tries, pace: paceOf(before) };
}

/** What a learner has before one exam. */
export function studyTo(
  exam: StoredExam,
  { calendar, pace, timeZone }: LearnerWithTries,
  engine: ExamsContext['engine'],
): Studying {
  const study = examStudy(exam.subject, engine);
  return {
    exam,
    study,
    ...skillsOfStudy(study, engine, pace),
    days: studyDays(exam, calendar.today),
    at: examMoment(exam.date, timeZone),
  };
}

/**
 * A student's own exam.
 * @throws Refusal `notFound`
 */
export async function requireExam(context: ExamsContext, studentId: string, id: string): Promise<StoredExam> {
  const exam = await findExam(context.db, studentId, id);
  if (exam === null) throw new Refusal('notFound', 'This exam is not among yours.');
  return exam;
}

/** By which what was planned is known again: it stays as it is until the student answers, or changes something. */
export function factsOf({ calendar, answered }: Learner, exam: StoredExam): unknown[] {
  const { id, subject, date, minutes, freeDays, upkeep } = exam;
  return [id, subject, date, minutes, freeDays, upkeep, calendar.today, answered];
}
