import { formatDecimals, formatSignificant, pKwAt25, solvePh } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { phOptions } from '../../options/ph-options.ts';
import { restOf } from '../../options/slips-together.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { readNumber } from '../../texts/read-number.ts';
import { monoproticAcids, strongBases } from './strong-solutes.data.ts';

/** The pH of a strong acid and a strong base that are mixed. */
export function phOfMixture(random: Random): Draft | null {
  const acid = random.pick(monoproticAcids);
  const base = random.pick(strongBases);
  const acidVolume = random.integer(4, 20) * 5;
  const baseVolume = random.integer(4, 20) * 5;
  const acidConcentration = random.integer(4, 30) / 100;
  const baseConcentration = random.integer(4, base.most / 10) / 100;
  const acidAmount = acidVolume * acidConcentration;
  const baseAmount = baseVolume * baseConcentration * base.ions;
  const excess = Math.abs(acidAmount - baseAmount);
  if (excess < 0.1 * Math.max(acidAmount, baseAmount)) return null;
  const isAcidic = acidAmount > baseAmount;
  const volume = acidVolume + baseVolume;
  const concentration = excess / volume;
  const toPh = (value: number): number => (isAcidic ? -Math.log10(value) : 14 + Math.log10(value));
  const pH = solvePh(isAcidic ? { strongAnions: concentration } : { strongCations: concentration });
  const ignoringRatio = acidAmount - baseVolume * baseConcentration;
  const made = phOptions(
    pH,
    [
      {
        value: pKwAt25 - pH,
        slip: 'poh-for-ph',
        lastStep: restOf(14),
        teaching: `${isAcidic ? 'Acid' : 'Base'} is left over, so the mixture is ${isAcidic ? 'acidic' : 'basic'}; this is the pOH.`,
      },
      {
        value: toPh(excess / (isAcidic ? acidVolume : baseVolume)),
        slip: 'ignored-dilution',
        isBeforeLastStep: true,
        teaching: `The excess was divided by the volume of the ${isAcidic ? 'acid' : 'base'} alone; it is distributed throughout the whole ${volume}.0 mL of mixture.`,
      },
      {
        value: toPh((isAcidic ? acidAmount : baseAmount) / volume),
        slip: 'ignored-neutralisation',
        isBeforeLastStep: true,
        teaching: `The whole amount of ${isAcidic ? 'acid was counted; part of it is neutralized by the base' : 'base was counted; part of it is neutralized by the acid'}, so only the excess determines the pH.`,
      },
      {
        value:
          ignoringRatio > 0 ? -Math.log10(ignoringRatio / volume) : 14 + Math.log10(-ignoringRatio / volume),
        slip: 'ignored-coefficients',
        isBeforeLastStep: true,
        teaching: `One hydroxide ion was counted for each formula unit of ${base.shown}; it gives ${base.ions}.`,
      },
      {
        value: toPh(excess / (isAcidic ? baseVolume : acidVolume)),
        slip: 'ignored-dilution',
        isBeforeLastStep: true,
        teaching: `The excess was divided by the volume of the other solution; it is distributed throughout the whole ${volume}.0 mL of mixture.`,
      },
      {
        value: toPh((acidAmount + baseAmount) / volume),
        slip: 'added-for-subtracted',
        isBeforeLastStep: true,
        teaching:
          'The amounts of acid and base were added; they neutralize each other, and only the excess remains.',
      },
      {
        value: toPh(Math.abs(acidConcentration - baseConcentration * base.ions)),
        slip: 'ignored-volume',
        isBeforeLastStep: true,
        teaching:
          'The concentrations were subtracted from each other; it is the amounts, concentration times volume, that neutralize each other.',
      },
      {
        value: (14 + Math.log10(baseConcentration * base.ions) - Math.log10(acidConcentration)) / 2,
        slip: 'unweighted-mean',
        teaching:
          'This is the mean of the pH values of the two solutions; pH is logarithmic, and it is amounts that neutralize each other.',
      },
      {
        value: isAcidic ? -Math.log(concentration) : 14 + Math.log(concentration),
        slip: 'natural-for-decadic-logarithm',
        isBeforeLastStep: true,
        teaching: `The natural logarithm was used; ${isAcidic ? 'pH' : 'pOH'} is defined with the logarithm to base 10.`,
      },
      ...[1, -1].map((step) => ({
        value: pH + step,
        slip: 'power-of-ten',
        isBeforeLastStep: true,
        teaching: `The concentration of the excess was off by a power of ten; it is ${formatSignificant(concentration, 3)} mol/L.`,
      })),
      {
        value: 7,
        slip: 'overgeneralised-rule',
        teaching: 'The mixture is neutral only when acid and base match exactly; here one is in excess.',
      },
    ].filter(({ value }) => value > 0 && value < 14.5),
  );
  // With so much in excess nobody believes in a nearly neutral mixture.
  const options = made && {
    ...made,
    distractors: made.distractors.filter(({ text }) => Math.abs(readNumber(text) - 7) > 1),
  };
  const left = isAcidic ? '\\ce{H3O+}' : '\\ce{OH-}';
  return (
    options && {
      text: `${acidVolume}.0 mL of ${formatDecimals(acidConcentration, 3)} mol/L ${acid.shown}, a strong acid, and ${baseVolume}.0 mL of ${formatDecimals(baseConcentration, 3)} mol/L ${base.shown}, a strong base, are mixed at 25 °C. What is the pH of the mixture? (Assume that the volumes are additive; *K*_{w} = ${printedConstants.ionProduct})`,
      ...options,
      explanation: `The acid supplies ${formatDecimals(acidAmount, 2)} mmol of \\ce{H3O+} and the base ${formatDecimals(baseAmount, 2)} mmol of \\ce{OH-}. This leaves ${formatDecimals(excess, 2)} mmol of ${left} in ${volume}.0 mL, so [${left}] = ${formatSignificant(concentration, 3)} mol/L. ${isAcidic ? 'pH' : 'pOH'} = ${formatDecimals(-Math.log10(concentration), 2)}${isAcidic ? '' : `, and pH = ${printedConstants.pKw} − ${formatDecimals(-Math.log10(concentration), 2)} = ${options.answer}`}.`,
      finding: `The excess over the total volume gives pH ${options.answer}.`,
    }
  );
}
