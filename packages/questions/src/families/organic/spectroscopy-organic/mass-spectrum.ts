import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';

interface Counts {
  C: number;
  H: number;
  Br: number;
  Cl: number;
  N: number;
  O: number;
}

/** Mass numbers of the most abundant isotopes, and average atomic masses rounded to whole numbers. */
const lightest: Readonly<Record<keyof Counts, number>> = { C: 12, H: 1, Br: 79, Cl: 35, N: 14, O: 16 };
const average: Readonly<Record<keyof Counts, number>> = { C: 12, H: 1, Br: 80, Cl: 35.5, N: 14, O: 16 };

interface Loss {
  lost: string;
  mass: number;
}

const losses: readonly Loss[] = [
  { lost: 'a methyl radical', mass: 15 },
  { lost: 'a molecule of water', mass: 18 },
  { lost: 'an ethyl radical', mass: 29 },
  { lost: 'a methoxy radical', mass: 31 },
  { lost: 'a molecule of ethene', mass: 28 },
  { lost: 'an ethoxy radical', mass: 45 },
];

/** The molecular ion and its isotopes; harder ones ask for fragments and for the number of carbons. */
export const massSpectrum: Family = {
  id: 'mass-spectrum',
  name: 'Reading a mass spectrum',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['mass-spectrometry-of-organic-compounds'],
    intermediate: ['mass-spectrometry-of-organic-compounds'],
    advanced: ['isotope-patterns'],
  },
  reference: 'McMurry, Organic Chemistry, chapter 12',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return molecularIon(random);
      case 'intermediate':
        return fragment(random);
      case 'advanced':
        return carbonsFromIsotopes(random);
    }
  },
};

function molecularIon(random: Random): Draft | null {
  const carbon = random.integer(2, 9);
  const counts: Counts = {
    C: carbon,
    H: 0,
    Br: random.integer(0, 1),
    Cl: random.integer(0, 2),
    N: random.integer(0, 1),
    O: random.integer(0, 2),
  };
  if (counts.Br + counts.Cl === 0 || counts.Br + counts.Cl + counts.N + counts.O > carbon) return null;
  counts.H = 2 * carbon + 2 + counts.N - counts.Br - counts.Cl - 2 * random.integer(0, 1);
  const key = massOf(counts, lightest);
  const heavier = [
    ...(counts.Cl > 0 ? [{ heavy: '^{37}Cl', light: '^{35}Cl' }] : []),
    ...(counts.Br > 0 ? [{ heavy: '^{81}Br', light: '^{79}Br' }] : []),
  ];
  const heavy = heavier.map((one) => one.heavy).join(' or ');
  const lifts = heavier
    .map((one) => `each ${one.heavy} in place of ${one.light} adds two units`)
    .join(' and ');
  const candidates = [
    {
      value: massOf(counts, average),
      slip: 'average-mass-for-isotope',
      teaching:
        'Average atomic masses were added; a mass spectrum shows each isotope by itself, with its whole mass number.',
    },
    {
      value: key + 2,
      slip: 'isotope-pattern-misread',
      teaching: `This ion contains one heavier halogen isotope (${heavy}); the lightest isotopes were asked for.`,
    },
    {
      value: key - (counts.Br > 0 ? 79 : 35),
      slip: 'lost-mass-for-fragment',
      teaching: 'This ion has already lost a halogen atom; the molecular ion is the whole molecule.',
    },
    {
      value: key - counts.H,
      slip: 'hydrogen-miscounted',
      teaching: `The ${counts.H} hydrogens count as well, with one unit each.`,
    },
    {
      value: key + 4,
      slip: 'isotope-pattern-misread',
      teaching: 'This would be an ion with two heavy halogen isotopes; the lightest isotopes were asked for.',
    },
  ];
  return {
    text: `At which *m*/*z* does the molecular ion of ${formulaOf(counts)} with the isotopes ${isotopesOf(counts)} appear?`,
    answer: String(key),
    distractors: candidates
      .filter(({ value }) => Math.abs(value - key) >= 2)
      .map(({ value, slip, teaching }) => ({ text: String(Math.round(value)), slip, teaching })),
    explanation: `${addends(counts)} = ${key}. The lost electron does not change the mass number; ${lifts}.`,
    finding: `The mass numbers of the named isotopes add up to ${key}.`,
  };
}

function fragment(random: Random): Draft | null {
  const carbon = random.integer(4, 9);
  const oxygen = random.integer(1, 2);
  const counts: Counts = {
    C: carbon,
    H: 2 * carbon + 2 - 2 * random.integer(0, 1),
    Br: 0,
    Cl: 0,
    N: 0,
    O: oxygen,
  };
  const molecular = massOf(counts, lightest);
  const { lost, mass } = random.pick(losses);
  const key = molecular - mass;
  const others = losses.filter((loss) => Math.abs(loss.mass - mass) > 5);
  const confused = random.pick(others);
  return {
    text: `The molecular ion of a compound ${formulaOf(counts)} loses ${lost}. At which *m*/*z* does the charged fragment appear? (^{12}C, ^{1}H, ^{16}O)`,
    answer: String(key),
    distractors: [
      {
        text: String(mass),
        slip: 'lost-mass-for-fragment',
        teaching: `This is the mass of what is lost; the neutral part is not detected, the charged rest is.`,
      },
      {
        text: String(molecular),
        slip: 'one-step-short',
        teaching: 'This is the molecular ion itself; the mass of the lost part still has to be subtracted.',
      },
      {
        text: String(molecular - confused.mass),
        slip: 'fragment-mass-confused',
        teaching: `Here ${confused.mass} units were subtracted, the mass of ${confused.lost}; ${lost} has ${mass}.`,
      },
      {
        text: String(molecular + mass),
        slip: 'wrong-sign',
        teaching: 'The mass of the lost part is subtracted from that of the molecular ion, not added to it.',
      },
    ],
    explanation: `Molecular ion: ${addends(counts)} = ${molecular}. Without ${lost} (${mass}): ${molecular} − ${mass} = ${key}.`,
    finding: `Molecular mass number ${molecular} minus ${mass} gives ${key}.`,
  };
}

function carbonsFromIsotopes(random: Random): Draft | null {
  const carbon = random.integer(5, 18);
  const height = random.integer(20, 98);
  const isotopePeak = Math.round(height * carbon * 0.11) / 10;
  const key = Math.round(isotopePeak / height / 0.011);
  if (key !== carbon || Math.abs(isotopePeak / height / 0.011 - carbon) > 0.2) return null;
  const ratio = (100 * isotopePeak) / height;
  const options = quantityOptions(key, (value) => String(Math.round(value)), [
    {
      value: isotopePeak / 1.1,
      slip: 'ratio-not-formed',
      teaching: `The M + 1 peak has to be compared with the M peak of ${height} %, not with 100 %.`,
    },
    {
      value: ratio / 2.2,
      slip: 'isotope-pattern-misread',
      teaching: 'Each carbon adds 1.1 % to M + 1; there is no second heavy isotope to count.',
    },
    {
      value: ratio * 1.1,
      slip: 'multiplied-for-divided',
      teaching: 'The share of M + 1 is divided by the 1.1 % that each carbon adds.',
    },
    {
      value: ratio,
      slip: 'percentage-taken-as-count',
      teaching: 'This is the height of M + 1 in percent of M; each carbon adds 1.1 % to it, not 1 %.',
    },
    {
      value: key + 2,
      slip: 'carbons-miscounted',
      teaching: 'Two carbons more would raise M + 1 by another 2.2 % of the M peak.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `In the mass spectrum of a hydrocarbon the M peak has a relative height of ${height} % and the M + 1 peak one of ${formatDecimals(isotopePeak, 1)} % (both relative to the base peak). Each carbon adds 1.1 % of the height of M to M + 1; ^{2}H is negligible. How many carbons does the molecule have?`,
    ...options,
    explanation: `\\frac{M + 1}{M} = \\frac{${formatDecimals(isotopePeak, 1)}}{${height}} = ${formatSignificant(ratio, 3)} %. With 1.1 % for each carbon: \\frac{${formatSignificant(ratio, 3)}}{1.1} = ${formatSignificant(toFigures(ratio, 3) / 1.1, 3)}, rounded to ${key} carbons.`,
    finding: `Height of M + 1 over M, divided by 1.1 %, rounds to ${key}.`,
  };
}

const order = ['C', 'H', 'Br', 'Cl', 'N', 'O'] as const;

function massOf(counts: Counts, masses: Readonly<Record<keyof Counts, number>>): number {
  return order.reduce((sum, element) => sum + counts[element] * masses[element], 0);
}

function formulaOf(counts: Counts): string {
  const parts = order.map((element) =>
    counts[element] === 0 ? '' : `${element}${counts[element] === 1 ? '' : counts[element]}`,
  );
  return `\\ce{${parts.join('')}}`;
}

function isotopesOf(counts: Counts): string {
  const named = order
    .filter((element) => counts[element] > 0)
    .map((element) => `^{${lightest[element]}}${element}`);
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
}

function addends(counts: Counts): string {
  return order
    .filter((element) => counts[element] > 0)
    .map((element) => `${counts[element]} × ${lightest[element]}`)
    .join(' + ');
}
