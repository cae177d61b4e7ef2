import { formatDecimals } from '@valence/chemistry';
import { heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { scientificNumber } from '../../texts/plain-number.ts';

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
  reference: 'Harris, Quantitative Chemical Analysis, section 19-4',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return formula(random);
      case 'intermediate':
        return absorptivity(random);
      case 'advanced':
        return constant(random);
    }
  },
};

/** Of a complex MₘLₙ the numbers m and n. */
type Composition = readonly [metal: number, ligand: number];

interface JobPlot {
  figure: Figure;
  /** Mole fraction on the axis at which all of both would be bound. */
  peak: number;
}

/**
 * Absorbance against the mole fraction of the ligand or of the metal, at a constant sum of both.
 * @param top absorbance that complete formation would give at the peak
 * @param bound share of the complex that is formed there
 */
function drawPlot([m, n]: Composition, isOfLigand: boolean, top: number, bound: number): JobPlot {
  const [whole, metalShare] = [m + n, m / (m + n)];
  // In units of the constant sum: the formation constant that leaves the stated share bound where the amounts fit.
  const most = 1 / whole;
  const left = (1 - bound) * most;
  const formation = (bound * most) / ((m * left) ** m * (n * left) ** n);
  const formed = (metal: number): number => {
    let [low, high] = [0, Math.min(metal / m, (1 - metal) / n)];
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      const isTooLittle = formation * (metal - m * middle) ** m * (1 - metal - n * middle) ** n > middle;
      [low, high] = isTooLittle ? [middle, high] : [low, middle];
    }
    return (low + high) / 2;
  };
  const peak = isOfLigand ? 1 - metalShare : metalShare;
  const curve = places(0, 1, 60).map((x): Point => [x, (top * formed(isOfLigand ? 1 - x : x)) / most]);
  const figure: Figure = {
    kind: 'plot',
    of: 'Job plot',
    caption: 'Absorbance of mixtures of M and L whose concentrations have the same sum',
    x: { quantity: `Mole fraction of ${isOfLigand ? 'L' : 'M'}`, from: 0, to: 1, step: 0.2, parts: 4 },
    y: { quantity: 'Absorbance', ...niceAxis(top * 1.02) },
    series: [
      { name: 'measured', shape: 'line', points: curve },
      {
        name: 'if all were bound',
        shape: 'line',
        points: [
          [0, 0],
          [peak, top],
          [1, 0],
        ],
      },
    ],
  };
  return { figure, peak };
}

function written([m, n]: Composition): string {
  const subscript = (count: number): string => (count === 1 ? '' : `_{${count}}`);
  return `M${subscript(m)}L${subscript(n)}`;
}

const compositions: readonly Composition[] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [2, 3],
];

function formula(random: Random): Draft | null {
  const composition = random.pick(compositions);
  const isOfLigand = random.pick([true, false]);
  const { figure, peak } = drawPlot(composition, isOfLigand, random.integer(40, 95) / 100, 0.9);
  const [m, n] = composition;
  const whole = m + n;
  const [own, other] = isOfLigand ? [n, m] : [m, n];
  const of = (mine: number, others: number): string => written(isOfLigand ? [others, mine] : [mine, others]);
  const [name, otherName] = isOfLigand ? ['L', 'M'] : ['M', 'L'];
  const distractors = [
    {
      text: of(other, own),
      slip: 'inverted-ratio',
      teaching: `The axis is the mole fraction of ${name}, which was taken for that of ${otherName}.`,
    },
    {
      text: of(own, whole),
      slip: 'share-for-ratio',
      teaching: `The mole fraction compares ${name} with both together; the formula compares it with ${otherName} alone.`,
    },
    {
      text: of(whole, own),
      slip: 'share-for-ratio',
      teaching: `The mole fraction is that of ${name} among both together, and it was turned around as well.`,
    },
    {
      text: of(own + 1, other),
      slip: 'other-special-point',
      teaching: `At the maximum the amounts are in the ratio of the formula; with this formula it would lie farther toward ${name}.`,
    },
    {
      text: of(own, other + 1),
      slip: 'other-special-point',
      teaching: `At the maximum the amounts are in the ratio of the formula; with this formula it would lie farther toward ${otherName}.`,
    },
    {
      text: of(1, 1),
      slip: 'equal-amounts-in-complex',
      teaching: 'One to one is right only where the maximum lies at a mole fraction of 0.5.',
    },
  ];
  const key = written(composition);
  return {
    text: 'What is the formula of the complex of the metal ion M and the ligand L?',
    shown: { figure, keyFrom: (drawing) => written(compositionOf(drawing, isOfLigand)) },
    answer: key,
    // A formula with a common factor would have its maximum where a simpler one has it.
    distractors: distractors.filter(({ text }) => text !== key && !/_\{2\}L_\{[24]\}/.test(text)),
    explanation: `Most complex forms where the amounts are in the ratio of the formula. The lines meet at a mole fraction of ${name} of about ${formatDecimals(peak, 2)}, which leaves ${formatDecimals(1 - Number(peak.toFixed(2)), 2)} for ${otherName}: ${own} of ${name} to ${other} of ${otherName}, that is ${key}.`,
    finding: `The maximum lies where M and L are in the ratio ${m} to ${n}.`,
  };
}

/** The composition whose peak lies nearest to that of the dashed lines. */
function compositionOf({ lines }: DrawingReading, isOfLigand: boolean): Composition {
  const at = lines[1]?.[1]?.[0] ?? NaN;
  const metal = isOfLigand ? 1 - at : at;
  const away = ([m, n]: Composition): number => Math.abs(m / (m + n) - metal);
  return compositions.toSorted((one, other) => away(one) - away(other))[0] ?? [1, 1];
}

interface Mixture {
  n: number;
  /** Constant sum of both concentrations in mol/L. */
  sum: number;
  isOfLigand: boolean;
  /** Absorbances at the peak, as they are read: for complete formation, and measured. */
  top: number;
  measured: number;
  figure: Figure;
}

/** A complex MLₙ, not all of which is formed. */
function drawMixture(random: Random, ligands: readonly number[]): Mixture {
  const n = random.pick(ligands);
  const isOfLigand = random.pick([true, false]);
  const sum = random.integer(20, 99) / 1e5;
  const top = random.integer(25, 48) / 50;
  const bound = random.integer(60, 80) / 100;
  const { figure } = drawPlot([1, n], isOfLigand, top, bound);
  return { n, sum, isOfLigand, top, measured: Number((top * bound).toFixed(2)), figure };
}

/** The absorbances at the peak, for complete formation and as measured. */
function topsOf({ lines: [curve = [], straight = []] }: DrawingReading): [number, number] {
  const [x, y] = straight[1] ?? [NaN, NaN];
  return [y, heightAt(curve, x)];
}

const two = (value: number): string => scientificNumber(value, 2);

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
        teaching: `The sum of both was taken for the concentration of the complex, which is at most that of M, ${formatDecimals(share, 2)} of it.`,
      },
      {
        value: top / (sum * (1 - share)),
        slip: 'ligand-for-metal',
        factor: 'concentration',
        teaching: 'The concentration of L was taken; that of the complex is at most that of M.',
      },
      {
        value: measured / (sum * share),
        slip: 'incomplete-taken-as-complete',
        factor: 'absorbance',
        teaching:
          'The measured absorbance was taken, where a part is not bound; the dashed lines tell it for all.',
      },
      {
        value: (top - measured) / (sum * share),
        slip: 'difference-for-level',
        factor: 'absorbance',
        teaching: 'The difference of both absorbances was taken; that of the dashed lines counts.',
      },
      {
        value: top / (sum * share * 2),
        slip: 'needless-half',
        factor: 'half',
        teaching: 'Nothing is to be halved: the path is 1 cm.',
      },
      {
        value: top * sum * share,
        slip: 'multiplied-for-divided',
        teaching: 'By the Beer–Lambert law the absorbance is divided by concentration and path.',
      },
    ],
    0.15,
  );
  const concentration = sum * share;
  return (
    options && {
      text: `M and L form the complex ${complex}, which alone absorbs. The concentrations of M and L have the sum ${two(sum)} mol/L in all mixtures, and the path is 1.00 cm. What is the molar absorptivity of the complex?`,
      shown: { figure, keyFrom: (drawing) => write(topsOf(drawing)[0] / (sum * share)) },
      ...options,
      explanation: `If all were bound, the absorbance would be about ${formatDecimals(top, 2)} where the dashed lines meet, at a mole fraction of ${isOfLigand ? `L of ${formatDecimals(1 - share, 2)}` : `M of ${formatDecimals(share, 2)}`}. The complex would be as concentrated as M: \\frac{${two(sum)} mol/L}{${n + 1}} = ${scientificNumber(concentration, 3)} mol/L. *ε* = \\frac{${formatDecimals(top, 2)}}{${scientificNumber(concentration, 3)} mol/L × 1.00 cm} = ${options.answer}.`,
      finding: `The absorbance of complete formation over the concentration of M is ${options.answer}.`,
    }
  );
}

function constant(random: Random): Draft | null {
  const { n, sum, top, measured, figure } = drawMixture(random, [1, 2]);
  const share = 1 / (1 + n);
  const metal = Number((sum * share).toPrecision(3));
  const of = (bound: number, total = metal, ligand: number = n): number =>
    (bound * total) / ((1 - bound) * total * (ligand * (1 - bound) * total) ** n);
  const bound = Number((measured / top).toPrecision(2));
  const key = of(bound);
  const complex = written([1, n]);
  const options = shareReadingOptions(
    key,
    two,
    [
      {
        value: of(bound, sum),
        slip: 'total-for-metal',
        factor: 'concentration',
        teaching: `The sum of both was taken for the concentration of M, which is ${n === 1 ? 'half' : 'a third'} of it.`,
      },
      {
        value: of(1 - bound),
        slip: 'rest-for-part',
        factor: 'bound',
        teaching: 'The bound and the free share took each other’s place.',
      },
      {
        value: bound / ((1 - bound) * (n * metal) ** n),
        slip: 'free-for-total-ligand',
        factor: 'bound',
        teaching: 'All of L was taken as free, though a part of it is bound.',
      },
      {
        value: 1 / (bound * metal) ** n,
        slip: 'left-out-a-term',
        factor: 'bound',
        teaching: 'The shares were left out of which M and the complex consist.',
      },
      {
        value: key / ((1 - bound) * metal),
        slip: 'needless-square',
        factor: 'power',
        teaching: 'The concentration of free M stands in the denominator once.',
      },
      {
        value: 1 / key,
        slip: 'inverted-ratio',
        teaching: 'This is the constant of the dissociation, the reciprocal.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        factor: 'half',
        teaching: 'Nothing in the constant is to be halved.',
      },
      ...(n === 1
        ? []
        : [
            {
              value: of(bound, metal, 1),
              slip: 'ignored-coefficients',
              factor: 'ligand',
              teaching: 'For each free M there are two free L, which doubles their concentration.',
            },
            {
              value: bound / ((1 - bound) * n * (1 - bound) * metal),
              slip: 'forgot-exponent',
              factor: 'power',
              teaching: 'Two L are bound, so their concentration is squared.',
            },
          ]),
    ],
    0.4,
  );
  const [free, ligand] = [(1 - bound) * metal, n * (1 - bound) * metal].map((one) =>
    scientificNumber(one, 3),
  );
  const boundText = scientificNumber(bound * metal, 3);
  return (
    options && {
      text: `M and L form no complex but ${complex}, which alone absorbs. The concentrations of M and L have the sum ${two(sum)} mol/L in all mixtures. What is the formation constant of ${complex}?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const [full, found] = topsOf(drawing);
          return two(of(found / full));
        },
      },
      ...options,
      explanation: `Where the dashed lines meet, \\frac{${formatDecimals(measured, 2)}}{${formatDecimals(top, 2)}} = ${formatDecimals(bound, 2)} of M is bound. There *c*(M) is \\frac{${two(sum)} mol/L}{${n + 1}} = ${scientificNumber(metal, 3)} mol/L, so the complex has ${boundText} mol/L, free M ${free ?? ''} mol/L and free L ${ligand ?? ''} mol/L. *K* = \\frac{${boundText}}{${free ?? ''} × ${n === 1 ? (ligand ?? '') : `(${ligand ?? ''})^{2}`}} = ${options.answer}.`,
      finding: `The share that is bound at the peak leads to ${options.answer}.`,
    }
  );
}
