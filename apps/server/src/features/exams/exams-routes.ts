import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  examAftermath,
  examForecast,
  examId,
  examPlan,
  examPlanRequest,
  examSettings,
  generateQuestionsHeaders,
  generateQuestionsResponse,
  studentExams,
  todayRequest,
  todayResponse,
} from '@valence/contract';
import * as z from 'zod';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import type { ExamsContext } from './exams-context.ts';
import { addExam, changeExam, keepAftermath, readExams, removeExam } from './exams-service.ts';
import { readForecast } from './forecast-service.ts';
import { readPlan } from './plan-service.ts';
import { rememberPlans } from './plan-memory.ts';
import { readCalendar } from './calendar-service.ts';
import type { StudentHere } from './study-of-student-service.ts';
import { issueToday, readToday } from './today-service.ts';

const tags = ['Exams'];
const exams = '/api/user/exams';
/** After a quiz, Home and the page of exams each look at the plan anew. */
const looksOfQuiz = 2;

/** The calls by which a student plans to exams: what they are, what is planned for today, and what is to be expected. */
export function registerExamsRoutes(
  root: FastifyInstance,
  { publicUrl, ...outside }: Omit<ExamsContext, 'remember'> & { publicUrl: string },
  quizzesPerMinute: number,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const context: ExamsContext = {
    ...outside,
    remember: { today: rememberPlans(), plan: rememberPlans(), forecast: rememberPlans() },
  };
  const answers = (schema: typeof studentExams) => ({ 200: schema, ...errorSchemas });
  /** For whatever plans to the day of an exam, some 100 ms, or has it planned anew. */
  const planning = { config: limitedPerStudent(looksOfQuiz * quizzesPerMinute), preValidation: signedIn };

  app.get(
    exams,
    { schema: { summary: 'The own exams, and those to choose from', tags, response: answers(studentExams) } },
    async (request) => readExams(context, await here(request)),
  );
  app.post(
    exams,
    {
      ...planning,
      schema: { summary: 'Add an exam', tags, body: examSettings, response: answers(studentExams) },
    },
    async (request) => addExam(context, await here(request), request.body),
  );
  app.put(
    `${exams}/:id`,
    {
      ...planning,
      schema: {
        summary: 'Change date, minutes, free days or topics of an exam',
        tags,
        params: examId,
        body: examSettings,
        response: answers(studentExams),
      },
    },
    async (request) => changeExam(context, await here(request), request.params.id, request.body),
  );
  app.put(
    `${exams}/:id/aftermath`,
    {
      preValidation: signedIn,
      schema: {
        summary: 'Say how an exam went, and whether what was learnt is to be kept up',
        tags,
        params: examId,
        body: examAftermath,
        response: answers(studentExams),
      },
    },
    async (request) => keepAftermath(context, await here(request), request.params.id, request.body),
  );
  app.delete(
    `${exams}/:id`,
    {
      preValidation: signedIn,
      schema: { summary: 'Remove an exam', tags, params: examId, response: answers(studentExams) },
    },
    async (request) => removeExam(context, await here(request), request.params.id),
  );
  app.get(
    '/api/user/today',
    {
      ...planning,
      schema: {
        summary: 'What is planned for today, for each exam',
        tags,
        response: { 200: todayResponse, ...errorSchemas },
      },
    },
    async (request) => readToday(context, await here(request)),
  );
  app.post(
    `${exams}/:id/today`,
    {
      config: limitedPerStudent(quizzesPerMinute),
      preValidation: signedIn,
      schema: {
        summary: 'Issue the next quiz of today’s plan; counts as a subject quiz',
        description:
          'Repeated with its Idempotency-Key it answers the quiz that was issued, which counts once.',
        tags,
        params: examId,
        querystring: todayRequest,
        headers: generateQuestionsHeaders,
        response: { 200: generateQuestionsResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const student = await here(request);
      const requestKey = request.headers['idempotency-key'] ?? null;
      const asking = { sentTimeZone: student.sentTimeZone, requestKey };
      return issueToday(context, student, { examId: request.params.id, ...request.query }, asking);
    },
  );
  app.get(
    `${exams}/:id/plan`,
    {
      ...planning,
      schema: {
        summary: 'The days until an exam and what they are likely to bring',
        description: 'With `minutes` as if every day of study had so many, which is for Premium students.',
        tags,
        params: examId,
        querystring: examPlanRequest,
        response: { 200: examPlan, ...errorSchemas },
      },
    },
    async (request) =>
      readPlan(context, await here(request), request.params.id, request.query.minutes ?? null),
  );
  app.get(
    `${exams}/:id/forecast`,
    {
      ...planning,
      schema: {
        summary: 'The mark to expect without further practice, with its 90% interval',
        tags,
        params: examId,
        response: { 200: examForecast, ...errorSchemas },
      },
    },
    async (request) => readForecast(context, await here(request), request.params.id),
  );
  app.get(
    `${exams}/:id/calendar.ics`,
    {
      ...planning,
      schema: {
        summary: 'The exam and its days of study as a calendar file',
        tags,
        params: examId,
        produces: ['text/calendar'],
        response: { 200: z.string(), ...errorSchemas },
      },
    },
    async (request, reply) => {
      const file = await readCalendar(context, await here(request), request.params.id, publicUrl);
      return reply
        .header('content-disposition', 'attachment; filename="exam-plan.ics"')
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  );
}

async function here(request: FastifyRequest): Promise<StudentHere> {
  return { student: await requireStudent(request), sentTimeZone: readTimeZone(request) };
}
