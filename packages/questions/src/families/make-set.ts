import type { Difficulty, Question, Stimulus } from '../question.ts';
import { createRandom, fingerprint } from '../random.ts';
import { chooseDistractors, isUneven } from './choose-distractors.ts';
import { partName, type ComputedSet, type SetDraft } from './computed-set.ts';
import { familyTemplate } from './family-template.ts';
import { questionOf, type Drawn } from './make-question.ts';
import { levelTells, type LevelTells } from './options/seen/level-tells.ts';

/** Most draws for one set: each of its questions can refuse the numbers. A set that needs more is broken. */
const mostDraws = 400;
/** In so many of them each of its keys may be made to look like one as often as another option does. */
const mostUneven = 16;

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
    if (draw < mostUneven && isAnyUneven(set, draft, { seed, task, tells })) continue;
    const questions = questionsOf(set, draft, { seed, task, random, tells });
    if (questions !== null) return questions;
  }
  throw new Error(`Set ${set.id} made no ${task} questions from seed ${seed}`);
}

/** Whether the seed asks for another draw, for the sake of one of its questions. */
function isAnyUneven(
  set: ComputedSet,
  { parts }: SetDraft,
  { seed, task, tells }: Pick<Drawn, 'seed' | 'task' | 'tells'>,
): boolean {
  return parts.some((part, place) => {
    const ofLevel = tells.get(familyTemplate(partName(set, place), task));
    return ofLevel !== undefined && isUneven(chooseDistractors(part, ofLevel), seed * parts.length + place);
  });
}

function questionsOf(
  set: ComputedSet,
  { title, text, figure, parts }: SetDraft,
  drawn: Omit<Drawn, 'stimulus'>,
): Question[] | null {
  const { task } = drawn;
  const name = fingerprint([title, text, JSON.stringify(figure)].join('\n'));
  const stimulus: Stimulus = { id: `${set.id}.${task}.${name}`, title, text, figure };
  const questions: Question[] = [];
  for (const [place, { keyFrom, ...draft }] of parts.entries()) {
    const tests = set.tests[task]?.[place] ?? [];
    const { subject, topics, reference } = set;
    const question = questionOf(
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
