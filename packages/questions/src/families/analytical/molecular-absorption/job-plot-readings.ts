import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { formationConstant } from './formation-constant.ts';
import { drawJobPlot, drawMixture, topsOf, two, written, type Composition } from './job-plot.ts';

/** Job plots of a metal ion M and a ligand L: formula, molar absorptivity and formation constant of their complex. */
export const jobPlotReadings: Family = {
  id: 'job-plot-readings',
  name: 'Reading a Job plot',
  subject: 'analytical',
  topics: ['molecular-absorption'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['jobs-method'],
    intermediate: ['jobs-method', 'beer-lambert-law'],
    advanced: ['jobs-method', 'complex-ion-equilibria'],
  },
  uses: ['complex-ions'],
  reference: 'Harris, Quantitative Chemical Analysis, section 19-3',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return formula(random);
      case 'intermediate':
        return absorptivity(random);
      case 'advanced':
        return formationConstant(random);
    }
  },
};

const compositions: readonly Composition[] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [2, 3],
  [3, 1],
  [3, 2],
];

function formula(random: Random): Draft | null {
  const composition = random.pick(compositions);
  const isOfLigand = random.pick([true, false]);
  const { figure, peak } = drawJobPlot(composition, isOfLigand, random.integer(40, 95) / 100, 0.9);
  const [m, n] = composition;
  const [own, other] = isOfLigand ? [n, m] : [m, n];
  const [name, otherName] = isOfLigand ? ['L', 'M'] : ['M', 'L'];
  const key = written(composition);
  return {
    text: 'According to the plot, what is the formula of the complex of the metal ion M and the ligand L?',
    shown: { figure, keyFrom: (drawing) => written(compositionOf(drawing, isOfLigand)) },
    answer: key,
    distractors: wrongFormulas(composition, random).map((wrong) => ({
      text: written(wrong),
      ...slipTo(wrong, composition, isOfLigand),
    })),
    explanation: `The largest amount of the complex forms where M and L are present in the ratio given by its formula. The lines meet at a mole fraction of ${name} of about ${formatDecimals(peak, 2)}, which leaves ${formatDecimals(1 - Math.round(100 * peak) / 100, 2)} for ${otherName}: ${own} of ${name} to ${other} of ${otherName}, that is, ${key}.`,
    finding: `The maximum lies where M and L are in the ratio ${m} to ${n}.`,
  };
}

/**
 * Three wrong formulas, each of which is the key of other questions: that of the turned ratio, and either two that are each other's turned
 * ratio or one to one and any other. Beside one to one stand two that are each other's.
 */
function wrongFormulas(key: Composition, random: Random): Composition[] {
  const turned = ([m, n]: Composition): Composition => [n, m];
  const isEven = ([m, n]: Composition): boolean => m === n;
  const isKey = (one: Composition): boolean => written(one) === written(key);
  const others = random.shuffle(
    compositions.filter((one) => !isEven(one) && !isKey(one) && !isKey(turned(one))),
  );
  const [first = key] = others;
  const second = others.find((one) => ![first, turned(first)].map(written).includes(written(one))) ?? key;
  if (isEven(key)) return [first, turned(first), second];
  return random.pick([true, false]) ? [turned(key), first, turned(first)] : [turned(key), [1, 1], first];
}

/** What leads to a wrong formula. */
function slipTo(
  wrong: Composition,
  [m, n]: Composition,
  isOfLigand: boolean,
): Pick<Distractor, 'slip' | 'teaching'> {
  const [name, otherName] = isOfLigand ? ['L', 'M'] : ['M', 'L'];
  const [own, other] = isOfLigand ? [n, m] : [m, n];
  const [wrongOwn, wrongOther] = isOfLigand ? [wrong[1], wrong[0]] : wrong;
  const here = formatDecimals(own / (own + other), 2);
  const isSame = (mine: number, others: number): boolean => wrongOwn * others === wrongOther * mine;
  if (isSame(other, own))
    return {
      slip: 'inverted-ratio',
      teaching: `The axis shows the mole fraction of ${name}, which was mistaken for that of ${otherName}.`,
    };
  if (isSame(own, own + other))
    return {
      slip: 'share-for-ratio',
      teaching: `The mole fraction compares ${name} with M and L together; the formula compares it with ${otherName} alone.`,
    };
  if (isSame(own + other, own))
    return {
      slip: 'share-for-ratio',
      teaching: `The mole fraction compares ${name} with M and L together, and here the ratio was inverted as well; the formula compares it with ${otherName} alone.`,
    };
  if (isSame(1, 1))
    return {
      slip: 'equal-amounts-in-complex',
      teaching: `A 1:1 ratio is correct only if the maximum lies at a mole fraction of 0.5; here it lies at ${here}.`,
    };
  const there = formatDecimals(wrongOwn / (wrongOwn + wrongOther), 2);
  return {
    slip: 'maximum-misplaced',
    teaching: `At the maximum, the amounts are in the ratio of the formula; with this formula, the maximum would lie at a mole fraction of ${name} of ${there}, not ${here}.`,
  };
}

/** The composition whose peak lies nearest to that of the dashed lines. */
function compositionOf({ lines }: DrawingReading, isOfLigand: boolean): Composition {
  const at = lines[1]?.[1]?.[0] ?? NaN;
  const metal = isOfLigand ? 1 - at : at;
  const away = ([m, n]: Composition): number => Math.abs(m / (m + n) - metal);
  return compositions.toSorted((one, other) => away(one) - away(other))[0] ?? [1, 1];
}

function absorptivity(random: Random): Draft | null {
  const { n, sum, isOfLigand, top, measured, figure } = drawMixture(random, [1, 2, 3]);
  const share = 1 / (1 + n);
  const key = top / (sum * share);
  const write = (value: number): string => `${two(value)} L mol^{−1} cm^{−1}`;
  const complex = written([1, n]);
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: top / sum,
        slip: 'total-for-metal',
        factor: 'concentration',
        teaching: `The sum of both concentrations was used as the concentration of the complex, which is at most that of M, ${formatDecimals(share, 2)} times the sum.`,
      },
      {
        value: top / (sum * (1 - share)),
        slip: 'ligand-for-metal',
        factor: 'concentration',
        teaching: 'The concentration of L was used; that of the complex is at most that of M.',
      },
      {
        value: measured / (sum * share),
        slip: 'incomplete-taken-as-complete',
        factor: 'absorbance',
        teaching:
          'The measured absorbance was used, but some M is not bound there; the dashed lines show the absorbance for complete binding.',
      },
      {
        value: (top - measured) / (sum * share),
        slip: 'difference-for-level',
        factor: 'absorbance',
        teaching:
          'The difference between the two absorbances was used; the absorbance where the dashed lines meet is needed.',
      },
      {
        value: top / (sum * share * 2),
        slip: 'needless-factor-two',
        factor: 'half',
        teaching: 'The concentration was doubled; the complex has at most the concentration of M.',
      },
      {
        value: (2 * top) / (sum * share),
        slip: 'needless-half',
        factor: 'half',
        teaching: 'The concentration was halved, though each M forms one complex.',
      },
      {
        value: top / (measured / top) / (sum * share),
        slip: 'incomplete-taken-as-complete',
        factor: 'absorbance',
        teaching:
          'The absorbance for complete binding was divided by the concentration of the complex actually formed.',
      },
      {
        value: top / (sum * share ** 2),
        slip: 'share-taken-twice',
        factor: 'concentration',
        teaching: `The mole fraction of M, ${formatDecimals(share, 2)}, was used as a factor twice.`,
      },
      ...(n === 1
        ? []
        : [
            {
              value: (n * top) / (sum * share),
              slip: 'divided-by-ligands',
              factor: 'concentration',
              teaching: `The concentration of M was divided by ${n}, though a complex contains one M.`,
            },
          ]),
      {
        value: top * sum * share,
        slip: 'multiplied-for-divided',
        teaching:
          'The absorbance was multiplied by the concentration; according to the Beer–Lambert law, it must be divided by it.',
      },
    ],
    0.15,
  );
  const concentration = sum * share;
  return (
    options && {
      text: `M and L form the complex ${complex}, which is the only species that absorbs. The total concentrations of M and L add up to ${two(sum)} mol/L in all mixtures, and the path length is 1.00 cm. What is the molar absorptivity of the complex?`,
      shown: { figure, keyFrom: (drawing) => write(topsOf(drawing)[0] / (sum * share)) },
      ...options,
      explanation: `If all of the M and L were bound, the absorbance would be about ${formatDecimals(top, 2)} where the dashed lines meet, at a mole fraction of ${isOfLigand ? `L of ${formatDecimals(1 - share, 2)}` : `M of ${formatDecimals(share, 2)}`}. The concentration of the complex would equal that of M: \\frac{${two(sum)} mol/L}{${n + 1}} = ${scientificNumber(concentration, 3)} mol/L. *ε* = \\frac{${formatDecimals(top, 2)}}{${scientificNumber(concentration, 3)} mol/L × 1.00 cm} = ${options.answer}.`,
      finding: `The absorbance for complete binding over the concentration of M is ${options.answer}.`,
    }
  );
}
