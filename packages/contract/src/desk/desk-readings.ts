import * as z from 'zod/mini';
import { wholeNumber } from '../quizzes/numbers.ts';
import { drawing, questionFigure, stimulus } from '../quizzes/quizzes.ts';
import { reportReasons } from './reports.ts';
import { difficulty, subjectId } from '../quizzes/subject-schemas.ts';

const moment = z.iso.datetime();
const template = z.string().check(z.minLength(1), z.maxLength(200));
const auditNumber = z.int().check(z.gte(1), z.lte(1_000_000));
const place = z.int().check(z.gte(0), z.lte(3));

/** Items of an audit, least and most. */
export const auditSize = { least: 1, most: 1000 } as const;

/** Characters of what a reader doubts, and of the seed of an audit. */
export const doubtLength = 500;
export const seedLength = 100;

/** What a question shows, to a reader who is not to be told its key. */
const shown = {
  subject: subjectId,
  difficulty,
  /** Of the audit that it belongs to. */
  audit: z.nullable(auditNumber),
  question: z.string(),
  drawings: z.array(drawing),
  figure: z.optional(questionFigure),
  stimulus: z.optional(stimulus),
};

/** A question that is to be solved. It has no name: that of one that was drawn is made from its answer. */
const blindQuestion = z.object({
  id: z.uuid(),
  ...shown,
  options: z.array(z.string()).check(z.length(4)),
});
export type DeskBlindQuestion = z.infer<typeof blindQuestion>;

/** What a reader of keys has to do, and has done. */
export const deskReadings = z.object({
  open: z.nullable(blindQuestion),
  /** Drawn audits that are not closed. */
  audits: z.array(
    z.object({
      number: auditNumber,
      size: wholeNumber,
      decided: wholeNumber,
      /** Whether a question of it waits for this reader. */
      hasNext: z.boolean(),
    }),
  ),
  /** The own readings, the latest first. */
  read: z.array(
    z.object({
      id: z.uuid(),
      template: z.string(),
      audit: z.nullable(auditNumber),
      choice: z.nullable(place),
      isKnown: z.boolean(),
      agrees: z.boolean(),
      readAt: moment,
    }),
  ),
});
export type DeskReadings = z.infer<typeof deskReadings>;

/** Which question is to be solved: whatever was read least, one of a template, or the next of an audit. */
export const deskOpenReading = z.strictObject({
  from: z.union([
    z.strictObject({ kind: z.literal('any') }),
    z.strictObject({ kind: z.literal('template'), template }),
    z.strictObject({ kind: z.literal('audit'), number: auditNumber }),
  ]),
});
export type DeskOpenReading = z.infer<typeof deskOpenReading>;
export const deskOpenedReading = z.object({ open: blindQuestion });

/** What a reader says, once. `known`: the reader wrote the question, or knew its key. */
export const deskConfirmReading = z.strictObject({
  id: z.uuid(),
  answer: z.union([
    z.strictObject({ kind: z.literal('option'), choice: place }),
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('known') }),
  ]),
  doubt: z.nullable(z.string().check(z.maxLength(doubtLength))),
});
export type DeskConfirmReading = z.infer<typeof deskConfirmReading>;

export const deskReadingRequest = z.object({ id: z.uuid() });

/** A reading beside the key, once it is confirmed. */
export const deskReading = z.object({
  id: z.uuid(),
  template: z.string(),
  ...shown,
  options: z.array(z.object({ text: z.string(), isKey: z.boolean(), slip: z.nullable(z.string()) })),
  explanation: z.string(),
  checks: z.array(z.object({ check: z.string(), verdict: z.string(), finding: z.string() })),
  choice: z.nullable(place),
  isKnown: z.boolean(),
  agrees: z.boolean(),
  doubt: z.nullable(z.string()),
  readAt: moment,
  /** False while another reader has to solve it without knowing what this one said, and where it was reported. */
  mayReport: z.boolean(),
});
export type DeskReading = z.infer<typeof deskReading>;

export const deskReportReading = z.strictObject({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  explanation: z.string().check(z.maxLength(doubtLength)),
});
export type DeskReportReading = z.infer<typeof deskReportReading>;
export const deskReportedReading = z.object({ isWithdrawn: z.boolean() });

/** The whole of a concept’s id, or the beginning of a template’s name. */
export const deskTemplatesRequest = z.object({ about: z._default(z.string().check(z.maxLength(200)), '') });
export const deskTemplates = z.object({
  templates: z.array(
    z.object({ template: z.string(), subject: subjectId, difficulty, readings: wholeNumber }),
  ),
});

export const deskAnnounceAudit = z.strictObject({
  size: z.int().check(z.gte(auditSize.least), z.lte(auditSize.most)),
  seed: z.string().check(z.trim(), z.minLength(1), z.maxLength(seedLength)),
});
export type DeskAnnounceAudit = z.infer<typeof deskAnnounceAudit>;
export const deskDrawAudit = z.strictObject({ number: auditNumber });
/** Ends an audit before every item is decided. */
export const deskEndAudit = z.strictObject({ number: auditNumber });
export const deskAudit = z.object({ number: auditNumber });
