import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';
import { slipsOfAmmonia, type BackTitration } from './ammonia-slips.ts';

interface Base {
  formula: string;
  sample: string;
  equation: string;
  /** The smallest mass percentage that such a sample holds. */
  least: number;
}

/** Solids that take two protons each and are slow to dissolve, which is why they are titrated back. */
const bases: readonly Base[] = [
  { formula: 'CaCO3', sample: 'limestone', equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2', least: 60 },
  { formula: 'MgO', sample: 'a magnesia tablet', equation: 'MgO + 2HCl -> MgCl2 + H2O', least: 30 },
  { formula: 'Mg(OH)2', sample: 'an antacid tablet', equation: 'Mg(OH)2 + 2HCl -> MgCl2 + 2H2O', least: 15 },
  { formula: 'ZnO', sample: 'filter dust', equation: 'ZnO + 2HCl -> ZnCl2 + H2O', least: 15 },
  { formula: 'MgCO3', sample: 'a mineral', equation: 'MgCO3 + 2HCl -> MgCl2 + H2O + CO2', least: 30 },
];
/** What is believed of a base in a sample, at least. */
const leastPercent = 1;
const percent = (value: number): string => `${formatSignificant(value, 3)}%`;
const two = (value: number): string => formatDecimals(value, 2);
const four = (value: number): string => formatDecimals(value, 4);

/** Excess of acid and what is left of it: 1:1, with a base of two protons, and with an aliquot. */
export const backTitration: Family = {
  id: 'back-titration',
  name: 'Back titration',
  subject: 'analytical',
  topics: ['acid-base-titrations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['back-titration'], intermediate: ['back-titration'], advanced: ['back-titration'] },
  uses: ['kjeldahl-analysis', 'acid-base-titration', 'mass-mole-conversion', 'mole-ratio', 'dilution'],
  reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 16',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return ofAmmonia(random);
      case 'intermediate':
        return ofSolidBase(random);
      case 'advanced':
        return ofAliquot(random);
    }
  },
};

function ofAmmonia(random: Random): Draft | null {
  const drawn = drawTitration(random, 1);
  const { acidVolume, acid, baseVolume, base, added, left } = drawn;
  const key = added - left;
  if (key < 0.3 || left < 0.3) return null;
  const write = (value: number): string => `${formatSignificant(value, 3)} mmol`;
  // The amounts of acid and of base tell how large the result is.
  const options = quantityOptions(key, write, slipsOfAmmonia(drawn), undefined, { keepsPowerOfTen: true });
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => write(keep(added) - keep(left)));
  return {
    text: `The ammonia from a sample is distilled into ${two(acidVolume)} mL of ${four(acid)} mol/L \\ce{HCl}. Titration of the remaining acid requires ${two(baseVolume)} mL of ${four(base)} mol/L \\ce{NaOH} (methyl orange indicator). How many millimoles of ammonia did the sample release?`,
    ...options,
    explanation: `\\ce{NH3 + HCl -> NH4Cl}. Acid added: ${two(acidVolume)} mL × ${four(acid)} mmol/mL = ${shown(added)} mmol; left: ${two(baseVolume)} mL × ${four(base)} mmol/mL = ${shown(left)} mmol. The ammonia consumed the difference, ${options.answer}.`,
    finding: `Acid added less acid left is ${options.answer}.`,
  };
}

function ofSolidBase(random: Random): Draft | null {
  const { formula, sample, equation, least } = random.pick(bases);
  const { acidVolume, acid, baseVolume, base, added, left } = drawTitration(random, 2);
  const molarMass = statedMolarMass(formula);
  const mass = random.integer(200, 1500) / 1000;
  const inPercent = (amount: number): number => ((amount * molarMass) / (mass * 1000)) * 100;
  const used = added - left;
  const key = inPercent(used / 2);
  if (left < 0.5 || key < least || key > 96) return null;
  const options = quantityOptions(
    key,
    percent,
    [
      {
        value: key * 2,
        slip: 'ignored-coefficients',
        factor: 'c',
        teaching: `The amount of acid consumed was not halved; each \\ce{${formula}} reacts with two \\ce{H+}.`,
      },
      {
        value: inPercent(left / 2),
        slip: 'excess-for-reacted',
        factor: 'e',
        teaching: `The ${formatSignificant(left, 3)} mmol of acid left over was used instead of the acid that the sample consumed.`,
      },
      {
        value: inPercent(added / 2),
        slip: 'ignored-back-titration',
        factor: 'e',
        teaching:
          'All of the acid was counted as consumed by the sample; some of it was left to react with the \\ce{NaOH}.',
      },
      {
        value: inPercent(added - left / 2),
        slip: 'halved-one-amount',
        teaching:
          'Only the acid left over was halved; the difference between the acid added and the acid left over must be halved as a whole.',
      },
    ].map((slipped) =>
      slipped.value > 2 && slipped.value < 100 ? slipped : { ...slipped, value: Number.NaN },
    ),
  );
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) => {
    const consumed = keep(keep(added) - keep(left));
    return percent(keep((consumed / 2) * molarMass) / (mass * 10));
  });
  const consumed = kept(kept(added) - kept(left));
  return {
    text: `${withArticle(formatDecimals(mass, 3))} g sample of ${sample} with \\ce{${formula}} as its only base is dissolved in ${two(acidVolume)} mL of ${four(acid)} mol/L \\ce{HCl}. Titration of the remaining acid requires ${two(baseVolume)} mL of ${four(base)} mol/L \\ce{NaOH} (methyl orange indicator). What is the mass percentage of \\ce{${formula}}? (*M*(\\ce{${formula}}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `\\ce{${equation}}. Acid added: ${shown(added)} mmol; left: ${shown(left)} mmol; consumed: ${shown(consumed)} mmol. The amount of \\ce{${formula}} is half of this, and \\frac{1}{2} × ${shown(consumed)} mmol × ${two(molarMass)} mg/mmol = ${shown((consumed / 2) * molarMass)} mg, which is ${options.answer} of ${formatDecimals(mass * 1000, 0)} mg.`,
    finding: `Acid used up, halved and turned into a mass, gives ${options.answer}.`,
  };
}

function ofAliquot(random: Random): Draft | null {
  const { formula, sample, equation, least } = random.pick(bases);
  const acidVolume = random.pick([50, 100]);
  const acid = random.integer(900, 1100) / 1000;
  const [flask, aliquot] = [random.pick([200, 250, 500]), random.pick([20, 25, 50])];
  const baseVolume = random.integer(1000, 3500) / 100;
  const base = random.integer(800, 1200) / 10_000;
  const share = flask / aliquot;
  const added = acidVolume * acid;
  const inAliquot = baseVolume * base;
  const left = inAliquot * share;
  const molarMass = statedMolarMass(formula);
  const mass = random.integer(1500, 5000) / 1000;
  const inPercent = (amount: number): number => ((amount * molarMass) / (mass * 1000)) * 100;
  const used = added - left;
  const key = inPercent(used / 2);
  if (left > 0.85 * added || key < least || key > 96) return null;
  const options = believableOptions(
    key,
    percent,
    [
      {
        value: inPercent((added - inAliquot) / 2),
        slip: 'forgot-aliquot',
        factor: 'e',
        teaching: `The acid left in the aliquot was subtracted as it is; only ${two(aliquot)} mL of ${formatDecimals(flask, 1)} mL was titrated, and ${formatSignificant(share, 3)} times as much was left in the whole flask.`,
      },
      {
        value: key * 2,
        slip: 'ignored-coefficients',
        factor: 'c',
        teaching: `The amount of acid consumed was not halved; each \\ce{${formula}} reacts with two \\ce{H+}.`,
      },
      {
        value: inPercent(left / 2),
        slip: 'excess-for-reacted',
        factor: 'e',
        teaching: 'The acid left over was used; the sample consumed the rest of the acid.',
      },
      {
        value: inPercent(added / 2),
        slip: 'ignored-back-titration',
        factor: 'e',
        teaching:
          'All of the acid was counted as consumed by the sample; the titration shows how much was left.',
      },
      {
        value: inPercent(added - left / 2),
        slip: 'halved-one-amount',
        teaching:
          'Only the acid left over was halved; the difference between the acid added and the acid left over must be halved as a whole.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        factor: 'c',
        teaching: `The amount of \\ce{${formula}} was halved twice; each \\ce{${formula}} reacts with two \\ce{H+}, so the amount of acid is halved once.`,
      },
      {
        value: inPercent((added + left) / 2),
        slip: 'wrong-sign',
        factor: 'e',
        teaching: 'The acid left over was added to the acid taken; it must be subtracted.',
      },
      {
        value: key / share,
        slip: 'aliquot-for-whole-sample',
        teaching: `This is the \\ce{${formula}} in ${two(aliquot)} mL of ${formatDecimals(flask, 1)} mL; the percentage is that of the whole sample, all of which is in the flask.`,
      },
    ],
    // So little would not be worth a back titration, and no sample holds more than all of itself.
    [leastPercent, 100],
  );
  if (options === null) return null;
  const { kept, shown } = workingTo(options.answer, (keep) => {
    const consumed = keep(keep(added) - keep(keep(inAliquot) * share));
    return percent(keep((consumed / 2) * molarMass) / (mass * 10));
  });
  const leftShown = kept(kept(inAliquot) * share);
  const consumed = kept(kept(added) - leftShown);
  return {
    text: `${withArticle(formatDecimals(mass, 3))} g sample of ${sample} with \\ce{${formula}} as its only base is dissolved in ${two(acidVolume)} mL of ${formatDecimals(acid, 3)} mol/L \\ce{HCl}, and the solution is diluted to ${formatDecimals(flask, 1)} mL. Titration of a ${two(aliquot)} mL aliquot requires ${two(baseVolume)} mL of ${four(base)} mol/L \\ce{NaOH} (methyl orange indicator). What is the mass percentage of \\ce{${formula}}? (*M*(\\ce{${formula}}) = ${two(molarMass)} g/mol)`,
    ...options,
    explanation: `\\ce{${equation}}. Acid added: ${shown(added)} mmol. Left in the aliquot: ${shown(inAliquot)} mmol, and in the whole flask ${formatSignificant(share, 3)} times as much: ${shown(leftShown)} mmol. Consumed: ${shown(consumed)} mmol, by half as much \\ce{${formula}}: \\frac{1}{2} × ${shown(consumed)} mmol × ${two(molarMass)} mg/mmol = ${shown((consumed / 2) * molarMass)} mg, which is ${options.answer} of the sample.`,
    finding: `The acid left, scaled from the aliquot to the flask, is subtracted; half of the rest gives ${options.answer}.`,
  };
}

function drawTitration(random: Random, strength: number): BackTitration {
  const acidVolume = random.pick([20, 25, 50]);
  const acid = (random.integer(900, 1100) / 10_000) * strength * random.pick([1, 2]);
  const baseVolume = random.integer(600, 3200) / 100;
  const base = random.integer(700, 1200) / 10_000;
  return {
    acidVolume,
    acid,
    baseVolume,
    base,
    added: acidVolume * acid,
    left: baseVolume * base,
  };
}
