import type { IssuedQuestion } from '@valence/contract';
import type { Question } from '@valence/questions';
import { toldUnder } from '../key-corrections/told-under.ts';
import { shownOf } from './shown-of.ts';
import type { QuestionEngine } from './question-engine.ts';

/**
 * A question as a student receives it.
 * @param issued as it was issued
 * @param key the place of the option that counts as right by now; `null` where none is
 */
export function issuedQuestion(
  issued: Question,
  engine: QuestionEngine,
  key: number | null = issued.key,
): IssuedQuestion {
  const question = toldUnder(issued, key);
  return {
    id: question.id,
    question: question.text,
    options: question.options.map((option) => option.text),
    correctAnswer: question.key,
    ...(key !== issued.key && { corrected: key === null ? ('voided' as const) : ('key' as const) }),
    explanation: question.explanation,
    difficulty: question.difficulty,
    topics: question.topics.map((id) => ({ id, name: named(engine.topicName(id), id) })),
    slips: question.options.map(
      ({ slip }) => slip && { ...slip, name: named(engine.slipName(slip.id), slip.id) },
    ),
    reference: question.reference,
    proof: question.proof.map(({ check, finding }) => ({ check, finding })),
    drawings: engine.drawStructures(question),
    ...shownOf(question, engine),
  };
}

/** Every topic and slip of a question stands in the engine's catalogues; one that does not is a defect there. */
function named(name: string | undefined, id: string): string {
  if (name === undefined) throw new Error(`The question engine has no name for ${id}`);
  return name;
}
