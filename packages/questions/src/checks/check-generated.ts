import type { Question, Slip } from '../question.ts';
import { slipName } from '../slips/slip-name.ts';

/** Artefacts of missing numbers or words. */
const artefacts = ['NaN', 'undefined', 'Infinity'] as const;
const mostText = 1200;

/**
 * The quick check of a question that a family has just made: four options in place, a slip of the catalogue with its
 * sentence behind every wrong one, no artefact of a program in any text, nothing empty or too long. That the options
 * differ in meaning is known already: `makeQuestion` picks them so. Everything else that `checkQuestion` looks at
 * hangs on the family more than on its numbers, and is run over thousands of seeds of every family in the tests.
 * @returns what is wrong, or `null`
 * @example generatedProblem(makeQuestion(idealGasLaw, 42, 'beginner')) // null
 */
export function generatedProblem({ text, options, key, explanation }: Question): string | null {
  if (options.length !== 4) return 'there are not four options';
  if (text.length < 15 || explanation.length < 20) return 'the text or the explanation says too little';
  if (text.length > mostText || explanation.length > mostText) return 'a text is too long';
  for (const [index, option] of options.entries()) {
    if (option.text === '') return 'an option is empty';
    if ((option.slip === null) !== (index === key)) return 'the key is not the one option without a slip';
    const problem = option.slip === null ? null : slipProblem(option.slip);
    if (problem !== null) return problem;
  }
  const texts = [
    text,
    explanation,
    ...options.flatMap((option) => [option.text, option.slip?.teaching ?? '']),
  ];
  return texts.some(hasArtefact) ? 'a text is spoilt' : null;
}

function hasArtefact(text: string): boolean {
  return artefacts.some((artefact) => text.includes(artefact));
}

function slipProblem({ id, teaching }: Slip): string | null {
  if (slipName(id) === undefined) return `the catalogue has no slip ${id}`;
  return teaching.length < 15 ? 'a teaching says too little' : null;
}
