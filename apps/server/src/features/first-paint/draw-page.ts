import { keptQuizCookie, keptQuizMaxLength, pageAt, publicPages, type ServedPage } from '@valence/contract';
import type { FastifyRequest } from 'fastify';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { DrawnPage } from '../../http/pages.ts';
import { currentStudent } from '../sign-in/current-student.ts';
import type { Student } from '../sign-in/student.ts';
import { answersFor, type AnswersContext } from './answers.ts';

/** What the web app's build draws a page of the app with; `search` is empty or begins with `?`. */
export type DrawApp = (path: string, search: string, served: ServedPage) => string;

export interface DrawPageContext extends AnswersContext {
  draw: DrawApp;
  supportPhone: string;
}

/**
 * Draws the page of the app at the asked path as its first screen: for a student with their own data, and a public page
 * for a visitor too.
 * @param mayBeSignedIn the request names a session; where that is none, the client finds out and says so
 * @returns `null` where the page is left to the client, which can draw everything itself
 */
export async function drawPage(
  context: DrawPageContext,
  request: FastifyRequest,
  mayBeSignedIn: boolean,
): Promise<DrawnPage | null> {
  const { path, search } = addressOf(request);
  if (!mayBeSignedIn && !isPublic(path)) return null;
  const student = mayBeSignedIn ? await currentStudent(request) : null;
  if (mayBeSignedIn && student === null) return null;
  const served = await servedTo(context, student, path, request.cookies[keptQuizCookie] ?? '');
  return { markup: context.draw(path, search, served), served };
}

async function servedTo(
  context: DrawPageContext,
  student: Student | null,
  path: string,
  keptQuiz: string,
): Promise<ServedPage> {
  const timeZone = student?.timeZone ?? 'UTC';
  return {
    answers: await answersFor(context, student, pageAt(path)),
    timeZone,
    today: calendarAt(context.clock(), timeZone).today,
    keptQuiz: keptQuiz.length > keptQuizMaxLength ? '' : keptQuiz,
    supportPhone: context.supportPhone,
  };
}

function isPublic(path: string): boolean {
  const page = pageAt(path);
  return page === null || publicPages.includes(page);
}

function addressOf({ url }: FastifyRequest): { path: string; search: string } {
  const [path = '/'] = url.split('?', 1);
  return { path, search: url.slice(path.length) };
}
