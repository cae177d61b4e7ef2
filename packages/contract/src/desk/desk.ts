import * as z from 'zod/mini';
import { wholeNumber } from '../quizzes/numbers.ts';
import { drawing, questionFigure, stimulus } from '../quizzes/quizzes.ts';
import { reportOutcomes, reportReasons, voidingFaults, withdrawingFaults } from './reports.ts';
import { difficulty, subjectId } from '../quizzes/subject-schemas.ts';

const moment = z.iso.datetime();
const id = z.string().check(z.minLength(1), z.maxLength(200));

export const auditEntry = z.object({
  id: z.uuid(),
  at: moment,
  /** Id of a student; `null` for a command at the server. */
  actor: z.nullable(z.string()),
  action: z.string(),
  target: z.string(),
  details: z.catchall(z.object({}), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
});

/** How a template fares at a level. */
const item = z.object({
  template: z.string(),
  difficulty,
  subject: subjectId,
  tests: z.array(z.string()),
  met: wholeNumber,
  leftOpen: wholeNumber,
  tries: wholeNumber,
  right: wholeNumber,
  /** Bounds of the share right, as fractions; `null` with too few answers. */
  interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
  discrimination: z.nullable(z.number()),
  slips: z.array(z.object({ name: z.string(), chosen: wholeNumber, discrimination: z.nullable(z.number()) })),
  medianSeconds: z.nullable(z.number()),
  typedTries: wholeNumber,
  typedRight: wholeNumber,
  isWithdrawn: z.boolean(),
});
export type DeskItem = z.infer<typeof item>;

/** A question that was reported, or stands for a template in quarantine. */
const doubt = z.object({
  questionId: z.string(),
  template: z.string(),
  question: z.string(),
  options: z.array(z.object({ text: z.string(), isKey: z.boolean(), slip: z.nullable(z.string()) })),
  explanation: z.string(),
  drawings: z.array(drawing),
  figure: z.optional(questionFigure),
  /** What its set is on. */
  stimulus: z.optional(stimulus),
  /** What counts as right since a key was corrected, by its place, `null` for none; `null` where it is the key above. */
  correction: z.nullable(z.object({ key: z.nullable(wholeNumber) })),
  /** What the checks found for the doubt that counts; `contradictsKey` tells of the same one. */
  checks: z.array(z.object({ check: z.string(), verdict: z.string(), finding: z.string() })),
  contradictsKey: z.boolean(),
  /** What spoke against the key in the answers of students; `null` where nothing ever did. `decidedAt` is `null` while it stands. */
  quarantine: z.nullable(
    z.object({
      slip: z.string(),
      slipDiscrimination: z.number(),
      keyDiscrimination: z.number(),
      rested: wholeNumber,
      decidedAt: z.nullable(moment),
    }),
  ),
  reports: z.array(
    z.object({
      id: z.uuid(),
      reason: z.enum(reportReasons),
      explanation: z.string(),
      reportedAt: moment,
      outcome: z.enum(reportOutcomes),
    }),
  ),
  items: z.array(item),
  isWithdrawn: z.boolean(),
  /** What was done to it, to its template and to other questions of that, the latest first. */
  history: z.array(auditEntry),
});
export type DeskDoubt = z.infer<typeof doubt>;

export const deskDoubts = z.object({
  /** Those that are shown at once; `open` is how many there are. */
  doubts: z.array(doubt),
  open: wholeNumber,
  withdrawn: z.array(z.object({ template: z.string(), cause: z.string(), withdrawnAt: moment })),
});

/** The name of a question that was once in doubt, or of its template; without one, those that were decided last. */
export const deskDecidedRequest = z.object({ about: z._default(z.string().check(z.maxLength(200)), '') });
/** Those that are shown at once; `count` is how many there are. */
export const deskDecidedQuestions = z.object({ questions: z.array(doubt), count: wholeNumber });

/** `key` is the place of the right option as the doubt shows it; `null` where not exactly one is right. `fault` stands among the errata. */
export const deskDecision = z.strictObject({
  questionId: id,
  decision: z.union([
    z.strictObject({ kind: z.literal('keep') }),
    z.strictObject({ kind: z.literal('withdraw'), fault: z.optional(z.enum(withdrawingFaults)) }),
    z.strictObject({ kind: z.literal('correct'), key: z.int().check(z.gte(0), z.lte(3)) }),
    z.strictObject({
      kind: z.literal('correct'),
      key: z.null(),
      fault: z._default(z.enum(voidingFaults), 'noneRight'),
    }),
  ]),
  /** Words to those who reported. */
  note: z.nullable(z.string().check(z.maxLength(500))),
});
export type DeskDecision = z.infer<typeof deskDecision>;

export const deskDecided = z.object({
  outcome: z.enum(reportOutcomes),
  regraded: wholeNumber,
  isWithdrawn: z.boolean(),
});
export type DeskDecided = z.infer<typeof deskDecided>;

export const deskRestore = z.strictObject({
  template: id,
  note: z.nullable(z.string().check(z.maxLength(500))),
});
export const deskRestored = z.object({ template: z.string() });

/** What a template can be looked for by, of how it fares. */
export const itemStates = ['all', 'weak', 'judged', 'few', 'unanswered', 'withdrawn'] as const;
export type ItemState = (typeof itemStates)[number];

/** A part of a template's name, or of a concept's name or id that it tests. */
export const deskItemsRequest = z.object({
  about: z._default(z.string().check(z.maxLength(200)), ''),
  difficulty: z.optional(difficulty),
  /**
   * `weak`: those who know more elsewhere are not right more often; `judged`: with as many answers as a figure needs; `few`: with fewer;
   * `unanswered`: nobody has met it; `withdrawn`: out of new quizzes.
   */
  state: z._default(z.enum(itemStates), 'all'),
  order: z._default(z.enum(['discrimination', 'right', 'tries']), 'discrimination'),
});
export const deskItems = z.object({ items: z.array(item) });
