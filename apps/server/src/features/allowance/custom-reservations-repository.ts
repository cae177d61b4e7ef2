import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { customQuizReservations } from '../../database/schema/quizzes.ts';

/** How many custom quizzes are being made for a student right now; a place whose time is over counts no longer. */
export async function countReservations(db: Database, studentId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ reserved: count() })
    .from(customQuizReservations)
    .where(and(eq(customQuizReservations.studentId, studentId), gt(customQuizReservations.heldUntil, now)));
  return row?.reserved ?? 0;
}

/** Whether the quiz of a request is being made right now. */
export async function isReservedFor(
  db: Database,
  studentId: string,
  requestKey: string,
  now: Date,
): Promise<boolean> {
  const held = await db
    .select({ id: customQuizReservations.id })
    .from(customQuizReservations)
    .where(
      and(
        eq(customQuizReservations.studentId, studentId),
        eq(customQuizReservations.requestKey, requestKey),
        gt(customQuizReservations.heldUntil, now),
      ),
    );
  return held.length > 0;
}

/** Holds a place, and clears away those of the student that a crash left behind. */
export async function insertReservation(
  db: Database,
  reservation: typeof customQuizReservations.$inferInsert,
  now: Date,
): Promise<void> {
  const { studentId } = reservation;
  await db
    .delete(customQuizReservations)
    .where(and(eq(customQuizReservations.studentId, studentId), lte(customQuizReservations.heldUntil, now)));
  await db.insert(customQuizReservations).values(reservation);
}

/** Gives a place back; tells whether it was still held. */
export async function endReservation(db: Database, studentId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(customQuizReservations)
    .where(and(eq(customQuizReservations.studentId, studentId), eq(customQuizReservations.id, id)))
    .returning({ id: customQuizReservations.id });
  return ended.length > 0;
}
