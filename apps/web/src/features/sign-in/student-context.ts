import type { User } from '@valence/contract';
import { createContext, use } from 'react';

/** The student whom a guarded screen is shown to. */
export const StudentContext = createContext<User | null>(null);

/** @throws Error on a page that no guard stands before */
export function useStudent(): User {
  const student = use(StudentContext);
  if (student === null) throw new Error('No guard stands before this page.');
  return student;
}
