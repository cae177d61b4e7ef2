import { countSignificantFigures, formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { countFigures } from './count-figures.ts';

/** Counting figures, carrying them through a calculation, and through a logarithm. */
export const significantFigures: Family = {
  id: 'significant-figures',
  name: 'Significant figures',
  subject: 'analytical',
  topics: ['significant-figures'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['counting-significant-figures'],
    intermediate: ['significant-figures-in-calculations'],
    advanced: ['significant-figures-in-calculations'],
  },
  uses: ['molarity', 'henderson-hasselbalch-equation'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return countFigures(random);
      case 'intermediate':
        return differenceTimesFactor(random);
      case 'advanced':
        return logarithmOfRatio(random);
    }
  },
};

function differenceTimesFactor(random: Random): Draft | null {
  const start = random.integer(5, 250);
  const used = random.integer(30, 960);
  // Three or four figures, so that the difference of the readings is never the more precise factor.
  const factor = random.integer(850, 1999) / 10_000;
  const digits = used < 100 ? 2 : 3;
  const value = (used / 100) * factor;
  if (!roundsClearly(value, digits - 1 - Math.floor(Math.log10(value)))) return null;
  const [end, from] = [formatDecimals((start + used) / 100, 2), formatDecimals(start / 100, 2)];
  const c = formatDecimals(factor, 4);
  const write = (figures: number): string => `${formatSignificant(value, figures)} mmol`;
  // The same figures with the last one off: cut off instead of rounded up, or rounded up where it is rounded down.
  const misrounded = (figures: number): string => {
    const place = 10 ** (figures - 1 - Math.floor(Math.log10(value)));
    const [below, above] = [Math.floor(value * place) / place, Math.ceil(value * place) / place];
    return `${formatSignificant(Math.abs(below - value) < Math.abs(above - value) ? above : below, figures)} mmol`;
  };
  // A product that ends with these figures is not rounded to them at all.
  const isRounded = (figures: number): boolean => {
    const scaled = value * 10 ** (figures - 1 - Math.floor(Math.log10(value)));
    return Math.abs(scaled - Math.round(scaled)) > 0.001;
  };
  const isCutOff = (figures: number): boolean => misrounded(figures) < write(figures);
  const rounding = (figures: number): string =>
    isCutOff(figures)
      ? 'The remaining digits were cut off; if the first dropped digit is 5 or more, round up.'
      : 'The last digit was rounded up; if the first dropped digit is less than 5, round down.';
  const distractors: Distractor[] = [
    {
      text: write(digits + 1),
      slip: 'too-many-figures',
      teaching: `${figuresGiven(digits + 1)}; the difference of the readings has only ${digits}, and so has the product.`,
    },
    {
      text: write(digits + 2),
      slip: 'figures-of-the-readings',
      teaching: `${figuresGiven(digits + 2)}; the difference of the readings has only ${digits} and limits the result.`,
    },
    {
      text: write(digits - 1),
      slip: 'too-few-figures',
      teaching: `${figuresGiven(digits - 1)}; the difference of the readings has ${digits}, and further rounding discards information.`,
    },
    ...(digits > 2
      ? [
          {
            text: write(digits - 2),
            slip: 'too-few-figures',
            teaching: `${figuresGiven(digits - 2)}; the difference of the readings has ${digits}, and rounding this far discards information.`,
          },
        ]
      : []),
    {
      text: write(digits + 3),
      slip: 'figures-of-the-readings',
      teaching: `${figuresGiven(digits + 3)}; in a product, the factor with the fewest limits the result, and the volume used has only ${digits}.`,
    },
    ...[
      { figures: digits, slip: 'rounded-wrongly', first: '' },
      {
        figures: digits + 1,
        slip: 'too-many-figures',
        first: `Two things went wrong. ${figuresGiven(digits + 1)}; the difference of the readings has only ${digits}. Also, `,
      },
      {
        figures: digits - 1,
        slip: 'too-few-figures',
        first: `Two things went wrong. ${figuresGiven(digits - 1)}; the difference of the readings has ${digits}. Also, `,
      },
      ...(digits > 2
        ? [
            {
              figures: digits - 2,
              slip: 'too-few-figures',
              first: `Two things went wrong. ${figuresGiven(digits - 2)}; the difference of the readings has ${digits}. Also, `,
            },
          ]
        : []),
    ]
      .filter(({ figures }) => isRounded(figures))
      .map(({ figures, slip, first }) => ({
        text: misrounded(figures),
        slip,
        teaching: `${first}${first === '' ? rounding(figures) : uncapitalized(rounding(figures))}`,
      })),
  ];
  return {
    text: `A burette is read at ${from} mL before and at ${end} mL after a portion of a solution is delivered; the concentration of the solution is ${c} mmol/mL. What amount of solute was delivered, rounded to the correct number of significant figures?`,
    answer: write(digits),
    distractors,
    explanation: `A difference has as many decimal places as its terms: ${end} mL − ${from} mL = ${formatDecimals(used / 100, 2)} mL, which has ${digits} significant figures. The concentration has ${countOf(c)}. The product has as many as the less precise factor, ${Math.min(digits, countOf(c))}: ${write(digits)}.`,
    finding: `Decimal places decide the difference, figures the product: ${write(digits)}.`,
  };
}

function logarithmOfRatio(random: Random): Draft | null {
  const pKaDecimals = random.pick([2, 3, 3]);
  const pKa =
    random.integer(310 * 10 ** (pKaDecimals - 2), 990 * 10 ** (pKaDecimals - 2)) / 10 ** pKaDecimals;
  const figures = random.pick([2, 3]);
  const base = random.integer(10 ** (figures - 1), 10 ** figures - 1) / 10 ** (figures + 1);
  const acid = random.integer(100, 999) / 10000;
  const decimals = Math.min(pKaDecimals, figures);
  const value = pKa + Math.log10(base / acid);
  const ratio = base / acid;
  if (ratio < 0.15 || ratio > 6.5 || Math.abs(ratio - 1) < 0.1) return null;
  if (!roundsClearly(value, decimals)) return null;
  const [a, b] = [formatSignificant(base, figures), formatSignificant(acid, 3)];
  const write = (places: number): string => formatDecimals(value, places);
  return {
    text: `In pH = p*K*_{a} + log_{10}([\\ce{A-}]/[\\ce{HA}]), the values are p*K*_{a} = ${formatDecimals(pKa, pKaDecimals)}, [\\ce{A-}] = ${a} mol/L, and [\\ce{HA}] = ${b} mol/L. Which value of the pH is correctly rounded?`,
    answer: write(decimals),
    distractors: [
      {
        text: write(decimals - 1),
        slip: 'logarithm-figures',
        teaching: `${placesGiven(decimals - 1)}; in a pH, only the digits after the decimal point are significant figures, and the data justify ${decimals} of them.`,
      },
      {
        text: write(decimals + 1),
        slip: 'too-many-figures',
        teaching: `${placesGiven(decimals + 1)}; the least certain value here allows ${decimals}.`,
      },
      {
        text: write(decimals + 2),
        slip: 'too-many-figures',
        teaching: `${placesGiven(decimals + 2)}, as a calculator shows them; the data justify ${decimals}.`,
      },
      {
        text: write(decimals - 2),
        slip: 'too-few-figures',
        teaching: `${placesGiven(decimals - 2)}; the data justify ${decimals}.`,
      },
      ...[
        { places: decimals, slip: 'rounded-wrongly', first: '' },
        {
          places: decimals + 1,
          slip: 'too-many-figures',
          first: `Two things went wrong. ${placesGiven(decimals + 1)}; the least certain value here allows ${decimals}. Also, `,
        },
        {
          places: decimals - 1,
          slip: 'logarithm-figures',
          first: `Two things went wrong. ${placesGiven(decimals - 1)}; the data justify ${decimals}. Also, `,
        },
      ].map(({ places, slip, first }) => {
        const down = Math.floor(value * 10 ** places) / 10 ** places;
        const isCutOff = formatDecimals(down, places) !== write(places);
        const rounding = isCutOff
          ? 'The remaining digits were cut off; if the first dropped digit is 5 or more, round up.'
          : 'The last digit was rounded up; if the first dropped digit is less than 5, round down.';
        return {
          text: formatDecimals(isCutOff ? down : down + 10 ** -places, places),
          slip,
          teaching: `${first}${first === '' ? rounding : uncapitalized(rounding)}`,
        };
      }),
    ],
    explanation: `The ratio ${a}/${b} has ${figures} significant figures, as many as ${figures === 3 ? 'both of its values' : 'the less precise of its two values'}; its logarithm has ${figures} decimal places. The p*K*_{a} has ${pKaDecimals} decimal places. The sum ${formatDecimals(pKa, pKaDecimals)} + log_{10}\\frac{${a}}{${b}} = ${write(decimals + 2)} has as many decimal places as the less precise of its two terms, ${decimals}: ${write(decimals)}.`,
    finding: `Figures of a ratio become decimal places of its logarithm: ${write(decimals)}.`,
  };
}

function figuresGiven(count: number): string {
  return `The result was given with ${count === 1 ? 'one significant figure' : `${count} significant figures`}`;
}

function placesGiven(count: number): string {
  return `The pH was given with ${count === 0 ? 'no decimal places' : count === 1 ? 'one decimal place' : `${count} decimal places`}`;
}

function uncapitalized(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** True when intermediate rounding cannot change the last figure. */
function roundsClearly(value: number, decimals: number): boolean {
  const scaled = Math.abs(value) * 10 ** decimals;
  return Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.05;
}

function countOf(written: string): number {
  const counted = countSignificantFigures(written);
  return counted.ok ? counted.value : 0;
}
