import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../../api/account/account.ts';
import { profileQuery } from '../../api/account/profile.ts';
import { customQuizUsageQuery, quizUsageQuery } from '../../api/progress/progress.ts';

/** Asks anew for everything that depends on the student's plan. */
export async function refreshPlan(queries: QueryClient): Promise<void> {
  const dependent = [
    userQuery.queryKey,
    profileQuery.queryKey,
    quizUsageQuery.queryKey,
    customQuizUsageQuery.queryKey,
  ];
  await Promise.all(dependent.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
