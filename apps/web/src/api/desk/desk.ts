import { queryOptions } from '@tanstack/react-query';
import {
  deskAskedRebuild,
  deskBackup,
  deskChangedRole,
  deskConfirmation,
  deskConfirmed,
  deskDecided,
  deskDecidedQuestions,
  deskDeletedStudent,
  deskDoubts,
  deskEndedSessions,
  deskItems,
  deskModelDecided,
  deskModelQuestions,
  deskOperation,
  deskQueue,
  deskResetCode,
  deskRestored,
  deskStudents,
  ownRoles,
  type DeskChangeRole,
  type DeskDecision,
  type DeskDeleteStudent,
  type DeskModelDecision,
  type ModelQuestionState,
} from '@valence/contract';
import { request } from '../request.ts';

/** What whoever looks may do on the desk; it fails for everybody else. */
export const deskQuery = queryOptions({
  queryKey: ['/api/desk'],
  queryFn: ({ signal }) => request('GET', '/api/desk', ownRoles, undefined, signal),
});

/** What waits for a decision. */
export const deskDoubtsQuery = queryOptions({
  queryKey: ['/api/desk/doubts'],
  queryFn: ({ signal }) => request('GET', '/api/desk/doubts', deskDoubts, undefined, signal),
});

/** Questions that were once in doubt, by name, or those decided last. */
export const deskDecidedQuery = (about: string) =>
  queryOptions({
    queryKey: ['/api/desk/decided', about],
    queryFn: ({ signal }) =>
      request(
        'GET',
        `/api/desk/decided?${new URLSearchParams({ about })}`,
        deskDecidedQuestions,
        undefined,
        signal,
      ),
  });

/** How templates fare, for a search. */
export const deskItemsQuery = (search: string) =>
  queryOptions({
    queryKey: ['/api/desk/items', search],
    queryFn: ({ signal }) => request('GET', `/api/desk/items?${search}`, deskItems, undefined, signal),
  });

/** A page of what the language model wrote. */
export const deskModelQuestionsQuery = (state: ModelQuestionState, page: number) =>
  queryOptions({
    queryKey: ['/api/desk/model-questions', state, page],
    queryFn: ({ signal }) =>
      request(
        'GET',
        `/api/desk/model-questions?${new URLSearchParams({ state, page: String(page) })}`,
        deskModelQuestions,
        undefined,
        signal,
      ),
  });

export const decideModelQuestion = (decision: DeskModelDecision) =>
  request('POST', '/api/desk/decide-model-question', deskModelDecided, decision);

/** The students with an e-mail address, which no log of a proxy gets to see: it is sent in the body. */
export const deskStudentsQuery = (email: string) =>
  queryOptions({
    queryKey: ['/api/desk/find-students', email],
    queryFn: ({ signal }) => request('POST', '/api/desk/find-students', deskStudents, { email }, signal),
  });

/** The queue, and what was done on the desk. */
export const deskQueueQuery = queryOptions({
  queryKey: ['/api/desk/queue'],
  queryFn: ({ signal }) => request('GET', '/api/desk/queue', deskQueue, undefined, signal),
});

export const decideOnDesk = (decision: DeskDecision) =>
  request('POST', '/api/desk/decide', deskDecided, decision);

export const restoreOnDesk = (restored: { template: string; note: string }) =>
  request('POST', '/api/desk/restore', deskRestored, restored);

export const endSessionsOnDesk = (studentId: string) =>
  request('POST', '/api/desk/end-sessions', deskEndedSessions, { studentId });

export const endEverySessionOnDesk = () =>
  request('POST', '/api/desk/end-every-session', deskEndedSessions, { isEverybody: true });

/** Whether the password was given lately; asked each time, since it ends by itself. */
export const deskConfirmationQuery = queryOptions({
  queryKey: ['/api/desk/confirmation'],
  queryFn: ({ signal }) => request('GET', '/api/desk/confirmation', deskConfirmation, undefined, signal),
  staleTime: 0,
});

export const confirmOnDesk = (password: string) =>
  request('POST', '/api/desk/confirm', deskConfirmed, { password });

export const changeRoleOnDesk = (change: DeskChangeRole) =>
  request('POST', '/api/desk/change-role', deskChangedRole, change);

export const resetPasswordOnDesk = (studentId: string) =>
  request('POST', '/api/desk/reset-password', deskResetCode, { studentId });

export const deleteStudentOnDesk = (deletion: DeskDeleteStudent) =>
  request('POST', '/api/desk/delete-student', deskDeletedStudent, deletion);

export const makeBackupOnDesk = () => request('POST', '/api/desk/make-backup', deskBackup, { isAsked: true });

export const rebuildAnswersOnDesk = () =>
  request('POST', '/api/desk/rebuild-answers', deskAskedRebuild, { isEverybody: true });

/** How the server fares; it changes by itself. */
export const deskOperationQuery = queryOptions({
  queryKey: ['/api/desk/operation'],
  queryFn: ({ signal }) => request('GET', '/api/desk/operation', deskOperation, undefined, signal),
  staleTime: 0,
});
