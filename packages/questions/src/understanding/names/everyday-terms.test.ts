import { expect, test } from 'vitest';
import { templatesOf } from '../matching/coverage.ts';
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
  ['10th grade chemistry', 'Chemistry in high school'],
])('%j is all of chemistry for beginners', (text, name) => {
  expect(understood(text)).toMatchObject({ difficulty: 'beginner', name });
});

test.each([
  ['why does rice need longer to cook at altitude', 'vapor-pressure'],
  ['why do ships rust so fast in salt water', 'corrosion'],
  ['why is my lemonade flat when it is warm', 'henrys-law'],
  ['what is a hand warmer made of', 'endothermic-and-exothermic-processes'],
  ['why do copper pipes turn green', 'corrosion'],
  ['how do fireworks get their colors', 'tests-for-ions'],
  ['why do helium balloons shrink overnight', 'effusion-and-diffusion'],
  ['soap and hard water', 'water-hardness'],
])('%j is understood as what explains it, of which the quiz has what is on it', (text, concept) => {
  const found = understood(text);
  expect(found.concepts).toContain(concept);
  const explaining = found.wishes.flatMap((wish) => templatesOf(wish.likeWords?.named ?? wish));
  expect(explaining.length).toBeGreaterThan(2);
  expect(Object.values(found.counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});

test.each([
  'why do phone battery prices rise',
  'car rust removal prices near the sea',
  'marathon training plan',
])('%j has words of a scene and is none', (text) => {
  expect(understandTopic(text).isUnderstood).toBe(false);
});
