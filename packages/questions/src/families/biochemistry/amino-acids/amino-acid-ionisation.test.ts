import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { aminoAcidIonisation } from './amino-acid-ionisation.ts';

test('the four options are the four charges that three groups can make, and each is the key of some draws', () => {
  const keys = { acid: new Set<string>(), base: new Set<string>() };
  for (let seed = 1; seed <= 200; seed += 1) {
    const { text, options, key } = makeQuestion(aminoAcidIonisation, seed, 'beginner');
    const kind = text.includes('neutral when protonated') ? 'acid' : 'base';
    const charges = options.map((option) => Number(option.text.replace('−', '-'))).toSorted((a, b) => a - b);
    expect(charges).toEqual(kind === 'acid' ? [-2, -1, 0, 1] : [-1, 0, 1, 2]);
    keys[kind].add(options[key]?.text ?? '');
  }
  expect([keys.acid.size, keys.base.size]).toEqual([4, 4]);
});
