import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { configurations } from './configurations.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(40, 160);

/** The relation by the codes of another program, which knows nothing of how the family compares. */
function relationOf(one: string, other: string): string {
  const code = (smiles: string): string => Molecule.fromSmiles(smiles).getIDCode();
  const mirrored = one.replace(/@+/g, (mark) => (mark === '@' ? '@@' : '@'));
  const flat = (smiles: string): string => smiles.replace(/@+/g, '');
  if (code(one) === code(other)) return 'They are the same compound.';
  if (code(mirrored) === code(other)) return 'They are enantiomers.';
  return code(flat(one)) === code(flat(other))
    ? 'They are diastereomers.'
    : 'They are constitutional isomers.';
}

test('two drawings are related as the key says, and each of the four relations is right about as often', () => {
  const keys = new Map<string, number>();
  for (const seed of seeds) {
    const { text, options, key } = makeQuestion(configurations, seed, 'advanced');
    const [one = '', other = ''] = [...text.matchAll(/\\smiles\{([^|}]*)/g)].map(([, smiles]) => smiles);
    const answer = options[key]?.text ?? '';
    expect(answer).toBe(relationOf(one, other));
    expect(Molecule.fromSmiles(one).getMolecularFormula().formula).toBe(
      Molecule.fromSmiles(other).getMolecularFormula().formula,
    );
    keys.set(answer, (keys.get(answer) ?? 0) + 1);
  }
  expect(keys.size).toBe(4);
  for (const count of keys.values()) expect(count).toBeGreaterThan(seeds.length / 8);
});
