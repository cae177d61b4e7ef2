import type { GenerateQuestionsResponse, TodayResponse } from '@valence/contract';
import { planDay, type PlannedQuestion } from '@valence/study';
import { Refusal } from '../../refusal.ts';
import { seedOf } from '../../seed-of.ts';
import type { Asking } from '../quizzes/asking.ts';
import { issueSubjectQuiz } from '../quizzes/issue-subject-quiz-service.ts';
import { issueAgain } from '../quizzes/issue-again-service.ts';
import { findQuizOfRequest } from '../quizzes/quizzes-repository.ts';
import type { ExamsContext, TodayOfExam } from './exams-context.ts';
import { examsOf } from './exams-repository.ts';
import { leftToday } from './left-today.ts';
import { todayOf } from './today-of-service.ts';
import { rowsForPlan } from './study/rows-of-tries.ts';
import { levelOf } from './study/level-of.ts';
import { daysBetween } from './study/study-days.ts';
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

/** What is planned for today, for each of a student's exams that there is something to do for. */
export async function readToday(context: ExamsContext, here: StudentHere): Promise<TodayResponse> {
  const exams = await examsOf(context.db, here.student.id);
  // Home asks for this each time: who plans to no exam has no answers read.
  if (exams.length === 0) return { today: await todayOf(context, here), exams: [] };
  const learner = await readLearner(context, here);
  const { today } = learner.calendar;
  const toCome = exams.filter(({ date, upkeep }) => date >= today || upkeep);
  const planned = await Promise.all(
    toCome.map((exam) =>
      context.remember.today([...factsOf(learner, exam), learner.quizzesLeft], async () => {
        const withTries = await readTries(context, learner);
        return todayOfExam(withTries, studyTo(exam, withTries, context.engine));
      }),
    ),
  );
  // Those to come before those that are over.
  return {
    today,
    exams: planned.toSorted((one, other) => Number(one.daysLeft < 0) - Number(other.daysLeft < 0)),
  };
}

/**
 * Issues the next quiz of today's plan. It counts as a subject quiz, and none of its questions was seen lately.
 * @throws Refusal `notFound` for an exam of somebody else, `conflict` where nothing is left for today, or a limit of the plan
 */
export async function issueToday(
  context: ExamsContext,
  here: StudentHere,
  { examId, answers = 'choose' }: { examId: string; answers?: 'choose' | 'type' | undefined },
  asking: Asking,
): Promise<GenerateQuestionsResponse> {
  const { db, engine } = context;
  const issued = await findQuizOfRequest(db, here.student.id, asking.requestKey);
  if (issued) return issueAgain(db, engine, issued);
  const exam = await requireExam(context, here.student.id, examId);
  const learner = await readTries(context, await readLearner(context, here));
  const studying = studyTo(exam, learner, engine);
  const { questions } = plannedToday(learner, studying);
  const { specification } = studying.study;
  // With no quiz left the allowance says so itself, in its own words.
  const isUsedUp = learner.quizzesLeft?.today === 0;
  if (questions.length === 0 && !isUsedUp)
    throw new Refusal('conflict', 'Today’s plan is done. Well done, and see you tomorrow.');
  const wanted = questions.slice(0, sizeOfNext(questions.length, learner.quizSize)).map(({ skill }) => ({
    concept: skill,
    difficulty: levelOf(learner.tries, skill),
  }));
  return issueSubjectQuiz(
    context,
    here.student.id,
    {
      name: `Today’s plan: ${studying.study.name}`,
      difficulty: 'intermediate',
      answers,
      requirePlan: () => undefined,
      compose(composing) {
        const composed = engine.composeFromConcepts({ wanted, answers, specification, ...composing });
        if (composed.length > 0) return composed;
        throw new Refusal(
          'conflict',
          'You have seen all questions on today’s plan lately. It goes on tomorrow.',
        );
      },
    },
    asking,
  );
}

function todayOfExam(learner: LearnerWithTries, studying: Studying): TodayOfExam {
  const { exam, study, unitOf } = studying;
  const { questions, done, isCutShort } = plannedToday(learner, studying);
  const { quizSize, calendar } = learner;
  const count = (why: PlannedQuestion['why']) => questions.filter((one) => one.why === why).length;
  const byUnit = Map.groupBy(questions, ({ skill }) => unitOf.get(skill) ?? '');
  return {
    id: exam.id,
    name: study.name,
    date: exam.date,
    daysLeft: daysBetween(calendar.today, exam.date),
    minutes: studying.days[0]?.minutes ?? 0,
    done,
    left: questions.length,
    quizzes: Math.ceil(questions.length / quizSize),
    nextCount: sizeOfNext(questions.length, quizSize),
    why: { new: count('new'), weak: count('weak'), review: count('review') },
    units: study.units
      .map(({ id, name }) => ({ name, questions: byUnit.get(id)?.length ?? 0 }))
      .filter((unit) => unit.questions > 0)
      .toSorted((one, other) => other.questions - one.questions),
    isCutShort,
  };
}

/** Of so many questions in quizzes of about one size, how many the next one has. */
function sizeOfNext(questions: number, quizSize: number): number {
  return questions === 0 ? 0 : Math.ceil(questions / Math.ceil(questions / quizSize));
}

interface PlannedToday {
  questions: readonly PlannedQuestion[];
  done: number;
  isCutShort: boolean;
}

/** What the plan still has for today: the day's minutes without what was done today, and within the quizzes that are left. */
function plannedToday(learner: LearnerWithTries, studying: Studying): PlannedToday {
  const { calendar, tries, quizzesLeft, quizSize, now } = learner;
  const { skills, weights, at, exam } = studying;
  const [today, ...later] = withinAllowance(studying.days, learner);
  if (today === undefined) return { questions: [], done: 0, isCutShort: false };
  const { minutes, done, isCutShort } = leftToday(learner, studying, today.minutes);
  const questions = planDay({
    now,
    exam: { at, weights },
    days: [{ ...today, minutes }, ...later],
    skills,
    ledger: rowsForPlan(tries),
    // A student and a day have one plan.
    seed: seedOf(exam.studentId, calendar.today),
  });
  return {
    questions: quizzesLeft === null ? questions : questions.slice(0, quizzesLeft.today * quizSize),
    done,
    isCutShort,
  };
}
