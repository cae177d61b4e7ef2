import { expect, test } from 'vitest';
import { countStereoisomers, relationshipOf } from '../../../computations/structures/structure-facts.ts';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { countedAmong } from './counted-stereoisomers.ts';
import { stereoisomerCount } from './stereoisomer-count.ts';
import { plain, symmetric, withDoubleBond, type Pattern } from './stereoisomer-patterns.data.ts';

const patterns = [...plain, ...withDoubleBond, ...symmetric];

test('each count is that of the structures written out and compared one by one', () => {
  for (const { pattern, meso } of patterns) {
    const forms = formsOf(pattern);
    const partners = forms.map((one) =>
      forms.filter((other) => relationshipOf(one, other) === 'enantiomers'),
    );
    const chiral = partners.filter(({ length }) => length === 1).length;
    const number = countStereoisomers(filled(pattern));
    expect(forms).toHaveLength(number);
    expect(countedAmong.others.of(number, meso)).toBe(forms.length - 1);
    expect(countedAmong.chiral.of(number, meso)).toBe(chiral);
    expect(countedAmong.pairs.of(number, meso)).toBe(chiral / 2);
    if (meso > 0) continue;
    for (const one of forms)
      expect(forms.filter((other) => relationshipOf(one, other) === 'diastereomers')).toHaveLength(
        countedAmong.diastereomers.of(number, meso),
      );
  }
});

test('a level asks for odd and for even numbers', () => {
  for (const level of stereoisomerCount.difficulties) {
    const keys = Array.from({ length: 60 }, (_, seed) => {
      const { options, key } = makeQuestion(stereoisomerCount, seed + 1, level);
      return Number(options[key]?.text);
    });
    expect(keys.filter((key) => key % 2 === 1).length).toBeGreaterThan(10);
    expect(keys.filter((key) => key % 2 === 0).length).toBeGreaterThan(10);
  }
});

test('no slip overlooks a double bond where there is none', () => {
  for (let seed = 1; seed <= 100; seed += 1)
    for (const level of stereoisomerCount.difficulties) {
      const { text, options } = makeQuestion(stereoisomerCount, seed, level);
      if (!options.some(({ slip }) => slip?.id === 'double-bond-isomers-overlooked')) continue;
      expect(text).toContain('=');
    }
});

function filled(pattern: Pattern['pattern']): string {
  return pattern.replaceAll('{X}', 'Cl').replaceAll('{Y}', 'Br');
}

/** Every different structure of a pattern, with its configurations. */
function formsOf(pattern: string): string[] {
  const [first = '', ...rest] = filled(pattern).split(/(?=[?~])/);
  const all = rest.reduce(
    (written, part) =>
      (part.startsWith('?') ? ['@', '@@'] : ['/', '\\']).flatMap((mark) =>
        written.map((start) => `${start}${mark}${part.slice(1)}`),
      ),
    [first],
  );
  return [...new Map(all.map((one) => [canonicalSmiles(one), one])).values()];
}
