import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { standardCellPotentials } from './standard-cell-potentials.ts';

test('the key is the balanced half-reaction of the asked electrode, oxidation at the anode and reduction at the cathode', () => {
  const asked = new Set<string>();
  for (let seed = 1; seed <= 150; seed += 1) {
    const { text, options, key } = makeQuestion(standardCellPotentials, seed, 'intermediate');
    const given = [...text.matchAll(/\/\\ce\{(\w+)\}\) = ([−+]?[\d.]+) V/g)]
      .map(([, metal = '', volts = '']) => ({ metal, potential: Number(volts.replace('−', '-')) }))
      .toSorted((one, other) => one.potential - other.potential);
    const isAnode = text.includes('at its anode');
    const metal = given.at(isAnode ? 0 : -1)?.metal ?? '';
    const right = isAnode
      ? new RegExp(`^\\\\ce\\{${metal} -> ${metal}\\^.*\\+ \\d?e\\^-\\}$`)
      : new RegExp(`^\\\\ce\\{${metal}\\^.* \\+ \\d?e\\^- -> ${metal}\\}$`);
    for (const [place, option] of options.entries())
      expect(right.test(option.text), `${text} ${option.text}`).toBe(place === key);
    asked.add(isAnode ? 'anode' : 'cathode');
  }
  expect(asked.size).toBe(2);
});

/** The charge of one side of a half-reaction. */
function chargeOf(side: string): number {
  return side.split(' + ').reduce((sum, one) => {
    const [, count = '', sign = ''] = /(?:^|\^\{?)(\d*)(?:e\^)?([+-])/.exec(one) ?? [];
    return sum + (sign === '' ? 0 : Number(count || 1) * (sign === '+' ? 1 : -1));
  }, 0);
}

test('every half-reaction that is offered is balanced, so that none is told to be wrong by its charges', () => {
  for (let seed = 1; seed <= 60; seed += 1)
    for (const { text } of makeQuestion(standardCellPotentials, seed, 'intermediate').options) {
      const [left = '', right = ''] = text.slice('\\ce{'.length, -1).split(' -> ');
      expect(chargeOf(left)).toBe(chargeOf(right));
    }
});
