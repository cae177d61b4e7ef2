import { expect, test } from 'vitest';
import { understood } from '../testing/understood.ts';
import { understandTopic } from '../understand-topic.ts';

test.each([
  ['how do i tell if a reaction happens by itself', 'gibbs-energy'],
  ['which one runs out first', 'limiting-reagent'],
  ['how to name things chemistry', 'naming-ionic-compounds'],
  ['why does metal rust', 'corrosion'],
  ['which reactions give off heat', 'endothermic-and-exothermic-processes'],
  ['final tmrw and i dont get moles at all', 'the-mole'],
])('%j is understood without the word of the books', (text, concept) => {
  expect(understood(text).concepts).toContain(concept);
});

test.each([
  ['titrashun', 'titrations'],
  ['kromatography', 'chromatography'],
  ['le shatelier principle', 'Chatelier'],
  ['oxidashun numbers', 'oxidation'],
  ['ionisashon enrgy', 'energy'],
])('%j, written by ear, is corrected, and the correction is told', (text, meant) => {
  expect(understood(text).corrections.map((one) => one.meant.toLowerCase())).toContainEqual(
    expect.stringContaining(meant.toLowerCase().slice(0, 8)),
  );
});

test.each(['superficial knowledge', 'inhalation', 'boatman', 'why do people react badly'])(
  '%j sounds like chemistry and is none',
  (text) => {
    expect(understandTopic(text).isUnderstood).toBe(false);
  },
);

test.each([
  ['easy chemistry questions for beginners', 'General chemistry, beginner'],
  ['10th grade chemistry', 'Chemistry at school'],
])('%j is all of chemistry for beginners', (text, name) => {
  expect(understood(text)).toMatchObject({ difficulty: 'beginner', name });
});
