import * as questions from '@valence/questions';
import { expect, test } from 'vitest';
import { examStudy } from './exam-study.ts';
import { paceOf } from './pace.ts';
import { skillsOfStudy } from './skills-of-study.ts';

const skillsFor = (subject: Parameters<typeof examStudy>[0]) =>
  skillsOfStudy(examStudy(subject, questions), questions, paceOf([])).skills;

test('a plan to a known exam asks what its concepts presuppose, as far as the exam could ask that itself', () => {
  const ofAqa = skillsFor({ kind: 'known', id: 'a-level-aqa' });
  const ids = new Set(ofAqa.map(({ id }) => id));
  expect(ids).toContain('limiting-reagent');
  for (const beyond of ['18-electron-rule', 'steady-state-approximation', 'cyclopropanation'])
    expect(ids).not.toContain(beyond);
  expect(ofAqa.flatMap(({ needs }) => needs).filter((need) => !ids.has(need))).toEqual([]);
});

test('a plan to an exam of one’s own asks all that its topics presuppose', () => {
  const own = skillsFor({ kind: 'own', name: 'Finals', topics: [{ id: 'enzyme-kinetics', weight: 1 }] });
  const ofTopic = new Set(
    questions.testedConcepts().flatMap(({ id, topic }) => (topic === 'enzyme-kinetics' ? [id] : [])),
  );
  expect(own.some(({ id }) => !ofTopic.has(id))).toBe(true);
});
