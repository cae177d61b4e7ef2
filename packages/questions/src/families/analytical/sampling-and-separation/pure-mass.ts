import { formatDecimals } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { drawSalts, plain, tenth } from './salt-curves.ts';

const grams = (value: number): string => `${formatDecimals(value, 1)} g`;

/** What crystallizes of a salt from so much water that its impurity stays dissolved. */
export function pureMass(random: Random): Draft | null {
  const { main, other, figure, read } = drawSalts(random);
  const cold = random.pick([0, 10, 20, 30]);
  const [own, foreign] = [read(0, cold), read(1, cold)];
  const impurity = random.integer(4, 30);
  const water = Math.round((100 * impurity) / foreign);
  const hottest = (read(0, 80) * water) / 100;
  const mass = Math.floor(hottest * random.pick([0.7, 0.8, 0.9]));
  const kept = tenth((own * water) / 100);
  const key = mass - kept;
  if (mass < impurity || kept < 1.5 || key < 3) return null;
  const options = readingOptions(
    key,
    grams,
    [
      {
        value: mass - own,
        slip: 'value-for-hundred-grams',
        teaching: `The full reading for 100 g of water was subtracted; there is only about ${water} g of water.`,
      },
      {
        value: mass - impurity,
        slip: 'wrong-part-subtracted',
        teaching: `The mass of ${other.formula} was subtracted; subtract the mass of ${main.formula} that stays dissolved.`,
      },
      {
        value: mass,
        slip: 'solubility-left-out',
        teaching: `This is all of the ${main.formula}; the mass that stays dissolved in the cold water must be subtracted.`,
      },
      {
        value: mass - kept / 2,
        slip: 'needless-half',
        teaching: `Only half of the mass of ${main.formula} that stays dissolved was subtracted.`,
      },
      {
        value: mass - (own * ((100 * impurity) / read(1, 80))) / 100,
        slip: 'hot-for-cold',
        teaching: `The solubility of ${other.formula} at 80 °C was used; all of it must stay dissolved at ${cold} °C.`,
      },
      {
        value: mass - (foreign * impurity) / own,
        slip: 'exchanged-values',
        teaching: 'The two solubilities were interchanged.',
      },
      {
        value: mass + impurity - kept,
        slip: 'impurity-counted-in',
        teaching: `The mass of ${other.formula} was added; it stays dissolved and is not in the crystals.`,
      },
      {
        value: mass - (own * impurity) / 100,
        slip: 'mass-of-water-confused',
        teaching: `The mass of ${other.formula} was used as that of the water.`,
      },
      {
        value: mass / 2,
        slip: 'shared-equally',
        teaching: `Half of the ${main.formula} was taken to stay dissolved; the curve shows how much does.`,
      },
      {
        value: mass - kept - impurity,
        slip: 'wrong-part-subtracted',
        teaching: `The mass of ${other.formula} was subtracted as well, but it is not part of the mass of ${main.formula}.`,
      },
    ].filter(({ value }) => value > 0.5 && value <= mass),
    Math.max(1.5, 0.25 * kept),
  );
  return (
    options && {
      text: `A mixture of ${mass} g of ${main.formula} and ${impurity} g of ${other.formula} is dissolved in just enough hot water to ensure that all of the ${other.formula} stays dissolved at ${cold} °C. Approximately what mass of ${main.formula} crystallizes when the solution is cooled to ${cold} °C? Assume that neither salt changes the solubility of the other.`,
      shown: {
        figure,
        keyFrom: ({ lines }) =>
          grams(mass - (heightAt(lines[0] ?? [], cold) * impurity) / heightAt(lines[1] ?? [], cold)),
      },
      ...options,
      explanation: `At ${cold} °C, about ${plain(foreign)} g of ${other.formula} dissolves in 100 g of water, so ${impurity} g of it needs 100 g × \\frac{${impurity}}{${plain(foreign)}} = ${water} g. About ${plain(own)} g of ${main.formula} stays dissolved in 100 g of water, so in ${water} g it is ${plain(own)} g × \\frac{${water}}{100} = ${plain(kept)} g. ${mass} g − ${plain(kept)} g = ${plain(key)} g${Number.isInteger(tenth(key)) ? '' : `, about ${options.answer},`} crystallizes.`,
      finding: `The water that the impurity needs holds back a part of the salt; ${options.answer} crystallizes.`,
    }
  );
}
