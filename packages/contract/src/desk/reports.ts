import * as z from 'zod/mini';
import { drawing, questionFigure, stimulus } from '../quizzes/quizzes.ts';

/** Why a student reports a question. */
export const reportReasons = [
  'wrong_answer',
  'unclear_question',
  'typo',
  'missing_context',
  'should_count',
  'other',
] as const;

/** Characters of a report's explanation, after trimming. */
export const explanationLength = { least: 10, most: 500 } as const;

/** This number of students with an open report withdraws a question from new quizzes. */
export const reportersToWithdraw = 3;

/**
 * What is wrong with the explanation of a report; `null` when nothing is.
 * @example explanationProblem('  too short ') // 'too short'
 */
export function explanationProblem(explanation: string): 'too short' | 'too long' | null {
  const { length } = explanation.trim();
  if (length < explanationLength.least) return 'too short';
  return length > explanationLength.most ? 'too long' : null;
}

/** `questionText` and `correctAnswer` are what the client shows; the server takes both from its own record. */
export const reportAnswerRequest = z.strictObject({
  questionId: z.string().check(z.minLength(1), z.maxLength(200)),
  questionText: z.optional(z.string()),
  correctAnswer: z.optional(z.union([z.number(), z.string()])),
  reportReason: z.enum(reportReasons, { error: 'Please select a reason for reporting this question.' }),
  reportExplanation: z._default(z.string(), ''),
});

export const reportAnswerResponse = z.object({
  message: z.string(),
  /** Whether the question is withdrawn from new quizzes until it is checked. */
  withdrawn: z.boolean(),
});

/** What became of a report: `open` until a maintainer has decided. Upheld ones changed the key, counted for everybody, or withdrew. */
export const upheldOutcomes = ['corrected', 'voided', 'withdrawn'] as const;
export const reportOutcomes = ['open', 'kept', ...upheldOutcomes] as const;

/** Why a question counts for everybody. */
export const voidingFaults = ['noneRight', 'twoRight'] as const;
export type VoidingFault = (typeof voidingFaults)[number];

/** Why a question whose key stands is withdrawn. */
export const withdrawingFaults = ['unclear', 'wrongFigure', 'wording', 'other'] as const;
export type WithdrawingFault = (typeof withdrawingFaults)[number];

/** What was wrong with a question whose fault was upheld: its key, how many options are right, or how it is written or drawn. */
export const erratumKinds = ['wrongKey', ...voidingFaults, ...withdrawingFaults] as const;
export type ErratumKind = (typeof erratumKinds)[number];

/** A student's own reports, the latest first. */
export const studentReports = z.object({
  reports: z.array(
    z.object({
      id: z.uuid(),
      questionId: z.string(),
      question: z.string(),
      drawings: z.array(drawing),
      figure: z.optional(questionFigure),
      stimulus: z.optional(stimulus),
      reason: z.enum(reportReasons),
      explanation: z.string(),
      reportedAt: z.iso.datetime(),
      outcome: z.enum(reportOutcomes),
      /** Whether the question is withdrawn from new quizzes now. */
      withdrawn: z.boolean(),
      /** The maintainer's words to those who reported. */
      note: z.nullable(z.string()),
      decidedAt: z.nullable(z.iso.datetime()),
    }),
  ),
});

/** Quizzes that were graded again because a key was wrong; each is shown until the student dismisses it. */
export const notices = z.object({
  notices: z.array(
    z.object({
      id: z.uuid(),
      /** A subject's id, or the understood topic of a custom quiz. */
      topic: z.string(),
      completedAt: z.iso.datetime(),
      question: z.string(),
      /** The text of the right option; `null` when not exactly one was right and the question counts for everybody. */
      rightAnswer: z.nullable(z.string()),
      /** Why it counts for everybody; `null` where an option is right. */
      fault: z.nullable(z.enum(voidingFaults)),
      drawings: z.array(drawing),
      figure: z.optional(questionFigure),
      stimulus: z.optional(stimulus),
      scoreBefore: z.number(),
      scoreAfter: z.number(),
    }),
  ),
});

export const dismissNoticeRequest = z.strictObject({ noticeId: z.uuid() });
export const dismissNoticeResponse = z.object({ noticeId: z.uuid() });

export type ReportReason = (typeof reportReasons)[number];
export type UpheldOutcome = (typeof upheldOutcomes)[number];
export type ReportOutcome = (typeof reportOutcomes)[number];
export type ReportAnswerRequest = z.infer<typeof reportAnswerRequest>;
export type ReportAnswerResponse = z.infer<typeof reportAnswerResponse>;
export type StudentReports = z.infer<typeof studentReports>;
export type Notices = z.infer<typeof notices>;
