import { daysToMend } from '@valence/contract';
import type { LatestAnswer } from '../answers/latest-answers-repository.ts';

/** What a question is on: the first concept that it tests, or its main topic where it names none. */
export interface Skill {
  kind: 'concept' | 'topic';
  id: string;
}

type Answer = Pick<LatestAnswer, 'questionId' | 'answeredDay' | 'topic' | 'tests' | 'rightAtFirst' | 'tries'>;

export interface StandingMistake<Row extends Answer = LatestAnswer> {
  answer: Row;
  skill: Skill;
  /** On how many days since then the skill was right at the first try. */
  rightDays: number;
  isDue: boolean;
}

/**
 * What was missed at the first try and is not mended, the latest first: a mistake is mended when its skill was right at the first try
 * on two different days since. What was left unanswered is no mistake. A question missed more than once stands once. Due is what was missed before today and whose
 * skill was not tried today: the second right answer has to wait for another day anyway.
 * @param newestFirst a student's answers
 * @param today the student's own day
 */
export function standingMistakes<Row extends Answer>(
  newestFirst: readonly Row[],
  today: string,
): StandingMistake<Row>[] {
  const rightDays = new Map<string, Set<string>>();
  const triedToday = new Set<string>();
  const met = new Set<string>();
  const standing: Omit<StandingMistake<Row>, 'isDue'>[] = [];
  for (const answer of newestFirst) {
    for (const name of namesOf(answer)) {
      if (answer.tries > 0 && answer.answeredDay >= today) triedToday.add(name);
      if (!answer.rightAtFirst) continue;
      const days = rightDays.get(name) ?? new Set();
      rightDays.set(name, days.add(answer.answeredDay));
    }
    if (answer.rightAtFirst || met.has(answer.questionId)) continue;
    // Nobody has gone wrong at what was left unanswered, and a paper may leave much of it.
    if (answer.tries === 0) continue;
    met.add(answer.questionId);
    const skill = skillOf(answer);
    const days = rightDays.get(nameOf(skill))?.size ?? 0;
    if (days < daysToMend) standing.push({ answer, skill, rightDays: days });
  }
  return standing.map((mistake) => ({
    ...mistake,
    isDue: mistake.answer.answeredDay < today && !triedToday.has(nameOf(mistake.skill)),
  }));
}

function skillOf({ tests: [concept], topic }: Answer): Skill {
  return concept === undefined ? { kind: 'topic', id: topic } : { kind: 'concept', id: concept };
}

/** Every skill that an answer shows. */
function namesOf({ tests, topic }: Answer): string[] {
  return [nameOf({ kind: 'topic', id: topic }), ...tests.map((id) => nameOf({ kind: 'concept', id }))];
}

function nameOf({ kind, id }: Skill): string {
  return `${kind} ${id}`;
}
