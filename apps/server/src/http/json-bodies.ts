import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** No call of ours nests deeper than five. */
const deepest = 20;

/**
 * Makes the app read JSON bodies and nothing else, and refuse what the database could not hold: null
 * characters, halves of surrogate pairs, and nesting without end.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // A call without a body may still name the type.
    if (text === '') return done(null, undefined);
    void parse(request, text, (error, body) => {
      if (error) return done(error);
      try {
        refuseUnstorable(body, 0);
        return done(null, body);
      } catch (refusal) {
        return done(refusal instanceof Error ? refusal : new Error(String(refusal)));
      }
    });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(/%00/.test(request.url) ? unstorable() : undefined);
  });
}

function refuseUnstorable(value: unknown, depth: number): void {
  if (depth > deepest) throw new Refusal('badRequest', 'What was sent is nested too deeply.');
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw unstorable();
  } else if (Array.isArray(value)) {
    for (const one of value) refuseUnstorable(one, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      refuseUnstorable(key, depth);
      refuseUnstorable(one, depth + 1);
    }
  }
}

function unstorable(): Refusal {
  return new Refusal('badRequest', 'What was sent contains characters that are not text.');
}
