import type { Askable } from './askable.ts';
import type { AskedAnswer } from '../asked-answer.ts';
import { gradeTypedAnswer } from '../grade-typed-answer.ts';
import { askedEquation, askedFormula, askedName } from './asked-texts.ts';
import { askedNumber, typedQuantity } from './asked-number.ts';
import { drawnName } from './drawn-name.ts';
import { readingRoom } from './reading-room.ts';
import { typedNotation } from './typed-notation.ts';

/**
 * What a student types in place of choosing an option: a number with its unit and the values of the named slips, a formula,
 * an equation or a name. It is proved before it is given: the text of the key is right by the grader, and the text of
 * each wrong option that can be read is neither right nor partly right, and of a number is told by its slip.
 * @returns `null` where the options are the question ("which of these"), where more than one answer would be right,
 * and where the key cannot be typed
 * @example askedAnswerOf({ text: 'What is the mass of 2.0 mol of water (18.0 g/mol)?', options, key }) // 36 g, two figures
 */
export function askedAnswerOf(question: Askable): AskedAnswer | null {
  const right = question.options[question.key]?.text ?? '';
  const asked =
    askedNumber(question, right) ??
    askedFormula(question, right) ??
    askedEquation(question, right) ??
    askedName(question, right);
  if (asked === null) return null;
  return waysToAsk(asked, question).find((one) => isProved(one, question, right)) ?? null;
}

/** What is read off a plot has room, where no slip stands in it. */
function waysToAsk(asked: AskedAnswer, { figure, stimulus }: Askable): AskedAnswer[] {
  if (asked.kind !== 'number') return [asked];
  const room = readingRoom(figure ?? stimulus?.figure, asked);
  return room === null ? [asked] : [{ ...asked, tolerance: room }, asked];
}

function isProved(asked: AskedAnswer, { options, key }: Askable, right: string): boolean {
  try {
    if (gradeTypedAnswer(asked, typedText(asked, right)).verdict !== 'right') return false;
    return options.every(({ text, slip }, place) => {
      if (place === key) return true;
      const { verdict, slip: found } = gradeTypedAnswer(asked, typedText(asked, text));
      if (verdict === 'right' || verdict === 'partly')
        return asked.kind === 'equation' && verdict === 'partly';
      // An option that was the key before it was corrected has no slip.
      return asked.kind !== 'number' || verdict === 'notUnderstood' || slip === null || found === slip.id;
    });
  } catch {
    // The key is in a notation that the grader does not read.
    return false;
  }
}

/** The text of an option as a student would type it. */
function typedText(asked: AskedAnswer, text: string): string {
  if (asked.kind === 'number') return typedQuantity(text);
  return (asked.kind === 'name' ? drawnName(text)?.name : undefined) ?? typedNotation(text);
}
