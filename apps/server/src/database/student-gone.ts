/** What Postgres says of a row that belongs to another which is not there. */
const foreignKeyViolation = '23503';
/** How every reference to the table of students is named, and the one to sessions, which go with their student. */
const toStudents = /_users_id_fk$|_session_fk$/;

/** Whether a write failed because its student is gone: the account was deleted, or the session ended, while the call was under way. */
export function isStudentGone(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof Error && 'code' in cause && 'constraint' in cause)) return false;
  return cause.code === foreignKeyViolation && toStudents.test(String(cause.constraint));
}
