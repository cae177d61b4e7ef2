import { lockStudent } from '../../database/lock-student.ts';
import {
  fewestStudentsTold,
  mostLeftOpen,
  type ForecastCalibration,
  type ForecastConsent,
} from '@valence/contract';
import { forecast } from '@valence/study';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { signedOut } from '../../refusal.ts';
import { firstTriesOf } from '../answers/first-tries-repository.ts';
import { examStudy } from '../exams/study/exam-study.ts';
import { paceOf } from '../exams/study/pace.ts';
import { rowsForForecast } from '../exams/study/rows-of-tries.ts';
import { skillsOfStudy } from '../exams/study/skills-of-study.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import {
  compareChecks,
  deleteConsent,
  hasConsented,
  insertCheck,
  insertConsent,
} from './calibration-repository.ts';

interface ConsentContext {
  db: Database;
  clock: Clock;
}

export async function readConsent({ db }: ConsentContext, studentId: string): Promise<ForecastConsent> {
  return { isGiven: await hasConsented(db, studentId) };
}

/** Gives the consent, or takes it back with everything that was kept by it. */
export async function changeConsent(
  { db, clock }: ConsentContext,
  studentId: string,
  consent: ForecastConsent,
): Promise<ForecastConsent> {
  await db.transaction(async (tx) => {
    // A paper that is just being started waits, or is waited for.
    if (!(await lockStudent(tx, studentId))) throw signedOut();
    if (consent.isGiven) await insertConsent(tx, studentId, new Date(clock()));
    else await deleteConsent(tx, studentId);
  });
  return consent;
}

/** A paper that is being started. */
interface StartedPaper {
  studentId: string;
  quizId: string;
  examId: string;
  startedAt: Date;
  terms: { unitOf: readonly string[]; typedAt: readonly number[] };
}

/** Our questions have so many options, whatever the real exam has. */
const options = 4;

/**
 * Keeps what the forecast says of a paper that is being started, where the student agreed to that and there is a forecast. It is made
 * for this very paper: today, with as many questions, and no luck where answers are typed.
 */
export async function keepForecast(
  tx: Database,
  engine: Parameters<typeof examStudy>[1] & Pick<QuestionEngine, 'testedConcepts'>,
  { studentId, quizId, examId, startedAt, terms }: StartedPaper,
): Promise<void> {
  if (!(await hasConsented(tx, studentId))) return;
  const tries = await firstTriesOf(tx, studentId);
  const study = examStudy({ kind: 'known', id: examId }, engine);
  const { skills, weights, unitOf } = skillsOfStudy(study, engine, paceOf(tries));
  const questions = terms.unitOf.length;
  const withOptions = questions - terms.typedAt.length;
  const told = forecast({
    now: startedAt,
    exam: {
      at: startedAt,
      weights,
      questions,
      choices: (options * questions) / Math.max(1, withOptions),
      levelShares: study.levelShares,
    },
    skills: skills.filter(({ id }) => unitOf.has(id)),
    ledger: rowsForForecast(tries, (concept) => unitOf.has(concept)),
  });
  if (!told.enough) return;
  const { low, middle, high } = told;
  await insertCheck(tx, { studentId, quizId, low, middle, high, madeAt: startedAt });
}

/** How forecasts held for students who agreed to be counted; nothing of fewer than ten. */
export async function readCalibration({ db }: Pick<ConsentContext, 'db'>): Promise<ForecastCalibration> {
  const { students, papers, inside, off } = await compareChecks(db, mostLeftOpen);
  if (students < fewestStudentsTold) return { enough: false };
  return { enough: true, students, papers, inside: Math.round((100 * inside) / papers), off };
}
