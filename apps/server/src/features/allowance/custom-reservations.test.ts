import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { customQuizReservations } from '../../database/schema/quizzes.ts';
import { addStudent } from '../../testing/add-student.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { countReservations, insertReservation } from './custom-reservations-repository.ts';

describe.each(testDatabases)('places of custom quizzes on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('a place counts until its time is over: counting changes nothing, and the next place of the student clears it away', async () => {
    const { db } = database;
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 11, 12, minute));
    const held = async () => (await db.select().from(customQuizReservations)).map(({ id }) => id).toSorted();
    const [one, other] = [await addStudent(db, at(0).getTime()), await addStudent(db, at(0).getTime())];
    const [crashed, latest, foreign] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const place = { heldUntil: at(15), requestKey: null };
    await insertReservation(db, { ...place, studentId: one.id, id: crashed }, at(0));
    await insertReservation(db, { ...place, studentId: other.id, id: foreign }, at(0));
    expect(await countReservations(db, one.id, at(14))).toBe(1);
    expect(await countReservations(db, one.id, at(15))).toBe(0);
    expect(await held()).toEqual([crashed, foreign].toSorted());
    const next = { studentId: one.id, id: latest, heldUntil: at(30), requestKey: null };
    await insertReservation(db, next, at(15));
    expect(await countReservations(db, one.id, at(15))).toBe(1);
    expect(await held()).toEqual([latest, foreign].toSorted());
  });
});
