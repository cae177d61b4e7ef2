import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { signTurned } from '../../options/slips-together.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { readMissingStep, saltCycle, type DrawnStep, type Salt, type SaltCycle } from './born-haber-cycle.ts';
import { halogens, metals } from './born-haber-salts.data.ts';

/** Born–Haber cycles drawn as energy levels: the enthalpy change of the one step that has no number. */
export const bornHaberReadings: Family = {
  id: 'born-haber-readings',
  name: 'Reading a Born–Haber cycle',
  subject: 'general',
  topics: ['thermochemistry', 'chemical-bonding'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['born-haber-cycle', 'lattice-enthalpy'],
    intermediate: ['born-haber-cycle'],
    advanced: ['born-haber-cycle'],
  },
  uses: ['hesss-law', 'ionization-energy', 'electron-affinity'],
  reference: 'OpenStax Chemistry 2e, section 7.5',
  showsFigure: true,
  draft(random, difficulty) {
    const isDouble = difficulty === 'advanced';
    const salts = saltsOf(isDouble ? 2 : 1);
    const cycle = saltCycle(random.pick(salts), random.pick([true, false]));
    const asked = random.pick(askedAt[difficulty]);
    const step = cycle.steps.find(({ is }) => is === asked);
    return step === undefined ? null : ask(random, cycle, step);
  },
};

const askedAt: Readonly<Record<Difficulty, readonly DrawnStep['is'][]>> = {
  beginner: ['lattice'],
  intermediate: ['formation', 'ionization', 'affinity', 'atomization'],
  advanced: ['affinity', 'dissociation', 'second-ionization'],
};

/** All salts of the table whose metal has that charge. */
function saltsOf(charge: number): Salt[] {
  return metals
    .filter(({ ionizations }) => ionizations.length === charge)
    .flatMap((metal) =>
      Object.values(halogens).flatMap((halogen) => {
        const formation = metal.halides[halogen.symbol];
        return formation === undefined ? [] : [{ metal, halogen, formation }];
      }),
    );
}

/** Nobody who knows what the step is believes that an ionization releases energy. */
function isUnbelievable({ is }: DrawnStep, text: string): boolean {
  return (is === 'ionization' || is === 'second-ionization') && text.startsWith('−');
}

const write = (value: number): string => `${signed(value)} kJ/mol`;

function signed(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatDecimals(Math.abs(value), 0)}`;
}

function ask(random: Random, cycle: SaltCycle, asked: DrawnStep): Draft | null {
  const { formula, count, levels, steps } = cycle;
  // The arrow stands for all atoms of the halogen; what is asked of it is for one mole of them.
  const share = asked.is === 'affinity' || asked.is === 'dissociation' ? count : 1;
  const way = wayAround(asked, steps);
  const slips = slipsOf(asked, way, share);
  const isUndivided = share !== 1 && random.pick([true, false]);
  const offered = quantityOptions(
    asked.value / share,
    write,
    asked.is === 'lattice'
      ? squareOf(random, slips, asked.value)
      : isUndivided
        ? undividedToo(random, slips, share)
        : slips,
  );
  if (offered === null) return null;
  const options = {
    ...offered,
    distractors: offered.distractors.filter(({ text }) => !isUnbelievable(asked, text)),
  };
  const figure: Figure = {
    kind: 'cycle',
    caption: `Born–Haber cycle of \\ce{${formula}}, not to scale; enthalpy changes in kJ/mol`,
    unit: 'kJ/mol',
    levels,
    steps: steps.map((step) => ({
      from: step.from,
      to: step.to,
      side: step.side,
      text: step === asked ? '*x*' : signed(step.value),
    })),
  };
  const sum = way
    .map(({ step, isAlong }, place) => {
      const number = write(step.value);
      const term = place === 0 && isAlong ? number : bracketed(number);
      const sign = isAlong ? '+' : '−';
      return place === 0 ? `${isAlong ? '' : sign}${term}` : `${sign} ${term}`;
    })
    .join(' ');
  const whole = write(asked.value);
  return {
    text: questionOf(cycle, asked),
    shown: { figure, keyFrom: (drawing) => write(readMissingStep(drawing) / share) },
    ...options,
    explanation: `Both ways around the cycle have the same enthalpy change. The other way from the tail of the arrow *x* to its head goes along some arrows and against others, whose signs are turned: *x* = ${sum} = ${whole}.${share === 1 ? '' : ` The arrow stands for ${share} mol of atoms; for one mole, \\frac{${whole}}{${share}} = ${options.answer}.`}`,
    finding: `The numbered arrows, added on the other way around the cycle, lead to ${options.answer}.`,
  };
}

/** The other steps of the cycle in the order in which they lead from the tail of the asked arrow to its head. */
function wayAround(asked: DrawnStep, steps: readonly DrawnStep[]): { step: DrawnStep; isAlong: boolean }[] {
  const way: { step: DrawnStep; isAlong: boolean }[] = [];
  let at = asked.from;
  while (at !== asked.to && way.length < steps.length) {
    const next = steps.find(
      (step) => step !== asked && way.at(-1)?.step !== step && (step.from === at || step.to === at),
    );
    if (next === undefined) break;
    const isAlong = next.from === at;
    way.push({ step: next, isAlong });
    at = isAlong ? next.to : next.from;
  }
  return way;
}

/** A slip in another step leaves at least so much of the lattice enthalpy, or the key would stand out by its size. */
const leastShare = 0.55;

/**
 * A slip in the electrons that the halogen takes up, one in another step, and both at once, each drawn to make the lattice enthalpy larger or
 * smaller: most slips leave out what is large, so that among all of them the key would be the largest number.
 */
function squareOf(random: Random, slips: readonly SlippedValue[], key: number): SlippedValue[] {
  const [ofAffinity, ofOther] = [random.pick([1, -1]), random.pick([1, -1])];
  const ofSteps = random.shuffle(slips.filter(({ term }) => term !== undefined));
  const goesTo = ({ value }: SlippedValue): number => Math.sign((value - key) * key);
  const one = ofSteps.find((slip) => slip.term === 'affinity' && goesTo(slip) === ofAffinity);
  const other = ofSteps.find(
    (slip) => slip.term !== 'affinity' && goesTo(slip) === ofOther && slip.value / key > leastShare,
  );
  if (one === undefined || other === undefined) return [];
  const both = one.value + other.value - key;
  return [
    one,
    other,
    {
      value: both,
      slip: one.slip,
      teaching: `Two slips at once. First: ${one.teaching} Second: ${other.teaching}`,
    },
  ].map(({ value, slip, teaching }) => ({ value, slip, teaching }));
}

const undivided = (share: number): string =>
  `the result is still for ${share} mol of atoms, and one mole is asked for`;

/** The sum that was not divided, beside another slip with and without it: of two pairs nobody sees which one holds the key. */
function undividedToo(random: Random, slips: readonly SlippedValue[], share: number): SlippedValue[] {
  const whole = slips.find(({ slip }) => slip === 'forgot-amount-of-atoms');
  const ratio = ({ value }: SlippedValue): number => (value * share) / (whole?.value ?? NaN);
  const near = slips.filter((one) => one.isBeforeLastStep && ratio(one) > 0.2 && ratio(one) < 5);
  const other = near.length > 0 ? random.pick(near) : undefined;
  if (whole === undefined || other === undefined) return [...slips];
  const plain = ({ value, slip, teaching }: SlippedValue): SlippedValue => ({ value, slip, teaching });
  return [
    // The likeliest mistake is offered often, and not always: it would be learnt.
    { ...plain(whole), isDecisive: random.next() < 0.4 },
    plain(other),
    {
      value: other.value * share,
      slip: other.slip,
      teaching: `Two slips at once. First: ${other.teaching} Second: ${undivided(share)}.`,
    },
  ];
}

function slipsOf(
  asked: DrawnStep,
  way: readonly { step: DrawnStep; isAlong: boolean }[],
  share: number,
): SlippedValue[] {
  const key = asked.value / share;
  const perStep = way.flatMap(({ step: { is, name, value }, isAlong }): SlippedValue[] => {
    const part = (isAlong ? value : -value) / share;
    // Where a division follows on the sum, whatever is slipped by in the sum comes before the last step.
    const place = share === 1 ? { term: is } : { isBeforeLastStep: true };
    const turned = isAlong
      ? `The way goes along the arrow of ${name}, so its number keeps its sign.`
      : `The way goes against the arrow of ${name}, so its number changes its sign.`;
    return [
      {
        value: key - 2 * part,
        slip: 'wrong-sign',
        teaching: turned,
        ...place,
      },
      {
        value: key - part,
        slip: 'cycle-step-left-out',
        ...place,
        teaching: `The way around the cycle includes ${name}, which was left out.`,
      },
      ...(asked.is === 'lattice' && (is === 'affinity' || is === 'dissociation')
        ? [
            {
              value: key + part,
              slip: 'needless-factor-two',
              ...place,
              teaching: `The number at the arrow of ${name} is for all atoms of the step as drawn, so it is counted once.`,
            },
          ]
        : []),
      ...(asked.is === 'lattice' && (is === 'affinity' || is === 'dissociation')
        ? [
            {
              value: key - part / 2,
              slip: 'needless-half',
              ...place,
              teaching: `The number at the arrow of ${name} was halved; it is for all atoms of the step as drawn, so it counts as it is.`,
            },
          ]
        : []),
    ];
  });
  return [
    {
      value: -key,
      slip: 'wrong-sign',
      lastStep: signTurned,
      teaching:
        'The way begins at the tail of the arrow and ends at its head; this is the change the other way.',
    },
    ...(share === 1
      ? []
      : [
          {
            value: asked.value,
            slip: 'forgot-amount-of-atoms',
            lastStep: { apply: (value: number) => value * share, deed: undivided(share) },
            teaching: `This is the whole arrow, for ${share} mol of atoms; one mole is asked for.`,
          },
        ]),
    ...perStep,
  ];
}

function questionOf({ formula, count }: SaltCycle, { is, name, to, from }: DrawnStep): string {
  const solid = `\\ce{${formula}(s)}`;
  switch (is) {
    case 'lattice':
      return `What is the lattice enthalpy *x*, the enthalpy change when ${solid} ${to < from ? 'forms from its gaseous ions' : 'is separated into its gaseous ions'}?`;
    case 'formation':
      return `What is the enthalpy of formation *x* of ${solid}?`;
    case 'affinity':
    case 'dissociation':
      return askedOfAtoms(is, formula, count);
    default:
      return `What is the enthalpy change *x* of ${name}?`;
  }
}

function askedOfAtoms(is: 'affinity' | 'dissociation', formula: string, count: number): string {
  const halogen = Object.values(halogens).find(({ symbol }) => formula.replace(/2$/, '').endsWith(symbol));
  const [symbol, name] = [halogen?.symbol ?? '', halogen?.name ?? ''];
  if (is === 'dissociation')
    return `The arrow *x* has no number. What is the enthalpy of atomization of ${name}, the enthalpy change per mole of \\ce{${symbol}(g)} atoms formed from the element?`;
  return count === 1
    ? `What is the enthalpy change *x* of \\ce{${symbol}(g) + e- -> ${symbol}-(g)}?`
    : `The arrow *x* has no number. What is the enthalpy change of \\ce{${symbol}(g) + e- -> ${symbol}-(g)}, per mole of atoms?`;
}
