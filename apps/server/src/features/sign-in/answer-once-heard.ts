import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StudentChanges } from '../../database/student-changes.ts';
import { readingMethods } from '../../http/cross-site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it came as far as a handler that may change its student. */
    mayHaveChangedStudent: boolean;
  }
  interface FastifyContextConfig {
    /** Whether a call may change its student or a session; by default any but a GET may. */
    changesStudent?: boolean;
  }
}

/**
 * A call that may have changed a student is answered only when every process has heard of it: whoever signed out is signed out
 * everywhere by then. One that was refused before it could change anything asks nobody: a flood that is put off stays cheap.
 */
export function answerOnceHeard(app: FastifyInstance, changes: StudentChanges): void {
  app.decorateRequest('mayHaveChangedStudent', false);
  const note = async (request: FastifyRequest): Promise<void> => {
    request.mayHaveChangedStudent = true;
  };
  const wait = async (request: FastifyRequest): Promise<void> => {
    if (request.mayHaveChangedStudent) await changes.heardEverywhere();
  };
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const mayChange = methods.some((method) => !readingMethods.has(method));
    if (!(route.config?.changesStudent ?? mayChange)) return;
    route.preHandler = [route.preHandler ?? [], note].flat();
    route.onSend = [route.onSend ?? [], wait].flat();
  });
}
