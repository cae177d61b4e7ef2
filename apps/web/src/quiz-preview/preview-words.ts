import type { CustomQuizUsage, Difficulty, PreviewQuizResponse, QuizUsage } from '@valence/contract';
import { allowanceOf } from './allowance.ts';

/** Who would take the quiz, and what is left to them; `null` where that is not known. */
export interface Allowances {
  hasPremium: boolean;
  isPremiumSold: boolean;
  /** Custom quizzes of the week. */
  custom: CustomQuizUsage | null;
  /** Subject quizzes of a plan that limits them. */
  subject: QuizUsage | null;
}

/** What is said of a quiz before it is asked for. */
export interface PreviewWords {
  /** What was understood, and how many questions there are. */
  finding: string;
  /** How a word was read, and what has no place in the quiz. */
  remarks: readonly string[];
  /** What the quiz counts as. */
  cost: string;
  /** Topics to offer in its place, or beside it where it is short. */
  nearest: readonly string[];
  /** No quiz would come of it. */
  isNothing: boolean;
  /** It tells somebody in need where help is, and is no fault of theirs. */
  isHelp?: boolean;
}

interface Wanted {
  count: number;
  difficulty: Difficulty;
}

/** Says what a quiz would be. */
export function previewWords(
  preview: PreviewQuizResponse,
  wanted: Wanted,
  allowances: Allowances,
): PreviewWords {
  if (!preview.isUnderstood && preview.help !== undefined)
    return {
      finding: 'Please talk to someone.',
      remarks: [preview.help],
      cost: '',
      nearest: [],
      isNothing: true,
      isHelp: true,
    };
  if (!preview.isUnderstood)
    return {
      finding: 'That does not look like a chemistry topic.',
      remarks: [],
      cost: nothingCounted,
      nearest: preview.nearest,
      isNothing: true,
    };
  const { name, unknownWords } = preview;
  const isNothing = isWithoutQuiz(preview);
  const remarks = preview.corrections.map(({ typed, meant }) => `We read “${typed}” as “${meant}”.`);
  if (preview.withoutQuestions.length > 0)
    remarks.push(`There are none on ${inLine(preview.withoutQuestions, 'or')} yet.`);
  const unsaid = unknownWords.join(' ');
  if (isNothing && unsaid !== '')
    return {
      finding: `${name}: no question mentions “${unsaid}”.`,
      remarks,
      cost: nothingCounted,
      nearest: preview.nearest,
      isNothing,
    };
  if (unsaid !== '' && !preview.isCompletedByModel) {
    const quoted = unknownWords.map((word) => `“${word}”`);
    remarks.push(`None of them mentions ${inLine(quoted, 'or')}.`);
  }
  const isShort = isToldFewer(preview, wanted.count);
  return {
    finding: `${name}: ${numberOfQuestions(preview, wanted)}`,
    remarks,
    cost: isNothing ? nothingCounted : costOf(preview.kind, allowances),
    nearest: isNothing ? preview.nearest : isShort ? preview.nearest.slice(0, mostBeside) : [],
    isNothing,
  };
}

/** Whether no quiz would come of it. */
export function isWithoutQuiz(preview: PreviewQuizResponse): boolean {
  return !preview.isUnderstood || (preview.available === 0 && !preview.isCompletedByModel);
}

/** Whether whoever read the preview knows that the quiz will be shorter than asked for. */
export function isToldFewer(preview: PreviewQuizResponse | null, count: number): boolean {
  return (
    preview?.isUnderstood === true &&
    !preview.isCompletedByModel &&
    preview.available > 0 &&
    preview.available < count
  );
}

/** So many topics are offered beside a quiz that is shorter than asked for. */
const mostBeside = 2;

const nothingCounted = 'Nothing is counted.';

function numberOfQuestions(
  { questions, available, isCompletedByModel }: Extract<PreviewQuizResponse, { isUnderstood: true }>,
  { count, difficulty }: Wanted,
): string {
  const all = questions.beginner + questions.intermediate + questions.advanced;
  if (all === 0 && isCompletedByModel) return 'new questions, written when you ask for them.';
  if (all === 0) return 'no questions yet.';
  if (available < count && isCompletedByModel)
    return `${questionsOf(all)}; what is missing is written when you ask.`;
  const fitting = questions[difficulty];
  if (available < count) {
    // Which of more questions are taken is not known before.
    const level = fitting === 0 ? 'none' : fitting === all ? 'all' : available === all ? fitting : null;
    const remark = level === null ? '' : `, and ${level} of them ${difficulty}`;
    return `${questionsOf(available)}, fewer than the ${count} you ask for${remark}.`;
  }
  if (fitting === all) return `${questionsOf(all)}, all of them ${difficulty}.`;
  return `${questionsOf(all)}, ${fitting === 0 ? 'none' : fitting} of them ${difficulty}.`;
}

function questionsOf(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}

function costOf(
  kind: 'subject' | 'custom',
  { hasPremium, isPremiumSold, custom, subject }: Allowances,
): string {
  if (kind === 'subject') return hasPremium ? countsAsSubject : costOfSubject(subject);
  if (!hasPremium)
    return isPremiumSold
      ? 'Custom topics are a Premium feature.'
      : 'Your plan has no quizzes on words of your own.';
  if (custom === null) return 'It uses 1 of your custom quizzes.';
  const { remaining, weeklyLimit } = custom;
  if (remaining === 0) return `Your ${weeklyLimit} custom quizzes of this week are used.`;
  return `It uses 1 of ${weeklyLimit} custom quizzes; ${remaining} ${remaining === 1 ? 'is' : 'are'} left this week.`;
}

const countsAsSubject = 'It counts as a subject quiz.';

/** Of day and week the limit is told that is met first. */
function costOfSubject(usage: QuizUsage | null): string {
  const allowance = usage && allowanceOf(usage);
  if (allowance === null) return countsAsSubject;
  const { left } = allowance;
  const period = allowance.period === 'day' ? 'today' : 'this week';
  if (left === 0) return `You have no subject quizzes left ${period}.`;
  return `It uses 1 of ${left} subject ${left === 1 ? 'quiz' : 'quizzes'} left ${period}.`;
}

function inLine(names: readonly string[], conjunction: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
