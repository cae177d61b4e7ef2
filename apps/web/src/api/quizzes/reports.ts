import { queryOptions } from '@tanstack/react-query';
import {
  dismissNoticeResponse,
  notices,
  reportAnswerResponse,
  studentReports,
  type ReportAnswerRequest,
} from '@valence/contract';
import { request } from '../request.ts';
import { onEachVisit } from '../on-each-visit.ts';

export function reportAnswer(report: ReportAnswerRequest) {
  return request('POST', '/api/report-answer', reportAnswerResponse, report);
}

export function dismissNotice(noticeId: string) {
  return request('POST', '/api/user/dismiss-notice', dismissNoticeResponse, { noticeId });
}

export const reportsQuery = queryOptions({
  queryKey: ['/api/user/reports'],
  queryFn: ({ signal }) => request('GET', '/api/user/reports', studentReports, undefined, signal),
  refetchOnMount: onEachVisit,
});

export const noticesQuery = queryOptions({
  queryKey: ['/api/user/notices'],
  queryFn: ({ signal }) => request('GET', '/api/user/notices', notices, undefined, signal),
  refetchOnMount: onEachVisit,
});
