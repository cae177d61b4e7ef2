import { expect, test } from 'vitest';
import { understandTopic } from '../understand-topic.ts';

test.each([
  ['Atkins physical chemistry chapter on the second law', 'Second law of thermodynamics'],
  ['clayden enolates chapter', 'Enolates'],
  ['klein chapter on alkynes', 'Reactions of alkynes'],
  ['clayden unit cells', 'Unit cells'],
  ['atkins 17D arrhenius equation', 'Arrhenius equation'],
  ['atkins topic 1C real gases', 'Real gases'],
  ['openstax chemistry 2e 21.3 radioactive decay', 'Radioactive decay'],
  ['shriver ch 4 acids and bases (6th ed)', 'Acids and bases'],
  ['harris quantitative chemical analysis 9th ed ch 24 gas chromatography', 'Gas chromatography'],
  ['skoog instrumental analysis chapter 25 voltammetry', 'Voltammetry'],
  ['brown lemay chapter 19 entropy', 'Entropy'],
  ['miessler tarr chapter 4 molecular symmetry', 'Molecular symmetry'],
])('%j is asked without the book', (text, name) => {
  expect(understandTopic(text)).toMatchObject({ isUnderstood: true, name });
});

test.each(['zumdahl chemistry ch 43', 'clayden chapter 1', 'vollhardt chapter 8'])(
  '%j says nothing of what is asked',
  (text) => {
    expect(understandTopic(text)).toMatchObject({ isUnderstood: false });
  },
);

test.each([
  ['harris chromatography', /chromatography/i],
  ['skoog part per million', /million/i],
])('of %j no word of the topic is cut', (text, name) => {
  const understood = understandTopic(text);
  expect(understood.isUnderstood ? understood.name : '').toMatch(name);
});

test('the number of a chapter counts where its title is its own, and another title where it is not', () => {
  expect(understandTopic('CAIE topic 23 chemical energetics')).toMatchObject({
    name: expect.stringContaining('topic 23'),
  });
  expect(understandTopic('NCERT class 12 chapter 2 solutions')).toMatchObject({
    name: expect.stringContaining('Solutions'),
  });
});
