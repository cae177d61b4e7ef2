import { describeFigure, readFigure, type Axis, type Figure, type Point } from '@valence/figures';
import { difficulties, type Question, type Stimulus, type Subject } from '../question.ts';
import { proveWrittenQuestion } from './prove-written-question.ts';
import type { WrittenQuestion } from './written-question.ts';
import type { WrittenSet } from './written-set.ts';

/** A set with what is wrong with it. It is served whole, where nothing is. */
export interface ProvedSet {
  /** In the order of the set, each with its stimulus; options in the author's order. */
  questions: Question[];
  /** A sentence for each fault. */
  faults: string[];
  /** Ids of the questions that no second reader solved as they stand. */
  unread: string[];
}

const fewest = 2;
const most = 4;

/** What the questions of a set carry. */
export function stimulusOf({ id, title, stimulus, figure }: WrittenSet): Stimulus {
  return { id, title, text: stimulus, ...(figure && { figure }) };
}

/**
 * Proves a set: every question by all checks of written questions, and each solved by a second reader, with a computation or
 * without; the figure read back from its drawing; two to four questions of one level or of two neighbors, none of which says
 * the answer to another.
 * @example proveWrittenSet('general', set).faults // []
 */
export function proveWrittenSet(subject: Subject, set: WrittenSet): ProvedSet {
  const stimulus = stimulusOf(set);
  const proved = set.questions.map((written) => proveWrittenQuestion(subject, written, stimulus));
  const failed = proved.flatMap(({ question, failures }) =>
    failures
      .filter(({ check }) => check !== solvedAgain)
      .map(({ check, finding }) => `${question.id} fails “${check}”: ${finding}`),
  );
  return {
    questions: proved.map(({ question }) => question),
    faults: [...shapeFaults(set), ...givenAway(set), ...figureFaults(set), ...failed],
    unread: proved.flatMap(({ question }) =>
      question.proof.some(({ check }) => check === solvedAgain) ? [] : [question.id],
    ),
  };
}

const solvedAgain = 'Key solved again';

function shapeFaults({ id, questions, title }: WrittenSet): string[] {
  const levels = questions.map(({ difficulty }) => difficulties.indexOf(difficulty));
  const ids = new Set(questions.map((question) => question.id));
  return [
    ...(questions.length < fewest || questions.length > most
      ? [`${id} has ${questions.length} questions`]
      : []),
    ...(ids.size < questions.length ? [`${id} has two questions of one id`] : []),
    ...(Math.max(...levels) - Math.min(...levels) > 1 ? [`${id} goes from beginner to advanced`] : []),
    ...(/^\S+(?: \S+){1,5}$/.test(title) ? [] : [`the title of ${id} has not two to six words`]),
  ];
}

/** What a question says when it is read tells no other one's answer. Numbers are ignored: they are often data. */
function givenAway({ questions }: WrittenSet): string[] {
  return questions.flatMap((asked) => {
    const answer = asked.answer.toLowerCase();
    if (answer.length < 4 || /^[\d\s.,%+−-]/.test(answer)) return [];
    return questions
      .filter((other) => other !== asked && isSaid(answer, other) && !asked.distractors.some(isSaidBy(other)))
      .map(({ id }) => `${id} says the answer to ${asked.id}`);
  });
}

function isSaid(answer: string, { text }: WrittenQuestion): boolean {
  return text.toLowerCase().includes(answer);
}

function isSaidBy(other: WrittenQuestion): (distractor: { text: string }) => boolean {
  return ({ text }) => isSaid(text.toLowerCase(), other);
}

function figureFaults({ id, figure }: WrittenSet): string[] {
  const problem = figure === undefined ? null : figureProblem(figure);
  return problem === null ? [] : [`${id}: ${problem}`];
}

/** By so much of an axis a mark may miss its place. */
const mostMissed = 0.01;

/** Draws a figure, reads the drawing back, and compares what was read with the data. */
function figureProblem(figure: Figure): string | null {
  if (describeFigure(figure).trim() === '') return 'the figure cannot be told';
  const { lines, dots } = readFigure(figure);
  if (figure.kind === 'table')
    return figure.rows.every((row) => row.length === figure.columns.length)
      ? null
      : 'a row of the table is not as long as its heading';
  if (figure.kind !== 'plot') return null;
  const { x, y, series } = figure;
  const read = [...lines, ...dots].flat();
  const isRead = ([atX, atY]: Point): boolean =>
    read.some(([readX, readY]) => isNear(readX, atX, x) && isNear(readY, atY, y));
  const lost = series.flatMap(({ points }) => points).find((point) => !isRead(point));
  return lost === undefined ? null : `the drawing does not show (${lost[0]}, ${lost[1]})`;
}

/** An axis without numbers gives no place to compare. */
function isNear(read: number, value: number, { from, to, isBare }: Axis): boolean {
  return isBare === true || Math.abs(read - value) <= mostMissed * Math.abs(to - from);
}
