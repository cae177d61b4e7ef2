import type { IssuedQuestion } from '@valence/contract';
import type { Question } from '@valence/questions';
import { shownOf } from './shown-of.ts';
import type { QuestionEngine } from './question-engine.ts';

/** A question as a student receives it. */
export function issuedQuestion(question: Question, engine: QuestionEngine): IssuedQuestion {
  return {
    id: question.id,
    question: question.text,
    options: question.options.map((option) => option.text),
    correctAnswer: question.key,
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
