import type { ExamForecast } from '@valence/contract';
import { forecast } from '@valence/study';
import type { ExamsContext } from './exams-context.ts';
import { rowsForForecast } from './study/rows-of-tries.ts';
import { mostFrom } from './study/most-from.ts';
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

/** Below so many answers there is no forecast. */
const needed = 15;

/**
 * The mark that a student is to expect on an exam without further practice, or why that cannot be told yet.
 * @throws Refusal `notFound` for an exam of somebody else
 */
export async function readForecast(
  context: ExamsContext,
  here: StudentHere,
  examId: string,
): Promise<ExamForecast> {
  const exam = await requireExam(context, here.student.id, examId);
  const learner = await readLearner(context, here);
  return context.remember.forecast(factsOf(learner, exam), async () => {
    const withTries = await readTries(context, learner);
    return forecastOf(withTries, studyTo(exam, withTries, context.engine));
  });
}

function forecastOf(
  { now, calendar, tries }: LearnerWithTries,
  { exam, study, at, weights, skills, unitOf }: Studying,
): ExamForecast {
  const ledger = rowsForForecast(tries, (concept) => unitOf.has(concept));
  const answers = ledger.length;
  if (exam.date < calendar.today) return { enough: false, because: 'This exam is over.', answers, needed };
  const { questions, choices, levelShares } = study;
  const told = forecast({
    now,
    exam: { at, weights, questions, choices, levelShares },
    skills: skills.filter(({ id }) => unitOf.has(id)),
    ledger,
  });
  if (!told.enough) return { ...told, answers, needed };
  return { ...told, answers, mostFrom: mostFrom(study, unitOf, ledger) };
}
