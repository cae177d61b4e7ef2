import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';

const two = (value: number): string => formatDecimals(value, 2);
const five = (value: number): string => formatDecimals(value, 5);
const content = (value: number): string => `${formatSignificant(value, 3)} mg/L`;
const sources = ['tap water', 'well water', 'mineral water', 'lake water'] as const;
/** Metals that react too slowly with EDTA, or block the indicator, and are titrated back. */
const slowMetals = [
  { ion: 'Al^3+', metal: 'Al' },
  { ion: 'Ni^2+', metal: 'Ni' },
  { ion: 'Cr^3+', metal: 'Cr' },
] as const;

/** Total hardness, calcium and magnesium apart, and a metal by back titration. */
export const edtaTitration: Family = {
  id: 'edta-titration',
  name: 'EDTA titrations',
  subject: 'analytical',
  topics: ['complexometric-titrations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['water-hardness'],
    intermediate: ['water-hardness', 'edta-titrations'],
    advanced: ['edta-titrations', 'back-titration'],
  },
  uses: ['mass-mole-conversion'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return totalHardness(random);
      case 'intermediate':
        return calciumAndMagnesium(random);
      case 'advanced':
        return backTitrated(random);
    }
  },
};

function totalHardness(random: Random): Draft | null {
  const sample = random.pick([25, 50, 100]);
  const volume = random.integer(500, 2800) / 100;
  const edta = random.integer(900, 1100) / 100_000;
  const molarMass = statedMolarMass('CaCO3');
  const amount = volume * edta;
  const key = (amount * molarMass * 1000) / sample;
  if (key < 40 || key > 900) return null;
  const slips = [
    {
      value: amount * molarMass,
      slip: 'forgot-sample-volume',
      factor: 'v',
      teaching: `The result was not scaled up to a liter, which contains ${formatDecimals(1000 / sample, 0)} times as much as the ${two(sample)} mL titrated.`,
    },
    {
      value: key * 2,
      slip: 'charge-for-edta-ratio',
      factor: 'z',
      teaching: 'The amount of metal ions was doubled; EDTA binds metal ions 1:1 whatever their charge.',
    },
    {
      value: (key * statedMolarMass('Ca')) / molarMass,
      slip: 'wrong-molar-mass',
      factor: 'm',
      teaching: 'The molar mass of calcium was used; the question asks for the hardness as \\ce{CaCO3}.',
    },
    {
      value: key / 2,
      slip: 'charge-for-edta-ratio',
      factor: 'z',
      teaching: 'The amount of metal ions was halved; one EDTA binds one metal ion of charge 2+.',
    },
    {
      value: (key * statedMolarMass('Ca(HCO3)2')) / molarMass,
      slip: 'wrong-molar-mass',
      factor: 'm',
      teaching:
        'The molar mass of calcium hydrogencarbonate was used; the question asks for the hardness as \\ce{CaCO3}.',
    },
    {
      value: edta * molarMass * 1000,
      slip: 'wrong-reference',
      factor: 'v',
      teaching: `The mass was divided by the ${two(volume)} mL of EDTA solution; it must be divided by the volume of the water.`,
    },
    {
      value: (key * sample) / (sample + volume),
      slip: 'mixture-for-sample-volume',
      factor: 'v',
      teaching: `The mass was divided by the volume of the mixture after the titration; only ${two(sample)} mL of it is water from the sample.`,
    },
  ];
  // What water from a tap, a well, or a lake can contain.
  const options = believableOptions(key, content, slips, [5, 2000]);
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) =>
    content((keep(keep(amount) * molarMass) * 1000) / sample),
  );
  return {
    text: `At pH 10, titration of ${two(sample)} mL of ${random.pick(sources)} requires ${two(volume)} mL of ${five(edta)} mol/L EDTA. What is the total hardness of the water, expressed as \\ce{CaCO3}? (*M*(\\ce{CaCO3}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `${two(volume)} mL × ${five(edta)} mmol/mL = ${shown(amount)} mmol of EDTA, which equals the amount of metal ions. As \\ce{CaCO3}: ${shown(amount)} mmol × ${two(molarMass)} mg/mmol = ${shown(kept(amount) * molarMass)} mg in ${formatDecimals(sample / 1000, 5)} L, so ${options.answer}.`,
    finding: `EDTA and metal ions 1:1, as \\ce{CaCO3} per liter: ${options.answer}.`,
  };
}

function calciumAndMagnesium(random: Random): Draft | null {
  const sample = random.pick([50, 100]);
  const both = random.integer(1200, 3200) / 100;
  const calcium = random.integer(500, 2400) / 100;
  const edta = random.integer(900, 1100) / 100_000;
  if (calcium > both * 0.8 || calcium < both * 0.3) return null;
  const [mg, ca] = [statedMolarMass('Mg'), statedMolarMass('Ca')];
  const perLitre = (volume: number, molarMass: number): number => (volume * edta * molarMass * 1000) / sample;
  const slips = [
    {
      value: perLitre(calcium, mg),
      slip: 'wrong-titre',
      factor: 't',
      teaching: `The ${two(calcium)} mL at pH 13 was used; at that pH, magnesium has precipitated, and calcium alone is titrated.`,
    },
    {
      value: perLitre(both, mg),
      slip: 'sum-for-one-part',
      factor: 't',
      teaching: `The ${two(both)} mL at pH 10 was used, which is for both metals; the volume for calcium must be subtracted.`,
    },
    {
      value: perLitre(both - calcium, ca),
      slip: 'wrong-molar-mass',
      factor: 'm',
      teaching: `The molar mass of calcium, ${two(ca)} g/mol, was used instead of that of magnesium.`,
    },
    {
      value: (both - calcium) * edta * mg,
      slip: 'forgot-sample-volume',
      factor: 'v',
      teaching: `The mass in the ${two(sample)} mL titrated was given; it must still be scaled up to a liter.`,
    },
    {
      value: ((both - calcium) * edta * mg * 1000) / (sample + both),
      slip: 'mixture-for-sample-volume',
      factor: 'v',
      teaching: `The mass was divided by the volume of the mixture after the titration; only ${two(sample)} mL of it is water from the sample.`,
    },
  ];
  // What water from a tap, a well, or a lake can contain.
  const options = believableOptions(perLitre(both - calcium, mg), content, slips, [0.5, 500]);
  if (options === null) return null;
  const amount = (both - calcium) * edta;
  const { kept, shown } = workingTo(options.answer, (keep) =>
    content((keep(keep(amount) * mg) * 1000) / sample),
  );
  return {
    text: `At pH 10, where calcium and magnesium are titrated together, ${two(sample)} mL of ${random.pick(sources)} requires ${two(both)} mL of ${five(edta)} mol/L EDTA. At pH 13, where \\ce{Mg(OH)2} has precipitated, the same volume of water requires ${two(calcium)} mL of the same EDTA solution. What is the magnesium content of the water? (*M*: \\ce{Mg} ${two(mg)}, \\ce{Ca} ${two(ca)} g/mol)`,
    ...options,
    explanation: `Magnesium consumes the difference: ${two(both)} − ${two(calcium)} = ${two(both - calcium)} mL. ${two(both - calcium)} mL × ${five(edta)} mmol/mL = ${shown(amount)} mmol; ${shown(amount)} mmol × ${two(mg)} mg/mmol = ${shown(kept(amount) * mg)} mg in ${formatDecimals(sample / 1000, 5)} L, so ${options.answer}.`,
    finding: `The difference of the titres belongs to magnesium: ${options.answer}.`,
  };
}

function backTitrated(random: Random): Draft | null {
  const { ion, metal } = random.pick(slowMetals);
  const sample = random.pick([10, 20, 25, 50]);
  const edtaVolume = random.pick([25, 50]);
  const edta = random.integer(900, 1100) / 20_000;
  const zincVolume = random.integer(500, 2500) / 100;
  const zinc = random.integer(800, 1200) / 25_000;
  const [added, left] = [edtaVolume * edta, zincVolume * zinc];
  const molarMass = statedMolarMass(metal);
  const grams = (amount: number): number => (amount * molarMass) / sample;
  if (added - left < 0.2 * added) return null;
  const write = (value: number): string => `${formatSignificant(value, 3)} g/L`;
  const slips = [
    {
      value: grams(left),
      slip: 'excess-for-reacted',
      factor: 't',
      teaching: `The EDTA that reacted with zinc was used; this EDTA was left over, and \\ce{${ion}} was bound by the rest.`,
    },
    {
      value: grams(added),
      slip: 'ignored-back-titration',
      factor: 't',
      teaching:
        'All of the EDTA added was counted as bound by the sample; zinc reacted with what was left over.',
    },
    {
      value: grams(added + left),
      slip: 'added-excess',
      factor: 't',
      teaching:
        'The amounts of EDTA added and left over were added together; the EDTA left over must be subtracted.',
    },
    {
      value: (added - left) / sample,
      slip: 'amount-for-mass',
      factor: 'm',
      teaching: `The molar mass was left out; the concentration in mol/L must still be multiplied by ${two(molarMass)} g/mol.`,
    },
    {
      value: ((added - left) * molarMass) / (sample + edtaVolume),
      slip: 'mixture-for-sample-volume',
      factor: 'v',
      teaching: `The mass was divided by the volume after the addition of EDTA; the original solution was ${two(sample)} mL.`,
    },
    {
      value: ((added - left) * molarMass) / edtaVolume,
      slip: 'swapped-volumes',
      factor: 'v',
      teaching: `The mass was divided by the ${two(edtaVolume)} mL of EDTA solution; the metal comes from the ${two(sample)} mL of its own solution.`,
    },
  ];
  // So much metal, and no more, could the largest portion of EDTA bind.
  const options = believableOptions(grams(added - left), write, slips, [0, 20]);
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) =>
    write(keep(keep(keep(added) - keep(left)) * molarMass) / sample),
  );
  const bound = kept(kept(added) - kept(left));
  const [e, z] = [formatDecimals(edta, 5), formatDecimals(zinc, 5)];
  return {
    text: `A ${two(edtaVolume)} mL portion of ${e} mol/L EDTA is added to ${two(sample)} mL of a solution of \\ce{${ion}}. Titration of the remaining EDTA requires ${two(zincVolume)} mL of ${z} mol/L \\ce{ZnSO4}. What was the mass concentration of the metal in the original solution? (*M*(\\ce{${metal}}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `EDTA added: ${shown(added)} mmol; EDTA left over, equal to the zinc added: ${shown(left)} mmol. \\ce{${ion}} has bound the difference, 1:1: ${shown(bound)} mmol × ${two(molarMass)} mg/mmol = ${shown(bound * molarMass)} mg in ${two(sample)} mL, so ${options.answer}.`,
    finding: `EDTA added less EDTA left, 1:1 with the metal: ${options.answer}.`,
  };
}
