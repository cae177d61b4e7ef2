import type { Difficulty, Question, Stimulus } from '../question.ts';
import { createRandom, fingerprint } from '../random.ts';
import { asksForAnotherDraw, chooseDistractors, type Choice } from './choose-distractors.ts';
import { partName, type ComputedSet, type PartDraft, type SetDraft } from './computed-set.ts';
import { familyTemplate } from './family-template.ts';
import { questionWith, type Drawn } from './make-question.ts';
import { levelTells, type LevelTells } from './options/seen/level-tells.ts';

/** Most draws for one set: each of its questions can refuse the numbers. A set that needs more is broken. */
const mostDraws = 400;
/** So many draws may be rejected because one of the keys looks most like a key too often, or too seldom. */
const mostRejected = 16;

/**
 * Makes the questions of a computed set that a seed decides, each with its stimulus.
 * @param tells as for `makeQuestion`
 * @throws when the set cannot be made: a defect of the set, found by its property test
 * @example makeSet(rateRunsSet, 42, 'beginner')
 */
export function makeSet(
  set: ComputedSet,
  seed: number,
  task: Difficulty,
  tells: LevelTells = levelTells,
): Question[] {
  const random = createRandom(seed);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const draft = set.draft(random, task);
    if (draft === null || saysAnswer(draft)) continue;
    const chosen = chosenParts(set, draft, { seed, task, tells, canReject: draw < mostRejected });
    if (chosen === null) continue;
    const questions = questionsOf(set, draft, chosen, { seed, task, random });
    if (questions !== null) return questions;
  }
  throw new Error(`Set ${set.id} made no ${task} questions from seed ${seed}`);
}

/** A part of a draft with its wrong options. */
interface ChosenPart extends PartDraft {
  choice: Choice;
}

/** The parts with their wrong options; `null` where the seed asks for another draw for the sake of one of them. */
function chosenParts(
  set: ComputedSet,
  { parts }: SetDraft,
  { seed, task, tells, canReject }: Pick<Drawn, 'seed' | 'task'> & { tells: LevelTells; canReject: boolean },
): ChosenPart[] | null {
  const chosen: ChosenPart[] = [];
  for (const [place, part] of parts.entries()) {
    const choice = chooseDistractors(part, tells.get(familyTemplate(partName(set, place), task)));
    if (canReject && asksForAnotherDraw(choice, seed * parts.length + place)) return null;
    chosen.push({ ...part, choice });
  }
  return chosen;
}

function questionsOf(
  set: ComputedSet,
  { title, text, figure }: SetDraft,
  parts: readonly ChosenPart[],
  drawn: Omit<Drawn, 'stimulus'>,
): Question[] | null {
  const { task } = drawn;
  const name = fingerprint([title, text, JSON.stringify(figure)].join('\n'));
  const stimulus: Stimulus = { id: `${set.id}.${task}.${name}`, title, text, figure };
  const questions: Question[] = [];
  for (const [place, { keyFrom, choice, ...draft }] of parts.entries()) {
    const tests = set.tests[task]?.[place] ?? [];
    const { subject, topics, reference } = set;
    const question = questionWith(
      choice,
      { id: partName(set, place), subject, topics, reference },
      { ...draft, tests, ...(keyFrom && { shown: { figure, keyFrom } }) },
      { ...drawn, stimulus },
    );
    if (question === null) return null;
    questions.push(question);
  }
  return questions;
}

/** Shorter answers, as a single digit, stand in any text. */
const shortestSaid = 4;

/** Whether the text of the stimulus or of another question says an answer, and none of the options beside it. */
function saysAnswer({ text, parts }: SetDraft): boolean {
  return parts.some(({ answer, distractors }, place) => {
    if (answer.length < shortestSaid) return false;
    const others = parts.flatMap((part, at) => (at === place ? [] : [part.text]));
    return [text, ...others].some(
      (said) => isSaid(answer, said) && !distractors.some((distractor) => isSaid(distractor.text, said)),
    );
  });
}

function isSaid(answer: string, text: string): boolean {
  return text.toLowerCase().includes(answer.toLowerCase());
}
