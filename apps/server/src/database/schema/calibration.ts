import { foreignKey, pgTable, primaryKey, real, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownedByStudent, quizOfStudent } from './quizzes.ts';

/** Students who agreed that forecasts are compared with their papers. Whoever takes it back has no row. */
export const forecastConsents = pgTable('forecast_consents', {
  studentId: ownedByStudent().primaryKey(),
  givenAt: moment('given_at').notNull(),
});

/**
 * What the forecast said when a paper was started, from 0 to 100. The mark is that of the paper's result, so that a corrected key
 * corrects it. A row goes with the paper, and with the consent.
 */
export const forecastChecks = pgTable(
  'forecast_checks',
  {
    studentId: ownedByStudent(),
    quizId: uuid('quiz_id').notNull(),
    low: real('low').notNull(),
    middle: real('middle').notNull(),
    high: real('high').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId] }),
    quizOfStudent(table),
    foreignKey({ columns: [table.studentId], foreignColumns: [forecastConsents.studentId] }).onDelete(
      'cascade',
    ),
  ],
);
