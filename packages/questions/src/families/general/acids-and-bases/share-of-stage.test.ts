import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { diproticAcids } from './diprotic-acids.data.ts';
import { polyproticPh } from './polyprotic-ph.ts';

test('the share of a stage is its concentration over that of all three, and no other option comes near it', () => {
  let met = 0;
  for (let seed = 1; seed <= 150; seed += 1) {
    const { text, options, key } = makeQuestion(polyproticPh, seed, 'advanced');
    const [, stage, pH, ...pKas] =
      /present as (\S+) at pH ([\d.]+)\?.*= ([\d.]+), .*= ([\d.]+)\)$/.exec(text) ?? [];
    const acid = diproticAcids.find(({ stages }) => stages.some((one) => one === stage));
    if (stage === undefined || acid === undefined) continue;
    met += 1;
    // By protons taken up, from the stage that has none: the other way round than the family goes.
    const [first = NaN, second = NaN] = pKas.map(Number);
    const one = 10 ** (second - Number(pH));
    const terms = [one * 10 ** (first - Number(pH)), one, 1];
    const share =
      (100 * (terms[acid.stages.indexOf(stage)] ?? NaN)) / terms.reduce((sum, term) => sum + term, 0);
    for (const [place, option] of options.entries())
      expect(Math.abs(Number.parseFloat(option.text) / share - 1) < 0.04, `${text} ${option.text}`).toBe(
        place === key,
      );
  }
  expect(met).toBeGreaterThan(40);
});
