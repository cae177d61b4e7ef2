import { lockStudent } from '../../database/lock-student.ts';
import type {
  OpenPaper,
  OpenPaperPlace,
  PaperStanding,
  SavePaperRequest,
  SavePaperResponse,
} from '@valence/contract';
import { Refusal, signedOut } from '../../refusal.ts';
import { findQuiz } from '../quizzes/quizzes-repository.ts';
import { openPaperOf } from './open-paper.ts';
import { findOpenPaper, findPaper, saveStanding, type StoredPaper } from './papers-repository.ts';
import { notReadOf } from './typed-of-paper.ts';
import type { PapersContext } from './papers-context.ts';
import type { Database } from '../../database/database.ts';

/**
 * Milliseconds after the deadline in which answers are still taken that were given before it: they were held up by a network or a
 * server that was away.
 */
const longestDelay = 10 * 60_000;
/** Milliseconds that a call may take on its way. */
const leeway = 5000;

/** The paper that a student has not submitted, with its questions; `null` where there is none. */
export async function readOpenPaper(
  { db, clock, engine }: PapersContext,
  studentId: string,
): Promise<OpenPaper | null> {
  const paper = await findOpenPaper(db, studentId);
  if (paper === null) return null;
  const found = await findQuiz(db, studentId, paper.quizId);
  return found && openPaperOf(paper, found.quiz.questions, engine, clock());
}

/** What screens say of the paper that a student has not submitted: its clock runs wherever they are. */
export async function placeOfOpenPaper(
  { db, clock }: PapersContext,
  studentId: string,
): Promise<OpenPaperPlace | null> {
  const paper = await findOpenPaper(db, studentId);
  if (paper === null) return null;
  const { quizId, terms, deadline } = paper;
  return { paperId: quizId, name: terms.name, left: Math.max(0, deadline.getTime() - clock()) };
}

/**
 * Keeps the answers of a paper as they come.
 * @returns the typed ones that cannot be read, and what is kept instead where other steps were kept meanwhile
 * @throws Refusal `notFound` for a paper that is not this student's, `conflict` for one that is submitted or whose time is up,
 * `badRequest` for answers that do not fit it
 */
export async function savePaper(
  { db, clock, engine }: PapersContext,
  studentId: string,
  request: SavePaperRequest,
): Promise<SavePaperResponse> {
  return db.transaction(async (tx) => {
    if (!(await lockStudent(tx, studentId))) throw signedOut();
    const paper = await findPaper(tx, studentId, request.paperId);
    if (paper === null) throw new Refusal('notFound', 'We could not find this paper.');
    if (paper.submittedAt !== null) throw new Refusal('conflict', 'This paper is submitted.');
    if (!isInTime(paper, request, clock()))
      throw new Refusal('conflict', 'The time of this paper is up. What you answered before is kept.');
    const { standing } = await keepStanding(tx, paper, request);
    const kept = standing.page === request.standing.page ? {} : { kept: standing };
    // Most steps are in questions with options: the whole paper is read only where there is something to be read in it.
    if (standing.answers.every((answer) => typeof answer !== 'string')) return { notRead: [], ...kept };
    const found = await findQuiz(tx, studentId, request.paperId);
    return { notRead: notReadOf(engine, found?.quiz.questions ?? [], standing), ...kept };
  });
}

/** Whether answers were given before the deadline, even if they arrive a little after it. */
export function isInTime(
  { startedAt, deadline }: Pick<StoredPaper, 'startedAt' | 'deadline'>,
  { elapsed }: Pick<SavePaperRequest, 'elapsed'>,
  now: number,
): boolean {
  if (now <= deadline.getTime() + leeway) return true;
  const allowed = deadline.getTime() - startedAt.getTime();
  return elapsed <= allowed && now <= deadline.getTime() + longestDelay;
}

/**
 * Keeps a standing, unless a later one is kept already or it does not go on from what is kept.
 * @throws Refusal `badRequest` for one that does not fit the paper
 */
export async function keepStanding(
  tx: Database,
  paper: StoredPaper,
  request: Pick<SavePaperRequest, 'standing' | 'after'>,
): Promise<StoredPaper> {
  const { standing } = request;
  const fault = faultOf(standing, paper.terms);
  if (fault !== null)
    throw new Refusal('badRequest', `The answers do not fit this paper. ${fault.field} ${fault.message}`, {
      fields: [fault],
    });
  if (standing.revision <= paper.standing.revision || !goesOnFrom(paper.standing, request)) return paper;
  await saveStanding(tx, paper, standing);
  return { ...paper, standing };
}

/** Whether the page that sends knows the steps that are kept: its own, or those that it went on from. */
export function goesOnFrom(
  kept: PaperStanding,
  { standing, after = kept.revision }: Pick<SavePaperRequest, 'standing' | 'after'>,
): boolean {
  return after === kept.revision || kept.page === standing.page;
}

function faultOf(
  { answers, struck, spent, flagged, at }: PaperStanding,
  { unitOf: { length: count }, typedAt = [] }: StoredPaper['terms'],
): { field: string; message: string } | null {
  const lists = { answers, struck, spent };
  for (const [field, list] of Object.entries(lists))
    if (list.length !== count) return { field, message: `needs ${count} entries, one for each question.` };
  if (
    answers.some(
      (answer, place) => answer !== null && (typeof answer === 'string') !== typedAt.includes(place),
    )
  )
    return { field: 'answers', message: 'has a choice where an answer is typed, or the other way around.' };
  if (flagged.some((place) => place >= count))
    return { field: 'flagged', message: 'names a question that the paper does not have.' };
  if (at >= count) return { field: 'at', message: 'names a question that the paper does not have.' };
  return null;
}
