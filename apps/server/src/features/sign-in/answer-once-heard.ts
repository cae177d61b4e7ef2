import type { FastifyInstance } from 'fastify';
import type { StudentChanges } from '../../database/student-changes.ts';
import { readingMethods } from '../../http/cross-site.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call may change its student or a session; by default any but a GET may. */
    changesStudent?: boolean;
  }
}

/**
 * A call that may have changed a student is answered only when every process has heard of it: whoever signed out is signed out
 * everywhere by then.
 */
export function answerOnceHeard(app: FastifyInstance, changes: StudentChanges): void {
  const wait = async (): Promise<void> => changes.heardEverywhere();
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const mayChange = methods.some((method) => !readingMethods.has(method));
    if (route.config?.changesStudent ?? mayChange) route.onSend = [route.onSend ?? [], wait].flat();
  });
}
