import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** k_cat and k_cat/K_M, with the unit traps of nano- and micromolar concentrations. */
export const turnoverNumber: Family = {
  id: 'turnover-number',
  name: 'Turnover number and catalytic efficiency',
  subject: 'biochemistry',
  topics: ['enzyme-kinetics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['turnover-number'],
    intermediate: ['turnover-number'],
    advanced: ['turnover-number', 'michaelis-menten-kinetics'],
  },
  reference: 'Lehninger Principles of Biochemistry, chapter 6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return turnovers(random);
      case 'intermediate':
        return efficiency(random);
      case 'advanced':
        return rateBelowSaturation(random);
    }
  },
};

const perSecond = (value: number): string => `${formatSignificant(value, 3)} s^{−1}`;
const plain = (value: number): string => formatSignificant(value, 3);

function turnovers(random: Random): Draft {
  const enzyme = random.integer(2, 30) / 2;
  const limit = random.integer(2, 60) / 20;
  const sites = random.pick([2, 4, 1] as const);
  const result = (limit * 1000) / (sites * enzyme);
  const concentration = sites * enzyme;
  return {
    text: `An assay contains ${plain(enzyme)} nmol/L of an enzyme with ${sites === 1 ? 'one active site' : `${sites === 2 ? 'two' : 'four'} active sites per molecule`}, and *V*_{max} is ${plain(limit)} µmol/(L·s). What is *k*_{cat}${sites === 1 ? '' : ', the turnover number of each site'}?`,
    answer: perSecond(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(6),
      [
        {
          value: result / 1000,
          slip: 'unit-prefix',
          factor: 'u',
          teaching: 'Micromoles and nanomoles were combined without conversion; 1 µmol is 1000 nmol.',
        },
        {
          value: 1 / result,
          slip: 'inverted-ratio',
          teaching: 'This is the reciprocal of *k*_{cat}, the time that one turnover takes.',
        },
        {
          value: limit * 1000 * concentration,
          slip: 'multiplied-for-divided',
          factor: 'v',
          teaching:
            '*V*_{max} was multiplied by the concentration of active sites; *k*_{cat} is *V*_{max} divided by it.',
        },
        {
          value: result / 60,
          slip: 'answered-another-quantity',
          factor: 't',
          teaching:
            'The result was divided by the number of seconds in a minute; *V*_{max} is already given per second.',
        },
        {
          value: result * 60,
          slip: 'answered-another-quantity',
          factor: 't',
          teaching:
            'The result was multiplied by the number of seconds in a minute; *V*_{max} is per second, and so is *k*_{cat}.',
        },
        {
          value: result * 1000,
          slip: 'unit-prefix',
          factor: 'u',
          teaching: 'The prefixes differ by a factor of 1000, which was applied twice; 1 µmol is 1000 nmol.',
        },
        ...(sites === 1 ? slipsOfOneSite : slipsOfSites)(result, sites),
      ],
      perSecond,
    ),
    explanation: `${sites === 1 ? '' : `The concentration of active sites is ${sites} × ${plain(enzyme)} nmol/L = ${plain(concentration)} nmol/L. `}The turnover number is the limiting rate divided by the concentration of the ${sites === 1 ? 'enzyme' : 'sites'}: *k*_{cat} = \\frac{*V*_{max}}{[${sites === 1 ? 'E' : 'sites'}]} = \\frac{${plain(limit)} × 10^{−6} mol/(L·s)}{${plain(concentration)} × 10^{−9} mol/L} = ${perSecond(result)}.`,
    finding: `*V*_{max}/[E] in equal units is ${perSecond(result)}.`,
  };
}

/** What an enzyme with one site is mistaken for. */
function slipsOfOneSite(result: number): SlippedValue[] {
  return [
    {
      value: result / 2,
      slip: 'needless-half',
      factor: 'v',
      teaching:
        'Half of *V*_{max}, the rate at *K*_{M}, was used; *k*_{cat} is calculated from *V*_{max} itself.',
    },
  ];
}

/** What comes of the sites of an enzyme that has more than one. */
function slipsOfSites(result: number, sites: number): SlippedValue[] {
  return [
    {
      value: result * sites,
      slip: 'binding-sites-forgotten',
      factor: 'v',
      teaching: `The concentration of enzyme molecules was used instead of that of active sites; each molecule has ${sites}.`,
    },
    {
      value: result * sites ** 2,
      slip: 'multiplied-for-divided',
      factor: 'v',
      teaching: `The result was multiplied by ${sites}, the number of sites; it must be divided by this number instead.`,
    },
  ];
}

const efficiencyUnit = (value: number): string => `${formatSignificant(value, 3)} L/(mol·s)`;

function efficiency(random: Random): Draft {
  const enzyme = random.integer(2, 40) / 4;
  const limit = random.integer(2, 40) / 20;
  const michaelis = random.integer(2, 90) * 5;
  const turnover = (limit * 1000) / enzyme;
  const result = turnover / (michaelis * 1e-6);
  return {
    text: `With ${formatSignificant(enzyme, 3)} nmol/L of an enzyme, *V*_{max} is ${formatSignificant(limit, 3)} µmol/(L·s). The *K*_{M} of the enzyme is ${plain(michaelis)} µmol/L. What is its catalytic efficiency, *k*_{cat}/*K*_{M}?`,
    answer: efficiencyUnit(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(6),
      [
        {
          value: turnover / (michaelis * 1e-3),
          slip: 'unit-prefix',
          factor: 'u',
          teaching: '1 µmol/L is 10^{−6} mol/L; here *K*_{M} was read as mmol/L.',
        },
        {
          value: turnover / (michaelis * 1e-9),
          slip: 'unit-prefix',
          factor: 'u',
          teaching: '1 µmol/L is 10^{−6} mol/L; here *K*_{M} was read as nmol/L.',
        },
        {
          value: (limit * 1e-6) / (michaelis * 1e-6),
          slip: 'one-step-short',
          factor: 'e',
          teaching: 'This is *V*_{max}/*K*_{M}; *V*_{max} was not divided by the enzyme concentration.',
        },
        {
          value: turnover * michaelis * 1e-6,
          slip: 'multiplied-for-divided',
          factor: 'k',
          teaching:
            '*k*_{cat} was multiplied by *K*_{M}; a small *K*_{M} makes an enzyme efficient, so *k*_{cat} must be divided by it.',
        },
        {
          value: turnover / michaelis,
          slip: 'unit-prefix',
          factor: 'u',
          teaching:
            '*K*_{M} was used in µmol/L; the answer is in L/(mol·s), so *K*_{M} must be converted to mol/L.',
        },
        {
          value: result * enzyme ** 2,
          slip: 'multiplied-for-divided',
          factor: 'e',
          teaching:
            '*V*_{max} was multiplied by the concentration of the enzyme; *k*_{cat} is *V*_{max} divided by it.',
        },
        {
          value: result / 2,
          slip: 'needless-half',
          factor: 'v',
          teaching:
            'Half of *V*_{max}, the rate at *K*_{M}, was used; *k*_{cat} is calculated from *V*_{max} itself.',
        },
        {
          value: result * 2,
          slip: 'needless-doubling',
          factor: 'v',
          teaching:
            '*K*_{M} was halved because the rate at *K*_{M} is half of *V*_{max}; *K*_{M} itself must be used.',
        },
      ],
      efficiencyUnit,
    ),
    explanation: `*k*_{cat} = \\frac{${formatSignificant(limit * 1000, 3)} nmol/(L·s)}{${formatSignificant(enzyme, 3)} nmol/L} = ${formatSignificant(turnover, 5)} s^{−1}. Dividing by *K*_{M} gives *k*_{cat}/*K*_{M} = \\frac{${formatSignificant(turnover, 5)} s^{−1}}{${plain(michaelis)} × 10^{−6} mol/L} = ${efficiencyUnit(result)}.`,
    finding: `(*V*_{max}/[E])/*K*_{M} in mol/L is ${efficiencyUnit(result)}.`,
  };
}

function rateBelowSaturation(random: Random): Draft {
  const turnover = random.integer(10, 40) * 10;
  const enzyme = random.integer(2, 40) / 4;
  const michaelis = random.integer(2, 20) * 20;
  const substrate = michaelis * random.pick([0.25, 0.5, 1.5, 2, 3]);
  const minutes = random.integer(2, 6);
  const rate = (turnover * enzyme * substrate) / (michaelis + substrate) / 1000;
  const result = rate * 60 * minutes;
  const micromolar = (value: number): string => `${formatSignificant(value, 3)} µmol/L`;
  return {
    text: `An enzyme has *k*_{cat} = ${turnover} s^{−1} and *K*_{M} = ${plain(michaelis)} µmol/L. At a concentration of ${plain(enzyme)} nmol/L, it acts on a substrate whose concentration is held at ${plain(substrate)} µmol/L. What concentration of product is formed in ${minutes}.00 min?`,
    answer: micromolar(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(6),
      [
        {
          value: (turnover * enzyme * 60 * minutes) / 1000,
          slip: 'taken-as-saturated',
          factor: 's',
          teaching:
            'The rate was taken as *V*_{max}; the substrate concentration is not far above *K*_{M}, so the enzyme is only partly saturated.',
        },
        {
          value: rate * minutes,
          slip: 'minutes-for-seconds',
          factor: 't',
          teaching:
            'The time was used in minutes; *k*_{cat} is per second, so the minutes must be converted to seconds.',
        },
        {
          value: result * (michaelis / substrate),
          slip: 'km-vmax-mixed-up',
          factor: 's',
          teaching: 'The saturated fraction is [S]/(*K*_{M} + [S]); here *K*_{M} was used in the numerator.',
        },
        {
          value: result * 1000,
          slip: 'unit-prefix',
          factor: 'u',
          teaching: 'The result in nmol/L was taken as µmol/L; 1000 nmol equals 1 µmol.',
        },
      ],
      micromolar,
    ),
    explanation: `*v* = *k*_{cat}[E] × \\frac{[S]}{*K*_{M} + [S]} = ${turnover} s^{−1} × ${formatSignificant(enzyme, 3)} nmol/L × \\frac{${plain(substrate)}}{${plain(michaelis)} + ${plain(substrate)}} = ${formatSignificant(rate * 1000, 5)} nmol/(L·s). In ${minutes * 60} s, the concentration of product formed is ${formatSignificant(rate * 1000, 5)} × ${minutes * 60} nmol/L = ${micromolar(result)}.`,
    finding: `The rate times ${minutes * 60} s is ${micromolar(result)}.`,
  };
}
