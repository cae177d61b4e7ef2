import { expect, test } from 'vitest';
import { templatesOf } from './matching/coverage.ts';
import { understood } from './testing/understood.ts';

function tested(text: string): string[] {
  return understood(text)
    .wishes.flatMap(templatesOf)
    .flatMap(({ tests }) => tests);
}

test('of a name with two meanings the one counts that belongs to what stands beside it', () => {
  expect(tested('nuclear decay equations and half life')).not.toContain('half-life-of-a-reaction');
  expect(tested('rate laws and half life')).not.toContain('half-life-of-a-nuclide');
  expect(tested("Dalton's law, Graham's law, van der Waals")).not.toContain('london-dispersion-forces');
  expect(tested('half life')).toEqual(
    expect.arrayContaining(['half-life-of-a-nuclide', 'half-life-of-a-reaction']),
  );
});

test('what happens in mitochondria and in chloroplasts is told apart by the words beside it', () => {
  const terms = (text: string): string =>
    understood(text)
      .wishes.flatMap(templatesOf)
      .flatMap(({ ownTerms }) => ownTerms.flat())
      .join(' ');
  expect(terms('krebs cycle and ETC')).not.toMatch(/thylakoid|photosy/);
  expect(terms('chemiosmosis')).toMatch(/thylakoid|photosy/);
  expect(tested('electron transport in photosynthesis')).toContain('light-reactions-of-photosynthesis');
  expect(tested('mitochondrial electron transport chain')).toContain('electron-transport-chain');
});

test.each([
  ['first and second law of thermodynamics', ['first-law-of-thermodynamics', 'second-law-of-thermodynamics']],
  ['gibbs free energy, entropy and enthalpy', ['gibbs-energy', 'entropy', 'enthalpy-of-formation']],
])('each of %j is asked', (text, concepts) => {
  expect(tested(text)).toEqual(expect.arrayContaining(concepts));
});

test('a name with a conjunction in it is one', () => {
  expect(tested('weak acid and weak base titration curves')).not.toContain('ph-of-strong-acids-and-bases');
  expect(understood('weak acid and weak base titration curves').wishes).toHaveLength(1);
  expect(understood('sigma and pi bonds').wishes).toHaveLength(1);
});
