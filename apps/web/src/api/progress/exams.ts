import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  examForecast,
  examPlan,
  studentExams,
  todayResponse,
  type ExamAftermath,
  type ExamSettings,
  type StudentExam,
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

/** Changes a part of what an exam led to. The call carries all of it: one change waits for the other, and goes out with what that one left. */
export function aftermathChange(queries: QueryClient, exam: StudentExam) {
  return mutationOptions({
    scope: { id: `aftermath ${exam.id}` },
    mutationFn: (change: Partial<ExamAftermath>) => {
      const known = queries.getQueryData(examsQuery.queryKey)?.exams.find(({ id }) => id === exam.id);
      const { went, mark, upkeep } = known ?? exam;
      return request('PUT', `${path}/${exam.id}/aftermath`, studentExams, { went, mark, upkeep, ...change });
    },
    onSuccess: (saved: StudentExams) => showExams(queries, saved),
  });
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
