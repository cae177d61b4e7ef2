import type { Mistakes } from '@valence/contract';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { toldUnder } from '../key-corrections/told-under.ts';
import { shownOf } from '../quizzes/shown-of.ts';
import type { MistakeWithKey, TypedPart } from './typed-parts.ts';

/** A mistake with what was answered. */
export interface AnsweredMistake extends MistakeWithKey {
  /** The place of the option chosen first; `null` where that is not known, or the answer was typed. */
  chosen: number | null;
  typed: TypedPart['typed'] | null;
  isRightLater: boolean;
}

type SlipGroup = Mistakes['concepts'][number]['slips'][number];
type Engine = Pick<QuestionEngine, 'slipName' | 'drawStructures' | 'shownFigure'>;

/** The mistakes of a concept by what led there; the slip that was made most often comes first. */
export function mistakesBySlip(engine: Engine, own: readonly AnsweredMistake[]): SlipGroup[] {
  const withSlip = own.map((mistake) => ({ mistake, slip: slipOf(engine, mistake) }));
  // What was typed or chosen and led to no known slip is not left open: they stand apart.
  const groups = Map.groupBy(withSlip, ({ mistake, slip }) => slip?.id ?? answeredHow(mistake));
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .map((made) => ({
      slip: made[0]?.slip ?? null,
      mistakes: made.map(({ mistake, slip }) => told(engine, mistake, slip)),
    }));
}

/**
 * The slip behind what was answered first, with the teaching of that very answer: two options of a question may come of one slip. It has no
 * teaching any more where the key was corrected.
 */
function slipOf(engine: Engine, { question, key, chosen, typed }: AnsweredMistake): SlipGroup['slip'] {
  if (typed !== null) return typed.first?.slip ?? null;
  const id = question.options[chosen ?? -1]?.slip?.id;
  if (id === undefined) return null;
  const teaching = toldUnder(question, key).options[chosen ?? -1]?.slip?.teaching ?? '';
  return { id, name: engine.slipName(id) ?? id, teaching };
}

function answeredHow({ chosen, typed }: AnsweredMistake): 'typed' | 'chosen' | 'not known' {
  if (typed?.first) return 'typed';
  return chosen === null ? 'not known' : 'chosen';
}

function told(
  engine: Engine,
  mistake: AnsweredMistake,
  slip: SlipGroup['slip'],
): SlipGroup['mistakes'][number] {
  const { answer, key, chosen, typed, isRightLater, rightDays, isDue } = mistake;
  const question = toldUnder(mistake.question, key);
  const option = question.options[chosen ?? -1];
  return {
    quizId: answer.quizId,
    questionId: question.id,
    question: question.text,
    firstAnswer: option?.text ?? null,
    teaching: slip?.teaching ?? '',
    rightAnswer: key === null ? null : (question.options[key]?.text ?? ''),
    ...(typed !== null && { typed }),
    explanation: question.explanation,
    drawings: engine.drawStructures(question),
    ...shownOf(question, engine),
    difficulty: question.difficulty,
    missedAt: answer.answeredAt.toISOString(),
    tries: answer.tries,
    isRightLater,
    isDue,
    rightDays,
  };
}
