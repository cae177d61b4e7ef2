import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { notesRequest, questionNotes, saveNoteRequest } from '@valence/contract';
import * as z from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn } from '../sign-in/route-guards.ts';
import { keepNote, readNotes } from './notes-service.ts';

const path = '/api/user/notes/:quizId';
const tags = ['Notes'];

/** The calls by which a student reads and writes notes at the questions of a quiz. */
export function registerNotesRoutes(root: FastifyInstance, context: { db: Database; clock: Clock }): void {
  const app = root.withTypeProvider<ZodTypeProvider>();

  app.get(
    path,
    {
      preValidation: signedIn,
      schema: {
        summary: 'The own notes at the questions of a quiz',
        tags,
        params: notesRequest,
        response: { 200: questionNotes, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return readNotes(context.db, id, request.params.quizId);
    },
  );
  app.put(
    path,
    {
      preValidation: signedIn,
      schema: {
        summary: 'Keep a note at a question, in place of the one before; an empty one takes it away',
        tags,
        params: notesRequest,
        body: saveNoteRequest,
        response: { 204: z.null().describe('Done.'), ...errorSchemas },
      },
    },
    async (request, reply) => {
      const { id } = await requireStudent(request);
      await keepNote(context, id, request.params.quizId, request.body);
      return reply.code(204).send(null);
    },
  );
}
