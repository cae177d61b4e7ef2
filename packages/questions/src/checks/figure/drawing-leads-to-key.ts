import { readFigure, type DrawingReading, type Figure } from '@valence/figures';
import type { Question } from '../../question.ts';
import { readMeaning, sameMeaning } from '../options/meaning.ts';

interface Shown {
  figure: Figure;
  keyFrom: (drawing: DrawingReading) => string;
}

/** By so much of the way to the nearest wrong option the reading of a drawing may miss the key. */
const mostMissed = 0.25;

/**
 * Draws the figure of a question, reads the drawing back, computes the answer from what was read, and compares it with the options.
 * @param svg the drawing, where it was made before
 * @returns what is wrong, or `null` where the drawing leads to the key
 */
export function drawingProblem(question: Question, { figure, keyFrom }: Shown, svg?: string): string | null {
  return readingProblem(question, keyFrom(readFigure(figure, svg)));
}

/** What is wrong with an answer that was read off a figure: `null` where it is nearer to the key than to any other option. */
export function readingProblem({ options, key }: Question, found: string): string | null {
  const read = readMeaning(found);
  const meanings = options.map(({ text }) => readMeaning(text));
  const right = meanings[key];
  if (right === undefined) return 'the key points at no option';
  if (read.value === null || right.value === null)
    return sameMeaning(read, right) ? null : `the drawing leads to “${found}”`;
  if (read.name !== right.name) return `the drawing leads to a quantity of another kind: ${found}`;
  const missed = Math.abs(read.value - right.value);
  const { value } = right;
  const room = Math.min(
    ...meanings.flatMap((wrong, index) =>
      index === key || wrong.value === null ? [] : [Math.abs(wrong.value - value)],
    ),
  );
  return missed <= mostMissed * room ? null : `the drawing leads to ${found}`;
}
