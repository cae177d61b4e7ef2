import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { strongAcidBasePh } from './strong-acid-base-ph.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(38, 150);

test('the pH of a strong acid is that of its concentration, and no option lies below 1', () => {
  for (const seed of seeds) {
    const { text, options, key } = makeQuestion(strongAcidBasePh, seed, 'beginner');
    const pH = -Math.log10(Number(/[\d.]+(?= mol\/L)/.exec(text)?.[0]));
    for (const [place, option] of options.entries()) {
      expect(Number(option.text)).toBeGreaterThanOrEqual(1);
      expect(Math.abs(Number(option.text) - pH) < 0.006, `${text} ${option.text}`).toBe(place === key);
    }
  }
});

test('the pH of a mixture follows from what is left over in the whole volume', () => {
  for (const seed of seeds) {
    const { text, options, key } = makeQuestion(strongAcidBasePh, seed, 'advanced');
    const [acid = [], base = []] = [...text.matchAll(/([\d.]+) mL of ([\d.]+) mol\/L (\S+)/g)].map(
      ([, volume, concentration, solute = '']) => [
        Number(volume),
        Number(concentration) * (solute.includes(')2') ? 2 : 1),
      ],
    );
    const [acidVolume = NaN, protons = NaN] = acid;
    const [baseVolume = NaN, hydroxide = NaN] = base;
    const left = (acidVolume * protons - baseVolume * hydroxide) / (acidVolume + baseVolume);
    const pH = left > 0 ? -Math.log10(left) : 14 + Math.log10(-left);
    for (const [place, option] of options.entries())
      expect(Math.abs(Number(option.text) - pH) < 0.006, `${text} ${option.text}`).toBe(place === key);
  }
});
