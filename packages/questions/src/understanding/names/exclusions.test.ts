import { expect, test } from 'vitest';
import { exclusionIn } from './exclusions.ts';

test.each([
  ['acids without calculations', 'acids', [], true],
  ['redox but no maths', 'redox', [], true],
  ['gas laws (no calculations)', 'gas laws', [], true],
  ['conceptual thermodynamics questions', 'thermodynamics questions', [], true],
  ['chromatography except gas chromatography', 'chromatography', ['gas chromatography'], false],
  ['isomerism, but not optical isomers', 'isomerism', ['optical isomers'], false],
  ['alkenes not alkynes', 'alkenes', ['alkynes'], false],
  ['kinetics excluding enzymes and Arrhenius', 'kinetics', ['enzymes', 'Arrhenius'], false],
])('of %j, %j is left; %j is excluded, calculations: %s', (text, left, excluded, isWithoutCalculations) => {
  expect(exclusionIn(text)).toEqual({ text: left, excluded, isWithoutCalculations });
});

test.each([
  'why does oil not mix with water',
  'why is water not linear',
  'exceptions to the octet rule',
  'noble gases',
  'nitrogen',
  'without calculations',
])('%j excludes nothing', (text) => {
  expect(exclusionIn(text)).toBeNull();
});
