import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  examForecast,
  examPlan,
  studentExams,
  todayResponse,
  type ExamAftermath,
  type ExamSettings,
  type StudentExams,
} from '@valence/contract';
import { request } from '../request.ts';
import { onEachVisit } from '../on-each-visit.ts';

const path = '/api/user/exams';

/** The student's exams, and those to choose from. */
export const examsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => request('GET', path, studentExams, undefined, signal),
});

/** What is planned for today; every answered quiz changes it. */
export const todayQuery = queryOptions({
  queryKey: ['/api/user/today'],
  queryFn: ({ signal }) => request('GET', '/api/user/today', todayResponse, undefined, signal),
  refetchOnMount: onEachVisit,
});

/** The days until an exam; with other minutes than those that were set, for a look. */
export function examPlanQuery(id: string, minutes: number | null) {
  const look = minutes === null ? '' : `?minutes=${minutes}`;
  return queryOptions({
    queryKey: [`${path}/${id}/plan`, minutes],
    queryFn: ({ signal }) => request('GET', `${path}/${id}/plan${look}`, examPlan, undefined, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: onEachVisit,
  });
}

export function examForecastQuery(id: string) {
  return queryOptions({
    queryKey: [`${path}/${id}/forecast`],
    queryFn: ({ signal }) => request('GET', `${path}/${id}/forecast`, examForecast, undefined, signal),
    refetchOnMount: onEachVisit,
  });
}

/** Adds an exam, or changes the one of this id. */
export function saveExam(id: string | null, settings: ExamSettings): Promise<StudentExams> {
  return id === null
    ? request('POST', path, studentExams, settings)
    : request('PUT', `${path}/${id}`, studentExams, settings);
}

export function saveAftermath(id: string, aftermath: ExamAftermath): Promise<StudentExams> {
  return request('PUT', `${path}/${id}/aftermath`, studentExams, aftermath);
}

export function removeExam(id: string): Promise<StudentExams> {
  return request('DELETE', `${path}/${id}`, studentExams);
}

/** Where the calendar file of an exam is. */
export const calendarPath = (id: string) => `${path}/${id}/calendar.ics`;

/** What was changed is shown, and what was planned is asked for anew. */
export function showExams(queries: QueryClient, exams: StudentExams): void {
  queries.setQueryData(examsQuery.queryKey, exams);
  void queries.invalidateQueries({ queryKey: todayQuery.queryKey });
  for (const { id } of exams.exams)
    for (const part of ['plan', 'forecast'])
      void queries.invalidateQueries({ queryKey: [`${path}/${id}/${part}`] });
}
