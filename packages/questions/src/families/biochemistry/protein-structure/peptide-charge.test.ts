import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { peptideCharge } from './peptide-charge.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(20, 80);

/** At pH 7 a carboxyl group is negative and an amino group positive; both ends of the chain cancel. */
function countedAt7(text: string): number {
  const [, residues = ''] = /peptide (\S+) at pH 7\.0/.exec(text) ?? [];
  return residues
    .split('-')
    .reduce((sum, name) => sum + Number(/Lys|Arg/.test(name)) - Number(/Asp|Glu/.test(name)), 0);
}

test('at pH 7 charges from −3 to +3 are keys, each the count of the charged side chains', () => {
  const keys = new Set<number>();
  // Some charges are drawn once in a hundred times.
  for (let seed = 1; seed <= 600; seed += 1) {
    const { text, options, key } = makeQuestion(peptideCharge, seed, 'beginner');
    const charge = Number(options[key]?.text.replace('−', '-'));
    expect(charge).toBe(countedAt7(text));
    keys.add(charge);
  }
  expect(keys).toEqual(new Set([-3, -2, -1, 0, 1, 2, 3]));
});

test('no charge is offered for which the peptide has too few groups that can carry it', () => {
  const faults = (['beginner', 'intermediate', 'advanced'] as const).flatMap((level) =>
    seeds.flatMap((seed) => {
      const { id, text, options } = makeQuestion(peptideCharge, seed, level);
      const residues = /peptide (\S+) at/.exec(text)?.[1]?.split('-') ?? [];
      const bases = 1 + residues.filter((name) => /Lys|Arg|His/.test(name)).length;
      const acids = 1 + residues.filter((name) => /Asp|Glu|Cys|Tyr/.test(name)).length;
      const charges = options.map((option) => Number(option.text.replace('−', '-')));
      return charges.every((charge) => charge >= -acids && charge <= bases) ? [] : [id];
    }),
  );
  expect(faults).toEqual([]);
});
