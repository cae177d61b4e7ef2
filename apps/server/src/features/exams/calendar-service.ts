import { calendarFile } from './calendar-file.ts';
import type { ExamsContext } from './exams-context.ts';
import {
  readLearner,
  readTries,
  requireExam,
  studyTo,
  type StudentHere,
} from './study-of-student-service.ts';

/**
 * An exam and its days of study as a calendar file.
 * @throws Refusal `notFound` for an exam of somebody else
 */
export async function readCalendar(
  context: ExamsContext,
  here: StudentHere,
  examId: string,
  publicUrl: string,
): Promise<string> {
  const exam = await requireExam(context, here.student.id, examId);
  const learner = await readTries(context, await readLearner(context, here));
  const { study, days } = studyTo(exam, learner, context.engine);
  const url = new URL('/exam', publicUrl).href;
  return calendarFile({ id: exam.id, name: study.name, date: exam.date, days, now: learner.now, url });
}
