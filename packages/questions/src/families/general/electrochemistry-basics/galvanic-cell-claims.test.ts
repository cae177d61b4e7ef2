import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { claims, slipOf } from './galvanic-cell-claims.ts';
import { galvanicCellReadings } from './galvanic-cell-readings.ts';

/** What a statement says, read word by word: whether it is true of a cell whose lower potential belongs to that metal. */
function isTrueOf(statement: string, lower: string): boolean {
  const [, metal, role, so = ''] = /^The (\w+) electrode is the (\w+); (.*)$/.exec(statement) ?? [];
  const isAnode = metal === lower;
  const leaves = so.includes('flow from it') || so.includes('lighter');
  return role === (isAnode ? 'anode' : 'cathode') && leaves === isAnode && !so.includes('bridge');
}

/** The metal of the lower of the two potentials that a question prints. */
function lowerOf(text: string): string {
  const names: Readonly<Record<string, string>> = {
    Mg: 'magnesium',
    Al: 'aluminum',
    Zn: 'zinc',
    Fe: 'iron',
    Ni: 'nickel',
    Pb: 'lead',
    Cu: 'copper',
    Ag: 'silver',
  };
  const given = [...text.matchAll(/([−+][\d.]+) V for .*?\/\\ce\{(\w+)\}/g)].map(
    ([, volts = '', symbol = '']) => ({
      potential: Number(volts.replace('−', '-')),
      symbol,
    }),
  );
  const [lowest] = given.toSorted((one, other) => one.potential - other.potential);
  return names[lowest?.symbol ?? ''] ?? '';
}

test('of the statements about a cell the key alone is true, and either electrode and each consequence is the key of some', () => {
  const keys = new Set<string>();
  for (let seed = 1; seed <= 150; seed += 1) {
    const { text, options, key } = makeQuestion(galvanicCellReadings, seed, 'beginner');
    const lower = lowerOf(text);
    for (const [place, option] of options.entries())
      expect(isTrueOf(option.text, lower), `${text} ${option.text}`).toBe(place === key);
    keys.add(/(?:flow from|flow to|lighter|heavier)/.exec(options[key]?.text ?? '')?.[0] ?? '');
  }
  expect(keys.size).toBe(4);
});

test('a claim with the right role is not said to mix up the electrodes', () => {
  for (const claim of claims.filter(({ isTrue }) => !isTrue))
    expect(slipOf(claim, 'zinc').slip === 'mixed-up-anode-and-cathode').toBe(claim.of !== claim.role);
});
