// The situations in which planners are compared.
import type { StudySkill } from '../index.ts';
import { randomFrom } from '../random.ts';
import type { Course } from './course.ts';

const topics = Array.from({ length: 9 }, (_, index) => `topic ${index + 1}`);
const even = Object.fromEntries(topics.map((topic) => [topic, 1]));
const uneven = Object.fromEntries(
  topics.map((topic, index) => [topic, [24, 20, 16, 12, 9, 7, 5, 4, 3][index] ?? 0]),
);
const month = (minutes: number) => Array.from({ length: 30 }, () => minutes);

/** 140 skills in nine topics; a skill needs up to two earlier ones of its topic; a question takes a minute, or differs. */
export function skillSet(seed: number, seconds: (next: () => number) => number = () => 60): StudySkill[] {
  const next = randomFrom(seed);
  return Array.from({ length: 140 }, (_, index) => {
    const earlier = Math.floor(index / 9);
    const needs = [0, 1]
      .filter(() => earlier > 0 && next() < 0.4)
      .map(() => `skill ${(index % 9) + 9 * Math.floor(next() * earlier)}`);
    return {
      id: `skill ${index}`,
      topic: topics[index % 9] ?? '',
      seconds: seconds(next),
      needs: [...new Set(needs)],
    };
  });
}

const skills = skillSet(1);
const varied = skillSet(2, (next) => 30 + Math.round(next() * 60));

export const courses = {
  scarce: { name: 'scarce', minutes: month(8), skills, weights: even },
  normal: { name: 'normal', minutes: month(20), skills, weights: even },
  uneven: {
    name: 'uneven',
    minutes: month(12).map((minutes, day) => (day % 7 === 2 || day % 7 === 5 ? 0 : minutes)),
    skills,
    weights: uneven,
  },
  missed: {
    name: 'missed',
    minutes: month(12),
    missed: (day) => day >= 11 && day < 18,
    skills,
    weights: even,
  },
  twoDays: { name: 'twoDays', minutes: [40, 40], skills, weights: even, before: { days: 28, questions: 6 } },
  twoDaysNew: { name: 'twoDaysNew', minutes: [40, 40], skills: varied, weights: uneven },
  varied: { name: 'varied', minutes: month(8), skills: varied, weights: even },
} satisfies Record<string, Course>;
