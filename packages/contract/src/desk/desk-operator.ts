import * as z from 'zod/mini';
import { auditEntry } from './desk.ts';
import { wholeNumber } from '../quizzes/numbers.ts';
import { roleSchema } from '../account/roles.ts';

const moment = z.iso.datetime();

/** What somebody with a role has to show once more before what cannot be undone, and until when that stands; `null` where it is to be shown. */
export const deskConfirmation = z.object({
  /** `signIn`: the account is another issuer's, and signing in again is the one way. */
  by: z.enum(['password', 'signIn']),
  until: z.nullable(moment),
});
export type DeskConfirmation = z.infer<typeof deskConfirmation>;

export const deskConfirm = z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1000)) });
export const deskConfirmed = z.object({ isConfirmed: z.literal(true) });

export const deskChangeRole = z.strictObject({
  studentId: z.uuid(),
  role: roleSchema,
  isGranted: z.boolean(),
});
export type DeskChangeRole = z.infer<typeof deskChangeRole>;
export const deskChangedRole = z.object({ roles: z.array(roleSchema) });

export const deskStudentsRequest = z.strictObject({
  email: z.string().check(z.minLength(3), z.maxLength(254)),
});
const student = z.object({
  id: z.uuid(),
  email: z.string(),
  plan: z.enum(['free', 'premium']),
  since: moment,
  sessions: wholeNumber,
  /** Whether the account is here; another issuer's passwords are not ours to reset. */
  hasPassword: z.boolean(),
  roles: z.array(roleSchema),
  /** Quizzes of the student's own day and week, those that are being made included, and papers of the own month. */
  used: z.object({
    subjectQuizzesToday: wholeNumber,
    subjectQuizzesThisWeek: wholeNumber,
    customQuizzesThisWeek: wholeNumber,
    papersThisMonth: wholeNumber,
  }),
});
export type DeskStudent = z.infer<typeof student>;

/** Students by e-mail address; neither passwords nor answers. */
export const deskStudents = z.object({
  students: z.array(student),
});

export const deskResetPassword = z.strictObject({ studentId: z.uuid() });
/** A code for one new password, and the page where it is typed. */
export const deskResetCode = z.object({ code: z.string(), page: z.string(), expiresAt: moment });
export type DeskResetCode = z.infer<typeof deskResetCode>;

/** `email` is typed by whoever deletes, and has to be that of the account. */
export const deskDeleteStudent = z.strictObject({
  studentId: z.uuid(),
  email: z.string().check(z.maxLength(254)),
});
export type DeskDeleteStudent = z.infer<typeof deskDeleteStudent>;
export const deskDeletedStudent = z.object({ isDeleted: z.literal(true) });

export const deskEndSessions = z.strictObject({ studentId: z.uuid() });
/** Of everybody, whoever asks included. */
export const deskEndEverySession = z.strictObject({ isEverybody: z.literal(true) });
export const deskEndedSessions = z.object({ ended: wholeNumber });

/** How many jobs of each queue are in which state. */
export const deskQueue = z.object({
  jobs: z.array(z.object({ name: z.string(), state: z.string(), count: wholeNumber })),
  /** With the address of who did it, while there is such an account. */
  audit: z.array(z.extend(auditEntry, { by: z.nullable(z.string()) })),
});

/** Nothing has to be said; a body keeps other sites from sending it with a form. */
export const deskMakeBackup = z.strictObject({ isAsked: z.literal(true) });
/** The whole database in one file at the server. */
export const deskBackup = z.object({ name: z.string(), bytes: wholeNumber, madeAt: moment });
export type DeskBackup = z.infer<typeof deskBackup>;

/** Of everybody. */
export const deskAskForRebuild = z.strictObject({ isEverybody: z.literal(true) });
/** A job of the next hour does it. */
export const deskAskedRebuild = z.object({ isAsked: z.literal(true) });
export type DeskAskedRebuild = z.infer<typeof deskAskedRebuild>;

/** How the server fares. */
export const deskOperation = z.object({
  /** Tokens of this day (UTC), those that are set aside included, and its cap; `null` without a language model. */
  model: z.nullable(z.object({ tokensToday: wholeNumber, tokensADay: wholeNumber })),
  /** Failed requests of the last day by method, route and code, the latest first. */
  errors: z.array(
    z.object({
      method: z.string(),
      route: z.string(),
      code: z.string(),
      count: wholeNumber,
      latestAt: moment,
    }),
  ),
  /** `null` for a Postgres server, whose backups are its own affair. */
  backups: z.nullable(
    z.object({
      /** Where they are kept at the server. */
      folder: z.string(),
      /** When the last one was made, wherever a command put it; `null` where none was. */
      lastAt: z.nullable(moment),
      /** The files in the folder, the latest first. */
      kept: z.array(deskBackup),
    }),
  ),
});
export type DeskOperation = z.infer<typeof deskOperation>;
