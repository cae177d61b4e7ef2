import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a provider that posts its answer; such a route changes nothing by itself. */
    takesPostsOfOthers?: boolean;
  }
}

/** The methods by which nothing is changed, but for what a route says of itself. */
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site's page. Browsers name where a request
 * comes from; what names nothing is no browser and carries no one's cookies.
 */
export function refuseCrossSiteChanges(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const mayComeFromElsewhere =
      readingMethods.has(request.method) || request.routeOptions.config.takesPostsOfOthers === true;
    if (mayComeFromElsewhere || comesFromHere(request, ownOrigin)) return done();
    return done(new Refusal('crossSiteRequest', 'This can only be done from our own pages.'));
  });
}

function comesFromHere(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === ownOrigin || URL.parse(origin)?.host === request.host;
}
