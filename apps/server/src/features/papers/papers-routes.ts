import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  openPaperPlaceResponse,
  openPaperResponse,
  paperParams,
  paperReport,
  papersResponse,
  savePaperRequest,
  savePaperResponse,
  startPaperRequest,
  submitPaperResponse,
} from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { listPapers } from './list-papers-service.ts';
import { readPaperReport } from './paper-report-service.ts';
import { placeOfOpenPaper, readOpenPaper, savePaper } from './save-paper-service.ts';
import type { PapersContext } from './papers-context.ts';
import { startPaper } from './start-paper-service.ts';
import { submitPaper } from './submit-paper-service.ts';

const path = '/api/user/papers';
const tags = ['Papers'];

/** The calls by which a student sits a paper like the real ones. */
export function registerPapersRoutes(root: FastifyInstance, context: PapersContext, perMinute: number): void {
  const app = root.withTypeProvider<ZodTypeProvider>();

  app.get(
    path,
    {
      schema: {
        summary: 'Exams to sit papers of, the open paper, those submitted, and the allowance',
        tags,
        response: { 200: papersResponse, ...errorSchemas },
      },
    },
    async (request) => listPapers(context, await requireStudent(request), readTimeZone(request)),
  );
  app.post(
    path,
    {
      config: limitedPerStudent(perMinute),
      preValidation: signedIn,
      schema: {
        summary: 'Start a paper; its deadline is set here and never moves',
        tags,
        body: startPaperRequest,
        response: { 200: openPaperResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return { paper: await startPaper(context, id, request.body, readTimeZone(request)) };
    },
  );
  app.get(
    `${path}/open`,
    {
      schema: {
        summary: 'The paper that is not submitted, without its keys',
        tags,
        response: { 200: openPaperResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return { paper: await readOpenPaper(context, id) };
    },
  );
  app.get(
    `${path}/place`,
    {
      schema: {
        summary: 'Which paper is not submitted, and how much time is left of it',
        tags,
        response: { 200: openPaperPlaceResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return { paper: await placeOfOpenPaper(context, id) };
    },
  );
  app.put(
    `${path}/open`,
    {
      preValidation: signedIn,
      schema: {
        summary: 'Keep the answers of the open paper, which go on from those that are kept',
        tags,
        body: savePaperRequest,
        response: { 200: savePaperResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return savePaper(context, id, request.body);
    },
  );
  app.post(
    `${path}/open/submit`,
    {
      preValidation: signedIn,
      schema: {
        summary: 'Submit the open paper, once',
        tags,
        body: savePaperRequest,
        response: { 200: submitPaperResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      await submitPaper(context, id, request.body, readTimeZone(request));
      return { paperId: request.body.paperId };
    },
  );
  app.get(
    `${path}/:paperId`,
    {
      schema: {
        summary: 'What became of a submitted paper',
        tags,
        params: paperParams,
        response: { 200: paperReport, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return readPaperReport(context, id, request.params.paperId);
    },
  );
}
