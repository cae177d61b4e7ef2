import { expect, test } from 'vitest';
import { questionOfTemplate } from './catalogue.ts';
import { composeQuiz } from './compose-quiz.ts';
import { nearTwins } from '../understanding/question-index/near-twins.data.ts';
import { templateName, templates } from '../understanding/question-index/templates.ts';
import { templateOf } from './template-of.ts';
import { areTwins, asksTheSame } from './twins.ts';
import type { Question } from '../question.ts';

function question(template: string, seed: number): Question {
  const found = questionOfTemplate(template, seed);
  if (found === null) throw new Error(`no template ${template}`);
  return found;
}

test('two draws of a family are twins, and so is a written question that asks the same of other numbers', () => {
  const drawn = question('langmuir-isotherm.beginner', 1);
  expect(areTwins(drawn, question('langmuir-isotherm.beginner', 2))).toBe(true);
  expect(areTwins(drawn, question('physical-surfaces-01', 1))).toBe(true);
  expect(areTwins(drawn, question('ideal-gas-law.beginner', 1))).toBe(false);
});

test.each(['Langmuir isotherm', 'buffers', 'Beer-Lambert law', 'strong acid pH', 'half-life'])(
  'a quiz of five on %s has no twins while other questions are as near',
  (topic) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const quiz = composeQuiz({ topic, difficulty: 'intermediate', count: 5, seed, seen: new Set() });
      const twins = quiz.filter((one, place) => quiz.slice(place + 1).some((other) => areTwins(one, other)));
      expect(twins.map(({ text }) => text)).toEqual([]);
    }
  },
);

test.each(['surface chemistry Langmuir adsorption isotherm', 'empirical formula from percent composition'])(
  'in a quiz of five on %s no question has two twins, however little else there is',
  (topic) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const quiz = composeQuiz({ topic, difficulty: 'intermediate', count: 5, seed, seen: new Set() });
      const most = quiz.map((one) => quiz.filter((other) => other !== one && areTwins(one, other)).length);
      expect(Math.max(...most)).toBeLessThan(2);
    }
  },
);

test.each(['xenon', 'Xe', 'neon'])(
  'a quiz on %s does not ask one thing twice with other wrong options',
  (topic) => {
    for (const difficulty of ['beginner', 'intermediate'] as const)
      for (let seed = 1; seed <= 10; seed += 1) {
        const quiz = composeQuiz({ topic, difficulty, count: 5, seed, seen: new Set() });
        const again = quiz.filter((one, place) =>
          quiz.slice(place + 1).some((other) => asksTheSame(one, other)),
        );
        expect(again.map(({ text }) => text)).toEqual([]);
      }
  },
);

test('near-twins are templates that there are, each in one group', () => {
  const names = new Set(templates().map(templateName));
  const members = nearTwins.flat();
  expect(members.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(members).size).toBe(members.length);
  expect(nearTwins.filter((group) => group.length < 2)).toEqual([]);
});

test.each(['Hess’s law', 'electrophilic aromatic substitution', 'Michaelis-Menten kinetics', 'salt bridge'])(
  'a quiz of five on %s has no two near-twins',
  (topic) => {
    const groupOf = new Map(nearTwins.flatMap((group) => group.map((name) => [name, group] as const)));
    for (let seed = 1; seed <= 10; seed += 1) {
      const quiz = composeQuiz({ topic, difficulty: 'intermediate', count: 5, seed, seen: new Set() });
      const groups = quiz.flatMap((one) => groupOf.get(templateOf(one)) ?? []);
      expect(new Set(groups).size).toBe(groups.length);
    }
  },
);
