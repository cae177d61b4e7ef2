import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import {
  hundredths,
  meanOf,
  milliliters,
  molar,
  usedIn,
  volumesIn,
  type Conditions,
  type Readings,
} from './hardness-titrations.ts';

/** The mean volume of EDTA that the metal ions of the water took. */
export function volumeForMetals({ rough, careful, blank }: Readings): PartDraft | null {
  const volumes = careful.map(usedIn);
  const [mean, own, roughly] = [meanOf(volumes), usedIn(blank), usedIn(rough)];
  const withRough = meanOf([roughly, ...volumes]);
  const options = readingOptions(
    mean - own,
    milliliters,
    [
      {
        value: mean,
        slip: 'ignored-blank',
        term: 'blank',
        teaching: 'The blank was not subtracted.',
        isDecisive: true,
      },
      {
        value: mean + own,
        slip: 'wrong-sign',
        term: 'blank',
        teaching:
          'The blank was added; it must be subtracted, because this EDTA did not react with the water sample.',
      },
      {
        value: mean - 2 * own,
        slip: 'subtracted-twice',
        term: 'blank',
        teaching: 'The blank was subtracted twice; it should be subtracted only once.',
      },
      {
        value: withRough - own,
        slip: 'averaged-unequal-parts',
        term: 'mean',
        teaching:
          'The rough titration was included in the mean; it only shows where the end point can be expected.',
      },
      {
        value: meanOf(careful.map(([, last]) => last)) - own,
        slip: 'final-for-change',
        term: 'mean',
        teaching: 'The final readings were averaged; the initial readings must be subtracted.',
      },
      {
        value: meanOf([...volumes, own]),
        slip: 'averaged-unequal-parts',
        term: 'mean',
        teaching: 'The blank was averaged together with the titrations of the water.',
      },
      {
        value: roughly - own,
        slip: 'wrong-titre',
        term: 'mean',
        teaching: 'Only the rough titration was used.',
      },
    ],
    0.09,
  );
  const [first, second, third] = volumes.map(hundredths);
  return (
    options && {
      text: 'Based on the mean of the careful titrations, what volume of EDTA did the metal ions in one portion of the water consume?',
      keyFrom: ({ cells }) => {
        const read = volumesIn(cells);
        return milliliters(meanOf(read.careful) - read.blank);
      },
      ...options,
      distractors: options.distractors.map(withBlankInMean),
      explanation: `The careful titrations required ${first ?? ''} mL, ${second ?? ''} mL and ${third ?? ''} mL, on average ${formatDecimals(mean, 3)} mL; the rough one is not used. The blank required ${milliliters(own)}. The metal ions consumed the rest: ${options.answer}.`,
      finding: `The mean of the careful titrations less the blank is ${options.answer}.`,
    }
  );
}

/**
 * The mean with the blank in it has nothing subtracted, so that each further slip with the blank counts from there. One such option is
 * enough: few students average a blank.
 */
function withBlankInMean(distractor: Distractor): Distractor {
  const { teaching } = distractor;
  if (!/the blank was averaged together/i.test(teaching)) return distractor;
  const slip = 'averaged-unequal-parts';
  return { ...distractor, slip, alike: 'a mean with the blank', teaching: countedFromMean(teaching) };
}

function countedFromMean(teaching: string): string {
  const averaged = 'The blank was averaged together with the titrations of the water';
  if (!teaching.startsWith('Two things went wrong.')) return teaching;
  if (teaching.includes('The blank was not subtracted'))
    return `Two things went wrong. ${averaged}. Also, the blank was added; it must be subtracted.`;
  if (teaching.includes('The blank was added'))
    return `Two things went wrong. ${averaged}. Also, the blank was added twice; it must be subtracted.`;
  return `${averaged} and was only then subtracted from the mean.`;
}

/** The hardness of the water as calcium carbonate. */
export function hardness(
  { rough, careful, blank }: Readings,
  { sample, edta }: Conditions,
): PartDraft | null {
  const molarMass = statedMolarMass('CaCO3');
  const volumes = careful.map(usedIn);
  const [mean, own] = [meanOf(volumes), usedIn(blank)];
  const of = (volume: number): number => (volume * edta * molarMass * 1000) / sample;
  const write = (value: number): string => `${plainNumber(value, 3)} mg/L`;
  const options = shareReadingOptions(
    of(mean - own),
    write,
    [
      { value: of(mean), slip: 'ignored-blank', factor: 'volume', teaching: 'The blank was not subtracted.' },
      {
        value: of(mean + own),
        slip: 'wrong-sign',
        factor: 'volume',
        teaching:
          'The blank was added; it must be subtracted, because this EDTA did not react with the water sample.',
      },
      {
        value: of(usedIn(rough) - own),
        slip: 'wrong-titre',
        factor: 'volume',
        teaching: 'Only the rough titration was used.',
      },
      {
        value: of(meanOf(careful.map(([, last]) => last)) - own),
        slip: 'final-for-change',
        factor: 'volume',
        teaching: 'The final readings were averaged; the initial readings must be subtracted.',
      },
      {
        value: (of(mean - own) * sample) / 1000,
        slip: 'forgot-sample-volume',
        factor: 'sample',
        teaching: `The result was not scaled up to a liter; only ${milliliters(sample)} was titrated.`,
      },
      {
        value: 2 * of(mean - own),
        slip: 'charge-for-edta-ratio',
        factor: 'ratio',
        teaching:
          'Two metal ions were counted for one EDTA; EDTA binds metal ions 1:1 whatever their charge.',
      },
      {
        value: of(mean - own) / 2,
        slip: 'charge-for-edta-ratio',
        factor: 'ratio',
        teaching: 'Two EDTA were counted for one metal ion; EDTA binds metal ions 1:1 whatever their charge.',
      },
      {
        value: (of(mean - own) * statedMolarMass('Ca')) / molarMass,
        slip: 'wrong-molar-mass',
        factor: 'mass',
        teaching: 'The molar mass of calcium was used; the question asks for the hardness as \\ce{CaCO3}.',
      },
    ],
    0.025,
  );
  const amount = (mean - own) * edta;
  return (
    options && {
      text: `What is the hardness of the water, expressed as \\ce{CaCO3}? (*M*(\\ce{CaCO3}) = ${hundredths(molarMass)} g/mol)`,
      keyFrom: ({ cells }) => {
        const read = volumesIn(cells);
        return write(of(meanOf(read.careful) - read.blank));
      },
      ...options,
      explanation: `On average, ${formatDecimals(mean, 3)} mL minus the blank of ${milliliters(own)} reacted with the metal ions: ${formatDecimals(mean - own, 3)} mL × ${molar(edta)} = ${formatSignificant(amount, 4)} mmol, in a 1:1 ratio. As \\ce{CaCO3}, this is ${formatSignificant(amount, 4)} mmol × ${hundredths(molarMass)} mg/mmol = ${formatSignificant(amount * molarMass, 4)} mg in ${milliliters(sample)}, or ${options.answer}.`,
      finding: `EDTA and metal ions 1:1, as \\ce{CaCO3} in a liter: ${options.answer}.`,
    }
  );
}
