import { practised, practisedInPart, recall, unmet, type Memory, type Pace } from '../memory.ts';
import { secondsOf, type StudySkill } from '../inputs.ts';
import type { StudyBlock } from './study-blocks.ts';

export interface Allotment {
  skill: StudySkill;
  memory: Memory;
  /** Share of the exam. */
  weight: number;
  /** Whether a question of it stands in today's block. */
  today: boolean;
  /** Mark per second that its question today adds, or would add, to all that is allotted to later days. */
  gain: number;
  /** Blocks with a question of the skill, in order. */
  asked: readonly number[];
  /** Probability that the skill is known on the day of the exam, after all that is allotted. */
  known: number;
}

interface Course extends Allotment {
  contained: Course[];
  /** Blocks with a question of the skill (a whole practice), or of one that contains it (a part), in order. */
  events: Event[];
  /** The memory before each event, and after the last one. */
  before: Memory[];
  /** Probability that the skill is known on the day of the exam. */
  value: number;
  best: number;
  /** Whether best and gain were found before its events changed. */
  stale: boolean;
}

interface Event {
  block: number;
  share: number;
}

/** Beyond this many questions a skill, what is planned far ahead says nothing of today. */
const questionsAhead = 4;

/**
 * Shares the time until the exam out among the skills: again and again the question, in the block, that adds most expected
 * mark per second on the day of the exam, `until` days from now. So what is forgotten soon waits, what would never be met
 * is met, and a question of a skill that contains others counts for those too.
 */
export function allotQuestions(
  skills: readonly StudySkill[],
  weights: ReadonlyMap<string, number>,
  memories: ReadonlyMap<string, Memory>,
  blocks: readonly StudyBlock[],
  until: number,
  pace: Pace,
): Allotment[] {
  const left = blocks.map((block) => block.seconds);
  const courses = coursesOf(skills, weights, memories);
  for (const course of courses) change(course, []);
  for (const course of courses) consider(course);

  for (let placed = 0; placed < courses.length * questionsAhead;) {
    const course = courses.reduce((best, one) => (one.gain > best.gain ? one : best));
    const { best, skill } = course;
    if (best < 0) break;
    if (course.stale || !fits(skill, best)) {
      consider(course);
      continue;
    }
    placed += 1;
    const part = partFor(course, best);
    left[best] = (left[best] ?? 0) - secondsOf(skill);
    if (best === 0) course.today = true;
    change(course, withEvent(course.events, { block: best, share: 1 }));
    for (const need of part > 0 ? course.contained : []) {
      change(need, withEvent(need.events, { block: best, share: part }));
      // Looked at again when its turn comes: as a rule a part of a practice makes another question worth less.
      need.stale = true;
    }
    consider(course);
  }
  for (const course of courses) {
    course.asked = course.events.flatMap(({ block, share }) => (share === 1 ? [block] : []));
    course.known = course.value;
    if (course.today)
      change(
        course,
        course.events.filter((event) => event.block > 0 || event.share < 1),
      );
    course.gain = gainAt(course, 0);
  }
  return courses;

  function fits(skill: StudySkill, block: number): boolean {
    return (left[block] ?? 0) >= secondsOf(skill) / 2;
  }

  function change(course: Course, events: Event[]): void {
    let memory = course.memory;
    course.events = events;
    course.before = [memory, ...events.map((event) => (memory = after(memory, event)))];
    course.value = recall(memory, until, pace);
  }

  function consider(course: Course): void {
    course.stale = false;
    course.best = -1;
    course.gain = -Infinity;
    for (let block = 0; block < blocks.length; block += 1) {
      if (!fits(course.skill, block)) continue;
      if (course.events.some((event) => event.block === block && event.share === 1)) continue;
      const gain = gainAt(course, block);
      if (gain > course.gain) {
        course.gain = gain;
        course.best = block;
      }
    }
  }

  /** Expected mark per second that a question adds, in the skill itself and in those it contains. */
  function gainAt(course: Course, block: number): number {
    let gain = course.weight * added(course, { block, share: 1 });
    const part = partFor(course, block);
    if (part > 0)
      for (const need of course.contained) gain += need.weight * added(need, { block, share: part });
    return gain / secondsOf(course.skill);
  }

  /** What share of a practice the question is expected to be for contained skills. */
  function partFor(course: Course, block: number): number {
    if (course.contained.length === 0) return 0;
    const memory = course.before[placeOf(course.events, block)] ?? course.memory;
    const part = pace.transfer * recall(memory, timeOf(block), pace);
    return part > 0.01 ? part : 0;
  }

  function added(course: Course, event: Event): number {
    const place = placeOf(course.events, event.block);
    let memory = after(course.before[place] ?? course.memory, event);
    for (let index = place; index < course.events.length; index += 1) {
      const later = course.events[index];
      if (later) memory = after(memory, later);
    }
    return recall(memory, until, pace) - course.value;
  }

  function after(memory: Memory, { block, share }: Event): Memory {
    const time = timeOf(block);
    if (share < 1) return practisedInPart(memory, time, share, pace);
    return practised(memory, time, recall(memory, time, pace), pace);
  }

  function timeOf(block: number): number {
    return blocks[block]?.time ?? 0;
  }
}

function coursesOf(
  skills: readonly StudySkill[],
  weights: ReadonlyMap<string, number>,
  memories: ReadonlyMap<string, Memory>,
): Course[] {
  const courses = new Map<string, Course>();
  for (const skill of skills)
    courses.set(skill.id, {
      skill,
      memory: memories.get(skill.id) ?? unmet,
      weight: weights.get(skill.id) ?? 0,
      today: false,
      contained: [],
      events: [],
      before: [],
      value: 0,
      gain: 0,
      asked: [],
      known: 0,
      best: -1,
      stale: false,
    });
  for (const course of courses.values())
    for (const need of new Set(course.skill.needs)) {
      const contained = courses.get(need);
      if (contained && contained !== course) course.contained.push(contained);
    }
  return [...courses.values()];
}

function placeOf(events: readonly Event[], block: number): number {
  let place = 0;
  while ((events[place]?.block ?? Infinity) <= block) place += 1;
  return place;
}

function withEvent(events: readonly Event[], event: Event): Event[] {
  const place = placeOf(events, event.block);
  return [...events.slice(0, place), event, ...events.slice(place)];
}
