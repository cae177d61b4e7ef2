import { describeFigure, drawFigure, type Figure } from '@valence/figures';
import { plainTypeset } from '@valence/chemistry/typeset';
import type { Question } from '../../question.ts';
import { failed, notApplicable, passed, type Check } from '../check.ts';

/** What a figure says in marks, names, labels and speech points at no option. */
export const figureKeepsAnswerCheck: Check = {
  name: 'Figure keeps the answer',
  run({ question }) {
    if (question.figure === undefined && question.stimulus?.figure === undefined)
      return notApplicable('The question shows no figure.');
    const problem = keptProblem(question) ?? keptProblem({ ...question, figure: question.stimulus?.figure });
    if (problem !== null) return failed(problem);
    return passed('Neither the drawing nor its description names the answer.');
  },
};

type Told = Pick<Question, 'options' | 'key'> & { figure?: Figure | undefined };

/**
 * A figure gives its answer away where it says the key, with its unit or in its words, and no wrong option. Bare numbers at axes
 * and in tables are data.
 * @param drawn its drawing, where that was made before
 * @returns what is wrong, or `null`
 */
export function keptProblem({ figure, options, key }: Told, drawn?: string): string | null {
  if (figure === undefined) return null;
  const plain = options.map(({ text }) => plainTypeset(text).toLowerCase());
  if (!isTelling(plain[key] ?? '')) return null;
  const svg = drawn ?? drawFigure(figure);
  const named = [...svg.matchAll(/ (?:id|class|aria-label|title|data-[\w-]+)="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  const said = [plainTypeset(figure.caption), describeFigure(figure), ...named].join(' | ').toLowerCase();
  const saysOption = plain.map((option) => isTelling(option) && said.includes(option));
  const isTold = saysOption[key] === true && saysOption.filter(Boolean).length === 1;
  return isTold ? `the figure says ${options[key]?.text ?? ''}` : null;
}

/** False for a bare number and a letter or two: they stand at every axis. */
function isTelling(option: string): boolean {
  return !/^[−-]?[\d.]+$/.test(option) && option.length > 2;
}
