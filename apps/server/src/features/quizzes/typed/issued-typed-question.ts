import type { Slip, ToType, TypedQuestion, TypedStanding, TypedTry } from '@valence/contract';
import type { Question } from '@valence/questions';
import { issuedQuestion } from '../issued-question.ts';
import type { QuestionEngine } from '../question-engine.ts';
import type { CountedTries } from './count-tries.ts';
import type { StoredTry } from './typed-tries-repository.ts';
import { alsoRight } from './also-right.ts';
import { excusedWords, genericSlipWords, wordsOfProblem } from './typed-words.data.ts';

type Asks = Pick<QuestionEngine, 'askedAnswerOf'>;

/**
 * A typed question as its student receives it.
 * @param question as it was issued
 * @param counted what was typed so far, as it counts by now
 * @param isFinished where the quiz is recorded, every key is told
 */
export function issuedTypedQuestion(
  question: Question,
  engine: QuestionEngine,
  counted: CountedTries,
  isFinished = false,
): TypedQuestion {
  const { id, difficulty, topics, drawings, figure } = issuedQuestion(question, engine);
  const { text } = question;
  const standing = typedStanding(engine, question, counted, isFinished);
  return {
    id,
    question: text,
    difficulty,
    topics,
    // A drawing that only an option has would give the answer away.
    drawings: drawings.filter(({ smiles }) => text.includes(smiles)),
    ...(figure && { figure }),
    toType: toTypeOf(question, engine),
    standing,
  };
}

/** What is to be typed. That a question is typed is settled when it is issued: a later version may not have it so. */
export function toTypeOf(question: Question, engine: Asks): ToType {
  const asked = engine.askedAnswerOf(question);
  return { kind: asked?.kind ?? 'number', unit: asked?.kind === 'number' ? asked.unit : null };
}

/**
 * The tries so far; with the last one the whole question, its key included.
 * @param issued the question as it was issued
 */
export function typedStanding(
  engine: QuestionEngine,
  issued: Question,
  { question, key, tries, isExcused }: CountedTries,
  isFinished = false,
): TypedStanding {
  const isOver = isFinished || tries.some(({ isLast }) => isLast);
  return {
    tries: tries.map((one) => typedTry(question, engine, one, isOver)),
    solution: isOver ? issuedQuestion(issued, engine, key) : null,
    ...(isOver && (isExcused ? { alsoRight: excusedWords } : alsoRight(question, engine))),
  };
}

/** A try in words; what they say of the key they say once the question is over. */
export function typedTry(
  question: Question,
  engine: Pick<QuestionEngine, 'slipName'>,
  stored: StoredTry,
  isOver: boolean,
): TypedTry {
  const { typed, verdict, marks, problems, understoodAs } = stored;
  return {
    typed,
    verdict,
    marks,
    slip: slipWords(question, engine, stored, isOver),
    problems: problems.flatMap(wordsOfProblem),
    understoodAs,
  };
}

function slipWords(
  { options }: Question,
  engine: Pick<QuestionEngine, 'slipName'>,
  { slip: id, place, correctedKey }: StoredTry,
  isOver: boolean,
): Slip | null {
  if (id === null) return null;
  const generic = genericSlipWords[id];
  if (generic !== undefined) return { id, ...generic };
  const own = place === null ? null : options[place]?.slip;
  const name = engine.slipName(id);
  // Beside a corrected key the sentence may still argue for the one before.
  const isTeaching = isOver && correctedKey === null;
  return own && name !== undefined ? { id, name, teaching: isTeaching ? own.teaching : '' } : null;
}
