import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  dismissNoticeRequest,
  dismissNoticeResponse,
  notices,
  reportAnswerRequest,
  reportAnswerResponse,
  studentReports,
} from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn, limitedPerStudent } from '../sign-in/route-guards.ts';
import { dismiss, readNotices } from './notices-service.ts';
import { readStudentReports, reportQuestion, type ReportsContext } from './reports-service.ts';

const tags = ['Reports'];

/** The calls about faulty questions: reporting one, what became of it, and what it changed. */
export function registerReportsRoutes(
  root: FastifyInstance,
  context: ReportsContext,
  perMinute: number,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  // Each report proves a question again, which takes a moment of the server's time.
  const config = limitedPerStudent(perMinute);

  app.post(
    '/api/report-answer',
    {
      config,
      preValidation: signedIn,
      schema: {
        summary: 'Report a faulty question, once',
        tags,
        body: reportAnswerRequest,
        response: { 200: reportAnswerResponse, ...errorSchemas },
      },
    },
    async (request) => reportQuestion(context, (await requireStudent(request)).id, request.body),
  );
  app.get(
    '/api/user/reports',
    {
      schema: {
        summary: 'The own reports and what became of them',
        tags,
        response: { 200: studentReports, ...errorSchemas },
      },
    },
    async (request) => readStudentReports(context, (await requireStudent(request)).id),
  );
  app.get(
    '/api/user/notices',
    {
      schema: {
        summary: 'Quizzes that were graded again, until dismissed',
        tags,
        response: { 200: notices, ...errorSchemas },
      },
    },
    async (request) => readNotices(context, (await requireStudent(request)).id),
  );
  app.post(
    '/api/user/dismiss-notice',
    {
      preValidation: signedIn,
      schema: {
        summary: 'Take a notice away',
        tags,
        body: dismissNoticeRequest,
        response: { 200: dismissNoticeResponse, ...errorSchemas },
      },
    },
    async (request) => dismiss(context, (await requireStudent(request)).id, request.body.noticeId),
  );
}
