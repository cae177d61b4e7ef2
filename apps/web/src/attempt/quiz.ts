import type {
  Difficulty,
  IssuedQuestion,
  QuestionOrigins,
  QuizInProgress,
  TopicChoice,
  ToType,
  TypedStanding,
  TypedTry,
} from '@valence/contract';
import type { Attempt } from './attempt.ts';
import type { Progress } from './progress.ts';

/** A question of a quiz; one with `toType` is typed, and its options, key and explanation are empty while the quiz is taken. */
export interface QuizQuestion extends IssuedQuestion {
  toType?: ToType;
  /** Where the student was with it when the server wrote it out. */
  standing?: TypedStanding;
}

/** Where a student is with typed questions, by their ids. */
export type TypedStandings = Readonly<Record<string, TypedStanding>>;

/** A quiz as the student takes it: what the server issued, and how the student wanted to take it. */
export interface Quiz {
  quizId: string;
  /** A subject's id, the understood topic of a custom quiz, or the name of what was chosen. */
  topic: string;
  /** What was chosen from the list of topics, where it was: to take the like once more. */
  choice?: TopicChoice;
  /** The subject's name, or the topic, as the screens show it. */
  title: string;
  difficulty: Difficulty;
  source: QuestionOrigins;
  questions: readonly QuizQuestion[];
  /** Minutes; `null` without a timer. */
  timeLimit: number | null;
  isPracticeMode: boolean;
  /** It was asked for in words of the student's own, of which every plan has a number; not known of one that was begun elsewhere. */
  isCustom?: true;
  /** A visitor takes it: the server knows nothing of it. */
  isVisitors?: true;
}

const unknown = { options: [], correctAnswer: 0, explanation: '', slips: [], reference: '', proof: [] };

/** All questions of a quiz as it was issued, in the order of `questionIds`, where it is given. */
export function quizQuestions({
  questions,
  typed = [],
  questionIds = [],
}: Pick<QuizInProgress, 'questions' | 'typed' | 'questionIds'>): QuizQuestion[] {
  const all = [...questions, ...typed.map((question) => ({ ...unknown, ...question }))];
  return all.toSorted((one, other) => questionIds.indexOf(one.id) - questionIds.indexOf(other.id));
}

/** What became of a typed question. */
export interface TypedResult {
  /** What was typed last. */
  text: string | null;
  /** Of the best try, 0 to 1. */
  marks: number;
  tries: readonly TypedTry[];
  /** Other ways to write the right answer, in the typeset notation. */
  alsoRight?: string | undefined;
}

/** How a student dealt with one question. */
export interface GivenAnswer {
  /** The final locked option; `null` when the question was left open. */
  chosen: number | null;
  /** Submitted options, wrong ones included. */
  attempts: number;
  /** The option submitted first; quizzes kept by earlier versions do not have it. */
  first?: number | null;
  /** Where the answer was to be typed. */
  typed?: TypedResult | undefined;
  /** The student wanted to come back to the question. */
  isFlagged?: boolean;
  /** What it counts, 0 to 1, where the key was corrected since. */
  marks?: number | undefined;
  /** Seconds on the question, over all visits. */
  seconds: number;
}

/** A finished quiz with everything that its review and its recording need. */
export interface FinishedQuiz {
  quiz: Quiz;
  answers: readonly GivenAnswer[];
  /** What became of typed questions, until it is written into questions and answers (`withTyped`). */
  typed?: TypedStandings;
  /** Seconds with a question before the student's eyes. */
  timeSpent: number;
  /** Its clock ended it; not known of a quiz of the history. */
  isTimeUp?: true;
}

/** What a student is busy with: a quiz being taken, or one that is finished and shown on the results page. */
export type KeptQuiz =
  | { kind: 'active'; quiz: Quiz; attempt: Attempt }
  | { kind: 'finished'; finished: FinishedQuiz };

/** The place of the right option; `null` where it was found that none is, so that every answer counts. */
export function keyOf({ corrected, correctAnswer }: IssuedQuestion): number | null {
  return corrected === 'voided' ? null : correctAnswer;
}

/** Where a student is with a typed question after a try. Tries that were typed are counted alone: there is no option that they chose. */
export function typedProgress({ tries, solution }: TypedStanding): Progress {
  const tried = tries.map(() => 0);
  if (solution !== null) return { kind: 'resolved', answer: null, tried };
  return tries.length === 0 ? { kind: 'open', chosen: null, tried } : { kind: 'missed', tried };
}

/** Marks of an answer, 0 to 1; what is typed can be partly right. */
export function marksOf(question: IssuedQuestion, answer: GivenAnswer | undefined): number {
  const chosen = () => (answer?.chosen === question.correctAnswer ? 1 : 0);
  return answer?.marks ?? answer?.typed?.marks ?? chosen();
}

/** Places of the questions whose final answer is the key. */
export function correctPlaces({ quiz, answers }: FinishedQuiz): number[] {
  return quiz.questions.flatMap((question, place) =>
    marksOf(question, answers[place]) === 1 ? [place] : [],
  );
}

/** Percent of the marks, rounded. */
export function scoreOf({ quiz, answers }: FinishedQuiz): number {
  const marks = quiz.questions.reduce((sum, question, place) => sum + marksOf(question, answers[place]), 0);
  return Math.round((100 * marks) / quiz.questions.length);
}
