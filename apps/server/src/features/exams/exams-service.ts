import {
  furthestExam,
  mostExams,
  type ExamAftermath,
  type ExamSettings,
  type StudentExams,
} from '@valence/contract';
import { lockStudent } from '../../database/lock-student.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import type { ExamsContext } from './exams-context.ts';
import { deleteExam, examsOf, insertExam, updateExam, type StoredExam } from './exams-repository.ts';
import { todayOf } from './today-of-service.ts';
import { examStudy } from './study/exam-study.ts';
import { daysBetween } from './study/study-days.ts';
import type { StudentHere } from './study-of-student-service.ts';

/** A student's exams, the earliest first, and those that there are to choose from. */
export async function readExams(context: ExamsContext, here: StudentHere): Promise<StudentExams> {
  const { db, engine } = context;
  const today = await todayOf(context, here);
  const exams = await examsOf(db, here.student.id);
  return {
    today,
    exams: exams.map((exam) => ({
      ...exam,
      minutes: [...exam.minutes],
      freeDays: [...exam.freeDays],
      name: examStudy(exam.subject, engine).name,
      daysLeft: daysBetween(today, exam.date),
    })),
    known: engine.exams.map(({ id, name, board }) => ({ id, name, board })),
  };
}

/**
 * Adds an exam, and answers all of them.
 * @throws Refusal `badRequest` for a day or topics that cannot be, `conflict` where there are many already
 */
export async function addExam(
  context: ExamsContext,
  here: StudentHere,
  settings: ExamSettings,
): Promise<StudentExams> {
  const { db, clock, randomness } = context;
  const studentId = here.student.id;
  requireSubject(context, settings);
  requireDate(await todayOf(context, here), settings.date);
  await db.transaction(async (tx) => {
    // Of many requests at once each sees what the others added.
    if (!(await lockStudent(tx, studentId))) throw signedOut();
    if ((await examsOf(tx, studentId)).length >= mostExams)
      throw new Refusal(
        'conflict',
        `${mostExams} exams are the most at once. Remove one that is over first.`,
      );
    await insertExam(tx, { ...settings, studentId, id: randomness.uuid(), createdAt: new Date(clock()) });
  });
  return readExams(context, here);
}

/**
 * Changes what a student said of an exam, and answers all of them. Of one that is over, the date can stay.
 * @throws Refusal `notFound` for one of somebody else, `badRequest` for a day or topics that cannot be
 */
export async function changeExam(
  context: ExamsContext,
  here: StudentHere,
  id: string,
  settings: ExamSettings,
): Promise<StudentExams> {
  requireSubject(context, settings);
  const before = (await examsOf(context.db, here.student.id)).find((exam) => exam.id === id);
  if (before?.date !== settings.date) requireDate(await todayOf(context, here), settings.date);
  requireOwn(await updateExam(context.db, here.student.id, id, settings));
  return readExams(context, here);
}

/**
 * Keeps what a student says after an exam, and answers all of them.
 * @throws Refusal `notFound` for one of somebody else, `conflict` for one that is still to come
 */
export async function keepAftermath(
  context: ExamsContext,
  here: StudentHere,
  id: string,
  aftermath: ExamAftermath,
): Promise<StudentExams> {
  const exam = (await examsOf(context.db, here.student.id)).find((one) => one.id === id);
  requireOwn(exam !== undefined);
  if (exam !== undefined && isToCome(exam, await todayOf(context, here)))
    throw new Refusal('conflict', 'This exam is still to come. Tell us afterwards.');
  await updateExam(context.db, here.student.id, id, aftermath);
  return readExams(context, here);
}

/**
 * Takes an exam away, and answers those that are left.
 * @throws Refusal `notFound` for one of somebody else
 */
export async function removeExam(
  context: ExamsContext,
  here: StudentHere,
  id: string,
): Promise<StudentExams> {
  requireOwn(await deleteExam(context.db, here.student.id, id));
  return readExams(context, here);
}

function isToCome({ date }: StoredExam, today: string): boolean {
  return date > today;
}

function requireDate(today: string, date: string): void {
  const days = daysBetween(today, date);
  if (days < 0) throw invalid('date', 'That day has passed. When is your exam?', 'has passed');
  if (days > furthestExam)
    throw invalid(
      'date',
      'That is more than two years away. Add it when it comes nearer.',
      'is too far away',
    );
}

/** Every topic and concept of an own exam is in the list, and a known exam is known. */
function requireSubject({ engine }: ExamsContext, { subject }: ExamSettings): void {
  if (subject.kind === 'known') {
    if (engine.examOf(subject.id) !== undefined) return;
    throw invalid(
      'subject.id',
      'We do not know this exam. Choose your own topics instead.',
      'is no known exam',
    );
  }
  const concepts = engine.testedConcepts();
  for (const [place, { id }] of subject.topics.entries())
    if (!concepts.some((concept) => concept.id === id || concept.topic === id))
      throw invalid(`subject.topics.${place}.id`, `“${id}” is not among our topics.`, 'is in no list');
}

function requireOwn(isOwn: boolean): void {
  if (!isOwn) throw new Refusal('notFound', 'This exam is not among yours.');
}

function invalid(field: string, message: string, what: string): Refusal {
  return new Refusal('badRequest', message, { fields: [{ field, message: what }] });
}
