import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  deskAnnounceAudit,
  deskAudit,
  deskConfirmReading,
  deskDrawAudit,
  deskEndAudit,
  deskOpenedReading,
  deskOpenReading,
  deskReading,
  deskReadingRequest,
  deskReadings,
  deskReportedReading,
  deskReportReading,
  deskTemplates,
  deskTemplatesRequest,
} from '@valence/contract';
import { requireConfirmed } from '../desk/confirmation.ts';
import { deskCalls } from '../desk/desk-calls.ts';
import { announceAudit, drawAudit, endAudit } from '../key-audits/key-audits-service.ts';
import { openReading } from './open-reading-service.ts';
import type { ReadingsContext } from './readings-context.ts';
import { compareReading, confirmReading, readReadings, searchTemplates } from './readings-service.ts';
import { reportReading } from './report-reading-service.ts';

/** The calls by which maintainers solve questions without their keys, and operators announce audits of them. */
export function registerReadingsRoutes(root: FastifyInstance, context: ReadingsContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const { mayAsk, guarded, answers } = deskCalls(context.db);
  const maintainer = mayAsk(['maintainer']);
  const operator = mayAsk(['operator']);
  const confirmed = async (request: FastifyRequest) => {
    const { id } = await operator(request);
    await requireConfirmed(context, request);
    return id;
  };

  app.get('/api/desk/readings', { ...guarded(maintainer), schema: answers(deskReadings) }, async (request) =>
    readReadings(context, (await maintainer(request)).id),
  );
  app.get(
    '/api/desk/templates',
    { ...guarded(maintainer), schema: { ...answers(deskTemplates), querystring: deskTemplatesRequest } },
    async (request) => searchTemplates(context, request.query.about),
  );
  app.post(
    '/api/desk/open-reading',
    { ...guarded(maintainer), schema: { ...answers(deskOpenedReading), body: deskOpenReading } },
    async (request) => ({
      open: await openReading(context, (await maintainer(request)).id, request.body),
    }),
  );
  app.post(
    '/api/desk/confirm-reading',
    { ...guarded(maintainer), schema: { ...answers(deskReading), body: deskConfirmReading } },
    async (request) => {
      const { id } = await maintainer(request);
      await confirmReading(context, id, request.body);
      return compareReading(context, id, request.body.id);
    },
  );
  app.get(
    '/api/desk/reading',
    { ...guarded(maintainer), schema: { ...answers(deskReading), querystring: deskReadingRequest } },
    async (request) => compareReading(context, (await maintainer(request)).id, request.query.id),
  );
  app.post(
    '/api/desk/report-reading',
    { ...guarded(maintainer), schema: { ...answers(deskReportedReading), body: deskReportReading } },
    async (request) => reportReading(context, (await maintainer(request)).id, request.body),
  );
  app.post(
    '/api/desk/announce-audit',
    { ...guarded(operator), schema: { ...answers(deskAudit), body: deskAnnounceAudit } },
    // It is public from then on, and stays as it was announced.
    async (request) => announceAudit(context, await confirmed(request), request.body),
  );
  app.post(
    '/api/desk/draw-audit',
    { ...guarded(operator), schema: { ...answers(deskAudit), body: deskDrawAudit } },
    async (request) => drawAudit(context, (await operator(request)).id, request.body.number),
  );
  app.post(
    '/api/desk/end-audit',
    { ...guarded(operator), schema: { ...answers(deskAudit), body: deskEndAudit } },
    async (request) => endAudit(context, await confirmed(request), request.body.number),
  );
}
