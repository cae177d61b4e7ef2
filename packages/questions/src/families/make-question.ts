import { drawFigure } from '@valence/figures';
import { drawingProblem } from '../checks/figure/drawing-leads-to-key.ts';
import { generatedProblem } from '../checks/check-generated.ts';
import { keptProblem } from '../checks/figure/figure-keeps-answer.ts';
import { levelOf } from '../levels/level-readings.ts';
import { nameOfContent } from '../name-of-content.ts';
import type { Option, Question, Difficulty, Stimulus } from '../question.ts';
import { createRandom, type Random } from '../random.ts';
import { chooseDistractors, asksForAnotherDraw, type Choice } from './choose-distractors.ts';
import { familyTemplate } from './family-template.ts';
import { inOneNotation } from './options/chosen/one-notation.ts';
import { levelTells, type LevelTells } from './options/seen/level-tells.ts';
import type { Distractor, Draft, Family } from './family.ts';

/** Most draws for one question. A family that needs more is broken. */
const mostDraws = 200;
/** So many draws may be rejected because the key looks most like a key too often, or too seldom. */
const mostRejected = 8;

/**
 * Makes the question of a family that a seed decides, with one of its tasks. Its id comes from its content, so that two seeds which draw
 * the same numbers are the same question.
 * @param tells what gives keys away, by level; others than those on record where it is measured what they would hide
 * @throws when the family cannot make a question: a defect of the family, found by its property test
 * @example makeQuestion(idealGasLaw, 42, 'beginner')
 */
export function makeQuestion(
  family: Family,
  seed: number,
  task: Difficulty,
  tells: LevelTells = levelTells,
): Question {
  const ofLevel = tells.get(familyTemplate(family.id, task));
  const random = createRandom(seed);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const draft = family.draft(random, task);
    if (draft === null) continue;
    const choice = chooseDistractors(draft, ofLevel);
    if (draw < mostRejected && asksForAnotherDraw(choice, seed)) continue;
    const question = questionWith(choice, family, draft, { seed, task, random });
    if (question !== null) return question;
  }
  throw new Error(`Family ${family.id} made no ${task} question from seed ${seed}`);
}

/** What stands behind a draft, and is named in its question. */
type Source = Pick<Family, 'id' | 'subject' | 'topics' | 'tests' | 'uses' | 'reference'>;

/** What decides a draw. */
export interface Drawn {
  seed: number;
  /** Which of the tasks of the source it is. */
  task: Difficulty;
  random: Random;
  /** What the set of the question is on: the figure of the draft is then part of it. */
  stimulus?: Stimulus;
}

/** The question of a draft with chosen wrong options, shuffled; `null` where it cannot be served. */
export function questionWith(chosen: Choice, source: Source, drafted: Draft, drawn: Drawn): Question | null {
  if (chosen.distractors.length < 3) return null;
  const { draft, distractors } = inOneNotation(drafted, chosen.distractors);
  const question = assemble(source, draft, distractors, drawn);
  return generatedProblem(question) === null && shownProblem(question, draft) === null ? question : null;
}

/** What is wrong with the figure of a question, or `null`. */
function shownProblem(question: Question, { shown }: Draft): string | null {
  if (shown === undefined) return keptProblem({ ...question, figure: question.stimulus?.figure });
  const svg = drawFigure(shown.figure);
  return keptProblem({ ...question, figure: shown.figure }, svg) ?? drawingProblem(question, shown, svg);
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
    difficulty: levelOf(template, task),
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
