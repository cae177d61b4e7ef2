import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';

/** Solubility products at 25 °C, CRC Handbook, rounded. */
const halides = [
  { ion: 'Cl-', element: 'Cl', salt: 'AgCl', product: 1.8e-10 },
  { ion: 'Br-', element: 'Br', salt: 'AgBr', product: 5.4e-13 },
  { ion: 'I-', element: 'I', salt: 'AgI', product: 8.5e-17 },
] as const;
const two = (value: number): string => formatDecimals(value, 2);
const four = (value: number): string => formatDecimals(value, 4);

/** Mohr's and Volhard's methods, and pAg along the titration curve. */
export const argentometricTitration: Family = {
  id: 'argentometric-titration',
  name: 'Titrations with silver nitrate',
  subject: 'analytical',
  topics: ['precipitation-titrations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['argentometric-titrations'],
    intermediate: ['argentometric-titrations', 'back-titration'],
    advanced: ['argentometric-titrations'],
  },
  uses: ['mass-mole-conversion', 'solubility-product'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return direct(random);
      case 'intermediate':
        return volhard(random);
      case 'advanced':
        return pointOfCurve(random);
    }
  },
};

function direct(random: Random): Draft | null {
  const { ion, element } = random.pick(halides.slice(0, 2));
  const sample = random.pick([10, 20, 25, 50, 100]);
  const volume = random.integer(600, 3000) / 100;
  const silver = random.integer(900, 1100) / 10_000;
  const molarMass = statedMolarMass(element);
  const amount = volume * silver;
  const key = (amount * molarMass) / sample;
  const write = (value: number): string => `${formatSignificant(value, 3)} g/L`;
  const options = quantityOptions(key, write, [
    {
      value: key * 2,
      slip: 'diatomic-for-ion',
      factor: 'm',
      teaching: `The molar mass of \\ce{${element}2} was used; silver precipitates \\ce{${ion}} ions, of ${two(molarMass)} g/mol.`,
    },
    {
      value: amount / sample,
      slip: 'amount-for-mass',
      factor: 'm',
      teaching: `The molar mass was left out; the concentration in mol/L must still be multiplied by ${two(molarMass)} g/mol.`,
    },
    {
      value: (sample * silver * molarMass) / volume,
      slip: 'swapped-volumes',
      factor: 'v',
      teaching: `The two volumes were interchanged; the amount of silver is found from ${two(volume)} mL and divided by the ${two(sample)} mL of the sample.`,
    },
    {
      value: (amount * statedMolarMass(`Ag${element}`)) / sample,
      slip: 'wrong-molar-mass',
      factor: 'm',
      teaching: `The molar mass of \\ce{Ag${element}} was used; the question asks for the mass of \\ce{${ion}}.`,
    },
  ]);
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) => write(keep(keep(amount) * molarMass) / sample));
  return {
    text: `With chromate as the indicator, titration of ${two(sample)} mL of a solution of \\ce{${ion}} requires ${two(volume)} mL of ${four(silver)} mol/L \\ce{AgNO3}. What is the mass concentration of \\ce{${ion}}? (*M*(\\ce{${element}}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `One silver ion precipitates one halide ion, \\ce{Ag+ + ${ion} -> Ag${element}}. *n* = ${two(volume)} mL × ${four(silver)} mmol/mL = ${shown(amount)} mmol, and ${shown(amount)} mmol × ${two(molarMass)} mg/mmol = ${shown(kept(amount) * molarMass)} mg. In ${two(sample)} mL, this is ${options.answer}.`,
    finding: `Silver and halide 1:1, as a mass per volume: ${options.answer}.`,
  };
}

function volhard(random: Random): Draft | null {
  // Only silver chloride is more soluble than the thiocyanate and has to be taken out.
  const { ion, salt } = random.pick(halides);
  const sample = random.pick([10, 20, 25, 50]);
  const silverVolume = random.pick([25, 40, 50]);
  const silver = random.integer(900, 1100) / 10_000;
  const backVolume = random.integer(400, 2200) / 100;
  const thiocyanate = random.integer(700, 1000) / 10_000;
  const [added, left] = [silverVolume * silver, backVolume * thiocyanate];
  if (added - left < 0.25 * added) return null;
  const write = (value: number): string => `${formatSignificant(value, 3)} mol/L`;
  const options = quantityOptions((added - left) / sample, write, [
    {
      value: left / sample,
      slip: 'excess-for-reacted',
      factor: 't',
      teaching: `The silver that reacted with thiocyanate was used; this silver was left over, and \\ce{${ion}} consumed the rest.`,
    },
    {
      value: added / sample,
      slip: 'ignored-back-titration',
      factor: 't',
      teaching:
        'All of the silver added was counted as consumed by the sample; some of it was left and reacted with thiocyanate.',
    },
    {
      value: (added + left) / sample,
      slip: 'added-excess',
      factor: 't',
      teaching:
        'The amounts of silver added and left over were added together; the silver left over must be subtracted.',
    },
    {
      value: (added - left) / (sample + silverVolume),
      slip: 'mixture-for-sample-volume',
      factor: 'v',
      teaching: `The amount was divided by the volume of the mixture; the question asks for the concentration in the ${two(sample)} mL of the sample, before the silver nitrate was added.`,
    },
  ]);
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) => write(keep(keep(added) - keep(left)) / sample));
  return {
    text: `A ${two(silverVolume)} mL portion of ${four(silver)} mol/L \\ce{AgNO3} is added to ${two(sample)} mL of a solution of \\ce{${ion}}${ion === 'Cl-' ? `, and \\ce{${salt}} is filtered off` : ''}. Titration of the silver left in solution requires ${two(backVolume)} mL of ${four(thiocyanate)} mol/L \\ce{KSCN}. What is the concentration of \\ce{${ion}} in the sample?`,
    ...options,
    explanation: `Silver added: ${shown(added)} mmol; left, by \\ce{Ag+ + SCN- -> AgSCN}: ${shown(left)} mmol. \\ce{${ion}} consumed the difference, ${shown(kept(added) - kept(left))} mmol, in ${two(sample)} mL: ${options.answer}.`,
    finding: `Silver added less silver left, over the volume of the sample: ${options.answer}.`,
  };
}

function pointOfCurve(random: Random): Draft | null {
  const { ion, salt, product } = random.pick(halides);
  const sample = random.pick([20, 25, 40, 50]);
  const c = random.pick([0.05, 0.08, 0.1]);
  const silver = random.pick([0.05, 0.1]);
  const equivalence = (sample * c) / silver;
  const volume =
    Math.round(equivalence * random.pick([0.4, 0.5, 0.6, 0.8, 0.9, 1.1, 1.2, 1.3, 1.5]) * 10) / 10;
  // One filling of a burette.
  if (volume > 50) return null;
  const total = sample + volume;
  const excess = (volume * silver - sample * c) / total;
  const isAfter = excess > 0;
  const p = (value: number): number => -Math.log10(value);
  const [pX, other] = [p(Math.abs(excess)), p(product) - p(Math.abs(excess))];
  const key = isAfter ? pX : other;
  const options = quantityOptions(key, two, [
    {
      value: isAfter ? other : pX,
      slip: 'wrong-ion',
      teaching: isAfter
        ? `This is −log_{10}[\\ce{${ion}}]; the excess of silver gives pAg directly.`
        : `This is −log_{10}[\\ce{${ion}}], from the excess of that ion; [\\ce{Ag+}] is *K*_{sp} divided by this excess.`,
    },
    {
      value: p(product) / 2,
      slip: 'equivalence-for-any-point',
      teaching: `Half of p*K*_{sp} was given; it is pAg only at the equivalence point, after ${two(equivalence)} mL.`,
    },
    {
      value: isAfter ? p(silver) : p(product) - p(c),
      slip: 'initial-for-remaining',
      teaching: isAfter
        ? 'The concentration of the titrant was used for [\\ce{Ag+}]; most of the silver has precipitated, and the rest is diluted.'
        : `The initial concentration of \\ce{${ion}} was used; part of this ion has precipitated, and the rest is diluted.`,
    },
    {
      value: isAfter ? p((excess * total) / volume) : p(product) - p((-excess * total) / sample),
      slip: 'ignored-dilution',
      teaching: `The excess was divided by the volume of ${isAfter ? 'titrant' : 'the sample'} alone; it is dissolved in ${formatDecimals(total, 1)} mL, the combined volume of both solutions.`,
    },
    {
      value: p(product) - key / 2,
      slip: 'halved-one-logarithm',
      teaching: isAfter
        ? `Two things went wrong. The excess of silver was taken for an excess of \\ce{${ion}}. Also, its logarithm was halved.`
        : `The square root of the product *K*_{sp}[\\ce{${ion}}] was used for [\\ce{Ag+}]; *K*_{sp} must be divided by [\\ce{${ion}}].`,
    },
  ]);
  if (options === null) return null;
  const state = isAfter ? 'silver' : `\\ce{${ion}}`;
  const size = Math.abs(excess);
  const { kept, shown } = workingTo(options.answer, (keep) => {
    const found = keep(keep(size * total) / total);
    return two(p(isAfter ? found : keep(product / found)));
  });
  const remaining = kept(kept(size * total) / total);
  return {
    text: `A ${two(sample)} mL portion of ${formatSignificant(c, 3)} mol/L \\ce{Na${ion.replace('-', '')}} is titrated with ${formatSignificant(silver, 3)} mol/L \\ce{AgNO3}. What is pAg after the addition of ${two(volume)} mL? (*K*_{sp}(\\ce{${salt}}) = ${formatSignificant(product, 2)} at 25 °C; use concentrations in place of activities)`,
    ...options,
    explanation: `The equivalence point is at ${two(equivalence)} mL, so ${state} is in excess: ${shown(size * total)} mmol in ${formatDecimals(total, 1)} mL, or ${shown(remaining)} mol/L. ${isAfter ? `pAg = −log_{10} ${shown(remaining)} = ${options.answer}` : `[\\ce{Ag+}] = \\frac{${formatSignificant(product, 2)}}{${shown(remaining)}} = ${shown(product / remaining)} mol/L, so pAg = ${options.answer}`}.`,
    finding: `Excess of the one ion, then ${isAfter ? 'its own' : 'by *K*_{sp} the other'} p value: ${options.answer}.`,
  };
}
