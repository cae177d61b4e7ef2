import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { bracketed } from '../../texts/bracketed.ts';
import type { Draft, Family } from '../../family.ts';
import { ofThree } from '../../options/three-potentials.ts';
import { isFarApart, isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { potentialDifferenceSlips } from '../../options/potential-difference-slips.ts';

/** Two-electron couples at pH 7 and 25 °C, in volts; lowest first (Lehninger, table of standard potentials). */
const couples = [
  { oxidised: 'acetoacetate', reduced: '3-hydroxybutyrate', potential: -0.346 },
  { oxidised: 'NADP^{+}', reduced: 'NADPH', potential: -0.324 },
  { oxidised: 'NAD^{+}', reduced: 'NADH', potential: -0.32 },
  { oxidised: 'lipoic acid', reduced: 'dihydrolipoic acid', potential: -0.29 },
  { oxidised: 'FAD', reduced: 'FADH_{2}', potential: -0.219 },
  { oxidised: 'acetaldehyde', reduced: 'ethanol', potential: -0.197 },
  { oxidised: 'pyruvate', reduced: 'lactate', potential: -0.185 },
  { oxidised: 'oxaloacetate', reduced: 'malate', potential: -0.166 },
  { oxidised: 'crotonyl-CoA', reduced: 'butyryl-CoA', potential: -0.015 },
  { oxidised: 'fumarate', reduced: 'succinate', potential: 0.031 },
  { oxidised: 'ubiquinone', reduced: 'ubiquinol', potential: 0.045 },
  { oxidised: '\\ce{O2}', reduced: '\\ce{H2O}', potential: 0.816 },
] as const;

/** Two-electron transfers between biological couples: voltage, energy, and the ATP it could pay for. */
export const biologicalRedox: Family = {
  id: 'biological-redox',
  name: 'Biological redox potentials',
  subject: 'biochemistry',
  topics: ['bioenergetics', 'oxidative-phosphorylation'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['biological-redox'],
    intermediate: ['biological-redox', 'cell-potential-and-gibbs-energy'],
    advanced: ['biological-redox'],
  },
  uses: ['standard-cell-potential', 'coupling-to-atp'],
  reference: 'Lehninger Principles of Biochemistry, chapter 13',
  draft(random, difficulty) {
    const [first, second, third] = random.shuffle(couples);
    if (first === undefined || second === undefined) return null;
    const [donor, acceptor] = first.potential < second.potential ? [first, second] : [second, first];
    switch (difficulty) {
      case 'beginner':
        return random.pick(potentialsGiven) === 2 || third === undefined
          ? voltage(donor, acceptor)
          : voltageInChain(random, [donor, acceptor, third]);
      case 'intermediate':
        return energyOfTransfer(donor, acceptor);
      case 'advanced':
        return phosphorylations(random, donor, acceptor);
    }
  },
};

type Couple = (typeof couples)[number];

/** How many potentials a question of the beginner level gives; of three, two have to be chosen first. */
const potentialsGiven = [3, 3, 3, 3, 3, 3, 2, 3] as const;
const volts = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 3)} V`;
const kilojoules = (value: number): string => `${formatSignificant(value, 5)} kJ`;
const perVolt = 96.485;

function couplesStated(donor: Couple, acceptor: Couple, low: number, high: number): string {
  return `*E*°′: ${volts(low)} for ${donor.oxidised}/${donor.reduced} and ${volts(high)} for ${acceptor.oxidised}/${acceptor.reduced}`;
}

function voltage(donor: Couple, acceptor: Couple): Draft | null {
  const [low, high] = [donor.potential, acceptor.potential];
  const result = high - low;
  if (result < 0.03) return null;
  return {
    text: `Electrons pass from ${donor.reduced} to ${acceptor.oxidised}. What is Δ*E*°′ for this transfer? (${couplesStated(donor, acceptor, low, high)})`,
    answer: volts(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.015),
      [
        ...potentialDifferenceSlips({
          high,
          low,
          upper: 'acceptor',
          lower: 'donor',
        }),
        {
          value: 2 * result,
          slip: 'electron-count-forgotten',
          isBeforeLastStep: true,
          teaching:
            'The difference was multiplied by the two electrons; Δ*G* depends on the number of electrons, but potentials do not.',
        },
      ],
      volts,
    ),
    explanation: `The electrons pass from the donor to the acceptor: Δ*E*°′ = *E*°′(acceptor) − *E*°′(donor) = ${formatDecimals(high, 3)} V − ${bracketed(`${formatDecimals(low, 3)} V`)} = ${volts(result)}.`,
    finding: `Acceptor minus donor is ${volts(result)}.`,
  };
}

/** Electrons that pass through three couples: the whole way, or one of its two steps. */
function voltageInChain(random: Random, given: readonly [Couple, Couple, Couple]): Draft | null {
  const named = (couple: Couple): Couple & { name: string } => ({
    ...couple,
    name: `${couple.oxidised}/${couple.reduced}`,
  });
  const [one, other, another] = given;
  const { potentials, asked, upper, lower, key, slips } = ofThree(random, [
    named(one),
    named(other),
    named(another),
  ]);
  const [first, middle, last] = given.toSorted((left, right) => left.potential - right.potential);
  if (first === undefined || middle === undefined || last === undefined) return null;
  if (middle.potential - first.potential < 0.03 || last.potential - middle.potential < 0.03) return null;
  const step = {
    whole: `for the overall transfer from ${first.reduced} to ${last.oxidised}`,
    lower: `for the first step, from ${first.reduced} to ${middle.oxidised}`,
    upper: `for the second step, from ${middle.reduced} to ${last.oxidised}`,
  }[asked];
  return {
    text: `Electrons pass from ${first.reduced} to ${middle.oxidised}, and then from ${middle.reduced} to ${last.oxidised}. What is Δ*E*°′ ${step}? (*E*°′: ${potentials.map(({ name, potential }) => `${volts(potential)} for ${name}`).join(', ')})`,
    answer: volts(key),
    distractors: wrongNumbers(key, isFarApart(0.015), slips, volts),
    explanation: `The donor couple is ${lower.name} and the acceptor couple is ${upper.name}: Δ*E*°′ = *E*°′(acceptor) − *E*°′(donor) = ${formatDecimals(upper.potential, 3)} V − ${bracketed(`${formatDecimals(lower.potential, 3)} V`)} = ${volts(key)}.`,
    finding: `Acceptor minus donor is ${volts(key)}.`,
  };
}

function energyOfTransfer(donor: Couple, acceptor: Couple): Draft | null {
  const [low, high] = [donor.potential, acceptor.potential];
  const difference = high - low;
  if (difference < 0.08) return null;
  const result = -2 * perVolt * difference;
  const perMole = (value: number): string => `${value > 0 ? '+' : ''}${formatSignificant(value, 3)} kJ/mol`;
  return {
    text: `Two electrons pass from ${donor.reduced} to ${acceptor.oxidised}. What is Δ*G*°′ per mole of ${donor.reduced}? (${couplesStated(donor, acceptor, low, high)}; *F* = 96.485 kJ/(V·mol))`,
    answer: perMole(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(6),
      [
        {
          value: result / 2,
          slip: 'electron-count-forgotten',
          factor: 'n',
          teaching:
            'Only one electron was counted; two are transferred, so *n* is 2 in Δ*G*°′ = −*nF*Δ*E*°′.',
        },
        {
          value: -result,
          slip: 'wrong-sign',
          factor: 's',
          teaching:
            'The minus sign in Δ*G*°′ = −*nF*Δ*E*°′ was left out; a positive Δ*E*°′ means a negative Δ*G*°′.',
        },
        {
          value: -2 * perVolt * (high + low),
          slip: 'potentials-added',
          factor: 'p',
          teaching: 'Δ*E*°′ is acceptor minus donor, each with its sign; here the two were added.',
        },
        {
          value: -2 * perVolt * high,
          slip: 'one-step-short',
          factor: 'p',
          teaching: 'Only the acceptor’s potential was used; the donor’s must be subtracted from it.',
        },
      ],
      perMole,
    ),
    explanation: `Δ*E*°′ = ${formatDecimals(high, 3)} − ${bracketed(formatDecimals(low, 3))} = ${formatDecimals(difference, 3)} V. Δ*G*°′ = −*nF*Δ*E*°′ = −2 × 96.485 × ${formatDecimals(difference, 3)} = ${perMole(result)}.`,
    finding: `−2*F*Δ*E*°′ is ${perMole(result)}.`,
  };
}

function phosphorylations(random: Random, donor: Couple, acceptor: Couple): Draft | null {
  const [low, high] = [donor.potential, acceptor.potential];
  const difference = high - low;
  const cost = random.pick([30.5, 45, 50, 52, 55]);
  const amount = random.pick([1, 2, 3, 4]);
  if (difference < 0.18) return null;
  const result = (2 * perVolt * difference * amount) / cost;
  const moles = (value: number): string => `${formatSignificant(value, 3)} mol`;
  return {
    text: `In a reaction, ${amount}.00 mol of ${donor.reduced} is oxidized by ${acceptor.oxidised}, and each molecule gives up two electrons. What is the maximum amount of ATP that could be formed with the energy released if one mole of ATP requires ${formatSignificant(cost, 3)} kJ? (${couplesStated(donor, acceptor, low, high)}; *F* = 96.485 kJ/(V·mol))`,
    answer: moles(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(6),
      [
        {
          value: result / 2,
          slip: 'electron-count-forgotten',
          factor: 'n',
          teaching:
            'Only one electron was counted for each molecule; each molecule gives up two, so Δ*G*°′ = −2*F*Δ*E*°′.',
        },
        {
          value: (2 * perVolt * Math.abs(high + low) * amount) / cost,
          slip: 'potentials-added',
          factor: 'p',
          teaching: 'The two potentials were added; Δ*E*°′ is acceptor minus donor, each with its sign.',
        },
        {
          value: cost / (2 * perVolt * difference * amount),
          slip: 'inverted-ratio',
          teaching:
            'The energy released must be divided by the energy required for one mole of ATP; here the quotient was inverted.',
        },
        {
          value: result / amount,
          slip: 'one-step-short',
          factor: 'a',
          teaching: `The yield was calculated for one mole, but ${amount}.00 mol is oxidized.`,
        },
      ],
      moles,
    ),
    explanation: `Δ*E*°′ = ${formatDecimals(high, 3)} − ${bracketed(formatDecimals(low, 3))} = ${formatDecimals(difference, 3)} V, so 2 × 96.485 × ${formatDecimals(difference, 3)} × ${amount}.00 = ${kilojoules(2 * perVolt * difference * amount)} is released. Dividing by ${formatSignificant(cost, 3)} kJ/mol gives ${moles(result)} of ATP.`,
    finding: `The energy released over the cost of ATP is ${moles(result)}.`,
  };
}
