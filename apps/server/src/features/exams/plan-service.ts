import type { ExamPlan } from '@valence/contract';
import { lookAhead, type StudyDay } from '@valence/study';
import { Refusal } from '../../refusal.ts';
import { planOf } from '../allowance/plan-of.ts';
import type { ExamsContext } from './exams-context.ts';
import { leftToday } from './left-today.ts';
import { coverageOf, isCovered } from './study/coverage-of.ts';
import { daysAhead } from './study/days-ahead.ts';
import { rowsForPlan } from './study/rows-of-tries.ts';
import { meanMinutes } from './study/mean-minutes.ts';
import { withinAllowance } from './study/within-allowance.ts';
import {
  factsOf,
  readLearner,
  readTries,
  requireExam,
  studyTo,
  type LearnerWithTries,
  type StudentHere,
  type Studying,
} from './study-of-student-service.ts';

/**
 * The days until an exam and what they are likely to bring; with other minutes than those that were set, for a look.
 * @throws Refusal `notFound` for an exam of somebody else, `subscriptionRequired` for other minutes
 */
export async function readPlan(
  context: ExamsContext,
  here: StudentHere,
  examId: string,
  otherMinutes: number | null,
): Promise<ExamPlan> {
  const exam = await requireExam(context, here.student.id, examId);
  if (otherMinutes !== null && planOf(here.student.subscriptionStatus, context.offer) === 'free')
    throw new Refusal('subscriptionRequired', 'A look at other minutes requires a Premium subscription.', {
      subscriptionRequired: true,
    });
  const learner = await readLearner(context, here);
  const { quizzesAWeek, quizzesLeft } = learner;
  const facts = [...factsOf(learner, exam), otherMinutes, quizzesAWeek, quizzesLeft];
  return context.remember.plan(facts, async () => {
    const withTries = await readTries(context, learner);
    return planAhead(withTries, studyTo(exam, withTries, context.engine), otherMinutes);
  });
}

/** More minutes are tried in steps of so many, and so often. */
const step = 5;
const tries = 3;

function planAhead(learner: LearnerWithTries, studying: Studying, otherMinutes: number | null): ExamPlan {
  const { study, skills, weights, at, exam } = studying;
  const { now, calendar, pace } = learner;
  const meant = otherMinutes === null ? studying.days : withMinutes(studying.days, otherMinutes);
  const days = exam.date > calendar.today ? meant : [];
  const ledger = rowsForPlan(learner.tries);
  const look = (ways: StudyDay[][]) => lookAhead({ now, exam: { at, weights }, ways, skills, ledger });

  // Of today what is left, and of the days to come what the plan has quizzes for.
  const fromNow = ([today, ...later]: readonly StudyDay[]): StudyDay[] =>
    today === undefined
      ? []
      : [{ ...today, minutes: leftToday(learner, studying, today.minutes).minutes }, ...later];
  const allowed = withinAllowance(days, learner);
  const studied = fromNow(allowed);
  const [outlook] = look([studied]);
  const met = new Set(ledger.map(({ skill }) => skill));
  const units = coverageOf(study, met, outlook);
  const covered = units.filter(isCovered).length;
  const minutes = minutesADay(days);
  const allowedMinutes = minutesADay(allowed.slice(1));

  let minutesForAll: number | null = null;
  if (covered < units.length && days.length > 0) {
    const unmet = skills.filter(({ id }) => id in weights && !met.has(id));
    const seconds = unmet.reduce((sum, skill) => sum + skill.seconds, 0);
    const count = Math.max(1, days.filter((day) => day.minutes > 0).length);
    const least = Math.max(minutes + step, Math.ceil(seconds / 60 / count / step) * step);
    const others = Array.from(
      { length: tries },
      (_, index) => Math.ceil((least * (1 + 0.25 * index)) / step) * step,
    );
    const outlooks = look(others.map((other) => fromNow(withMinutes(days, other))));
    const enough = outlooks.findIndex((one) => coverageOf(study, met, one).every(isCovered));
    minutesForAll = others[enough] ?? null;
  }
  return {
    days: daysAhead(studied, study, outlook, pace.seconds),
    units,
    minutes,
    covered,
    minutesForAll,
    allowedMinutes: allowedMinutes > 0 && allowedMinutes < minutesADay(days.slice(1)) ? allowedMinutes : null,
  };
}

/** Whole minutes on one of the days of study, on average. */
function minutesADay(days: readonly StudyDay[]): number {
  return Math.round(meanMinutes(days.filter((day) => day.minutes > 0)));
}

/** The same days of study with other minutes. */
function withMinutes(days: readonly StudyDay[], minutes: number): StudyDay[] {
  return days.map((day) => (day.minutes > 0 ? { ...day, minutes } : day));
}
