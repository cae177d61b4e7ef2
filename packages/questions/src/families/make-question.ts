import { drawFigure } from '@valence/figures';
import { drawingProblem } from '../checks/figure/drawing-leads-to-key.ts';
import { generatedProblem } from '../checks/check-generated.ts';
import { statedQuantity } from '../computations/numbers/stated-quantity.ts';
import { readMeaning, sameMeaning } from '../checks/options/meaning.ts';
import { keptProblem } from '../checks/figure/figure-keeps-answer.ts';
import { levelOf } from '../levels/level-readings.ts';
import { nameOfContent } from '../name-of-content.ts';
import type { Option, Question, Difficulty, Stimulus } from '../question.ts';
import { createRandom, fingerprint, type Random } from '../random.ts';
import { familyTemplate } from './family-template.ts';
import type { Distractor, Draft, Family } from './family.ts';
import { placesWithoutTell } from './options/places-without-tell.ts';
import { printedNumbers } from './options/printed-numbers.ts';
import { textsWithoutTell } from './options/texts-without-tell.ts';

/** Most draws for one question. A family that needs more is broken. */
const mostDraws = 200;

/**
 * Makes the question of a family that a seed decides, with one of its tasks. Its id comes from its content, so that two seeds which draw
 * the same numbers are the same question.
 * @throws when the family cannot make a question: a defect of the family, found by its property test
 * @example makeQuestion(idealGasLaw, 42, 'beginner')
 */
export function makeQuestion(family: Family, seed: number, task: Difficulty): Question {
  const random = createRandom(seed);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const draft = family.draft(random, task);
    const question = draft === null ? null : questionOf(family, draft, { seed, task, random });
    if (question !== null) return question;
  }
  throw new Error(`Family ${family.id} made no ${task} question from seed ${seed}`);
}

/** What stands behind a draft, and is named in its question. */
type Source = Pick<Family, 'id' | 'subject' | 'topics' | 'tests' | 'uses' | 'reference'>;

interface Drawn {
  seed: number;
  /** Which of the tasks of the source it is. */
  task: Difficulty;
  random: Random;
  /** What the set of the question is on: the figure of the draft is then part of it. */
  stimulus?: Stimulus;
}

/** The question of a draft, its options chosen and shuffled; `null` where it cannot be served. */
export function questionOf(source: Source, draft: Draft, drawn: Drawn): Question | null {
  const distractors = chooseDistractors(draft);
  if (distractors.length < 3) return null;
  const question = assemble(source, draft, distractors, drawn);
  return generatedProblem(question) === null && shownProblem(question, draft) === null ? question : null;
}

/** What is wrong with the figure of a question, or `null`. */
function shownProblem(question: Question, { shown }: Draft): string | null {
  if (shown === undefined) return keptProblem({ ...question, figure: question.stimulus?.figure });
  const svg = drawFigure(shown.figure);
  return keptProblem({ ...question, figure: shown.figure }, svg) ?? drawingProblem(question, shown, svg);
}

/**
 * Three of the distractors whose meaning differs from the answer and from those before: those among which the key can be
 * told neither from its place among numbers nor from how a text looks.
 */
function chooseDistractors(draft: Draft): Distractor[] {
  const answer = readMeaning(draft.answer);
  const explained = new Set(printedNumbers(draft.explanation).map(Math.abs));
  const meanings = [answer];
  const offered: Distractor[] = [];
  for (const distractor of draft.distractors) {
    const meaning = readMeaning(distractor.text);
    if (meanings.some((other) => sameMeaning(other, meaning))) continue;
    if (distractor.isFurther && explained.has(sizeOf(distractor.text))) continue;
    meanings.push(meaning);
    offered.push(distractor);
  }
  const [key, ...values] = meanings.flatMap(({ value, name }) =>
    value === null || name !== answer.name ? [] : [value],
  );
  if (offered.length <= 3) return offered;
  const random = createRandom(seedOf(draft));
  const chosen =
    key === undefined || values.length < offered.length
      ? textsWithoutTell(
          draft.answer,
          offered.map(({ text }) => text),
          random,
          offered.flatMap(({ isDecisive }, place) => (isDecisive === true ? [place] : [])),
        )
      : placesWithoutTell(key, values, random, {
          stem: printedNumbers(draft.text),
          lengths: [draft.answer, ...offered.map(({ text }) => text)].map(({ length }) => length),
        });
  return offered.filter((_, place) => chosen.includes(place));
}

/** The number of an option as it is printed, without its sign. */
function sizeOf(text: string): number {
  return Math.abs(statedQuantity(text)?.value ?? Number.NaN);
}

/** The same text and key always have the same options, whichever seed drew them: they are one question. */
function seedOf({ text, answer }: Draft): number {
  return Number.parseInt(fingerprint(`${text}\n${answer}`).slice(0, 7), 36);
}

function assemble(
  source: Source,
  draft: Draft,
  distractors: readonly Distractor[],
  { seed, task, random, stimulus }: Drawn,
): Question {
  const answer: Option = { text: draft.answer, slip: null };
  const wrong = distractors.map(({ text, slip, teaching }) => ({ text, slip: { id: slip, teaching } }));
  const options = random.shuffle<Option>([answer, ...wrong]);
  const texts = options.map(({ text }) => text);
  const template = familyTemplate(source.id, task);
  return {
    id: `${template}.${nameOfContent(draft.text, texts, shownBeside(draft, stimulus))}`,
    subject: source.subject,
    topics: source.topics,
    ...conceptsOf(source, task, draft),
    difficulty: levelOf(template, task, source.tests?.[task] ?? draft.tests),
    ...(stimulus && { stimulus }),
    text: draft.text,
    ...(draft.shown && stimulus === undefined && { figure: draft.shown.figure }),
    options,
    key: options.indexOf(answer),
    explanation: draft.explanation,
    reference: source.reference,
    origin: { kind: 'family', family: source.id, seed },
    proof: [
      { check: 'Key computed', finding: draft.finding },
      {
        check: 'Wrong options computed',
        finding: 'Each wrong option is the result of a named slip, and none means the same as the key.',
      },
      ...(draft.shown === undefined ? [] : [drawingStep]),
    ],
  };
}

const drawingStep = {
  check: 'Drawing leads to the key',
  finding: 'A program read the figure back from its drawing alone and arrived at the key.',
};

/** What a draw shows besides its text and its options. */
function shownBeside({ shown }: Draft, stimulus?: Stimulus): string[] {
  return [...(shown === undefined ? [] : [JSON.stringify(shown.figure)]), ...(stimulus ? [stimulus.id] : [])];
}

function conceptsOf(source: Source, task: Difficulty, draft: Draft): Pick<Question, 'tests' | 'uses'> {
  const tests = draft.tests ?? source.tests?.[task];
  return { ...(tests && { tests }), ...(source.uses && { uses: source.uses }) };
}
