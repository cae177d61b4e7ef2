import { queryOptions } from '@tanstack/react-query';
import {
  deskAudit,
  deskOpenedReading,
  deskReading,
  deskReadings,
  deskReportedReading,
  deskTemplates,
  type DeskAnnounceAudit,
  type DeskConfirmReading,
  type DeskOpenReading,
  type DeskReportReading,
} from '@valence/contract';
import { request } from '../request.ts';

/** What is open before whoever reads keys, what waits, and what was read; others change it, too. */
export const deskReadingsQuery = queryOptions({
  queryKey: ['/api/desk/readings'],
  queryFn: ({ signal }) => request('GET', '/api/desk/readings', deskReadings, undefined, signal),
  staleTime: 0,
});

/** A completed reading beside the key. */
export const deskReadingQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/desk/reading', id],
    queryFn: ({ signal }) =>
      request('GET', `/api/desk/reading?${new URLSearchParams({ id })}`, deskReading, undefined, signal),
  });

/** Templates by the beginning of their name, or a concept that they test. */
export const deskTemplatesQuery = (about: string) =>
  queryOptions({
    queryKey: ['/api/desk/templates', about],
    queryFn: ({ signal }) =>
      request(
        'GET',
        `/api/desk/templates?${new URLSearchParams({ about })}`,
        deskTemplates,
        undefined,
        signal,
      ),
  });

export const openReading = (from: DeskOpenReading['from']) =>
  request('POST', '/api/desk/open-reading', deskOpenedReading, { from });

export const confirmReading = (said: DeskConfirmReading) =>
  request('POST', '/api/desk/confirm-reading', deskReading, said);

export const reportReading = (report: DeskReportReading) =>
  request('POST', '/api/desk/report-reading', deskReportedReading, report);

export const announceAudit = (audit: DeskAnnounceAudit) =>
  request('POST', '/api/desk/announce-audit', deskAudit, audit);

export const endAudit = (number: number) => request('POST', '/api/desk/end-audit', deskAudit, { number });

export const drawAudit = (number: number) => request('POST', '/api/desk/draw-audit', deskAudit, { number });
