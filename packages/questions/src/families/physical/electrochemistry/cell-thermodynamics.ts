import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { bracketed } from '../../texts/bracketed.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { turnedUpsideDown } from '../../options/slips-together.ts';

const faraday = roundedConstants.faraday;

/** Cells as sources of thermodynamic data: Gibbs energy, equilibrium constant, entropy. */
export const cellThermodynamics: Family = {
  id: 'cell-thermodynamics',
  name: 'Cell potential, Gibbs energy and equilibrium',
  subject: 'physical',
  topics: ['electrochemistry', 'gibbs-energy'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['cell-potential-and-gibbs-energy'],
    intermediate: ['cell-potential-and-equilibrium-constant'],
    advanced: ['temperature-coefficient-of-a-cell', 'cell-potential-and-gibbs-energy'],
  },
  uses: ['gibbs-energy', 'entropy-of-reaction'],
  reference: 'OpenStax Chemistry 2e, section 17.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return gibbsEnergy(random);
      case 'intermediate':
        return equilibriumConstant(random);
      case 'advanced':
        return reactionEnthalpy(random);
    }
  },
};

function gibbsEnergy(random: Random): Draft | null {
  const potential = (random.next() < 0.75 ? 1 : -1) * (random.integer(15, 240) / 100);
  const electrons = random.pick([1, 2, 2, 3, 4, 6]);
  const gibbs = (-electrons * faraday * potential) / 1000;
  const options = quantityOptions(gibbs, (value) => `${signedQuantity(value, 3)} kJ/mol`, [
    {
      value: -gibbs,
      slip: 'wrong-sign',
      factor: 's',
      teaching: `The minus sign in Δ_{r}*G*° = −*zFE*° was left out: a ${potential > 0 ? 'positive potential corresponds to a negative' : 'negative potential corresponds to a positive'} Gibbs energy change.`,
    },
    {
      value: gibbs / electrons,
      slip: 'electrons-transferred',
      factor: 'z',
      teaching: `The number of electrons was left out; the reaction as written transfers ${electrons}.`,
    },
    {
      value: gibbs * 1000,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: 'C × V gives joules; the result must be divided by 1000 to give kilojoules.',
    },
    {
      value: gibbs / electrons ** 2,
      slip: 'divided-for-multiplied',
      factor: 'z',
      teaching: '*FE*° has to be multiplied, not divided, by the number of electrons.',
    },
    {
      value: gibbs * 2,
      slip: 'electrons-transferred',
      factor: 'z',
      teaching: `The reaction transfers ${electrons} electron${electrons === 1 ? '' : 's'}; twice as many were counted.`,
    },
  ]);
  if (options === null) return null;
  const e = `${potential > 0 ? '+' : ''}${formatDecimals(potential, 2)} V`;
  return {
    text: `A cell reaction that transfers ${electrons} electron${electrons === 1 ? '' : 's'} (*z* = ${electrons}) has a standard potential of ${e}. What is Δ_{r}*G*°? (*F* = ${printedConstants.faraday} C/mol)`,
    ...options,
    explanation: `The charge *zF* is transferred at the potential *E*°, and a ${potential > 0 ? 'positive potential corresponds to a negative' : 'negative potential corresponds to a positive'} Δ_{r}*G*°: Δ_{r}*G*° = −*zFE*° = −${electrons} × ${printedConstants.faraday} C/mol × ${bracketed(e)} = ${signedQuantity(gibbs * 1000, 3)} J/mol = ${options.answer}.`,
    finding: `−*zFE*° is ${options.answer}.`,
  };
}

function equilibriumConstant(random: Random): Draft | null {
  const potential = (random.next() < 0.7 ? 1 : -1) * (random.integer(3, 60) / 100);
  const electrons = random.pick([1, 2, 3]);
  const logarithm = (electrons * potential) / roundedConstants.nernstSlope;
  if (Math.abs(logarithm) > 30 || Math.abs(logarithm) < 0.7) return null;
  const power = (exponent: number): number => 10 ** exponent;
  const options = quantityOptions(power(logarithm), (value) => formatSignificant(value, 1), [
    {
      value: power(-logarithm),
      slip: 'wrong-sign',
      lastStep: { ...turnedUpsideDown, deed: 'the sign of the exponent was reversed' },
      teaching: `The sign of the exponent was reversed: a ${potential > 0 ? 'positive' : 'negative'} standard potential means that *K* is ${potential > 0 ? 'greater' : 'less'} than 1.`,
    },
    {
      value: power(logarithm / electrons),
      slip: 'electrons-transferred',
      isBeforeLastStep: true,
      teaching: `The number of electrons was left out; in the exponent, the potential must be multiplied by ${electrons}.`,
    },
    {
      value: Math.exp(logarithm),
      slip: 'natural-for-decadic-logarithm',
      isBeforeLastStep: true,
      teaching: `*zE*°/${printedConstants.nernstSlope} V is the base-10 logarithm of *K*, so 10, not e, must be raised to it.`,
    },
    {
      value: power(logarithm / electrons ** 2),
      slip: 'divided-for-multiplied',
      isBeforeLastStep: true,
      teaching: 'The potential must be multiplied, not divided, by the number of electrons.',
    },
    {
      value: power(logarithm * 2),
      slip: 'electrons-transferred',
      isBeforeLastStep: true,
      teaching: 'The number of electrons was doubled; it must be the number that the reaction transfers.',
    },
  ]);
  if (options === null) return null;
  const e = `${potential > 0 ? '+' : ''}${formatDecimals(potential, 2)} V`;
  return {
    text: `A cell reaction that transfers ${electrons} electron${electrons === 1 ? '' : 's'} has *E*° = ${e}. What is its equilibrium constant at 298 K, to one significant figure? (\\frac{*RT*}{*F*} ln 10 = ${printedConstants.nernstSlope} V)`,
    ...options,
    explanation: `At equilibrium *E* = 0, so log_{10} *K* = \\frac{*zE*°}{${printedConstants.nernstSlope} V} = \\frac{${electrons} × ${bracketed(e)}}{${printedConstants.nernstSlope} V} = ${formatDecimals(logarithm, 4)} and *K* = 10^{${formatDecimals(logarithm, 4)}} = ${options.answer}.`,
    finding: `log_{10} *K* = *zE*°/${printedConstants.nernstSlope} V = ${formatDecimals(logarithm, 4)} gives *K* = ${options.answer}.`,
  };
}

function reactionEnthalpy(random: Random): Draft | null {
  const potential = random.integer(30, 220) / 100;
  const electrons = random.pick([1, 2, 2, 3]);
  const slope = (random.next() < 0.6 ? -1 : 1) * (random.integer(10, 90) / 100);
  const gibbs = (-electrons * faraday * potential) / 1000;
  const entropy = electrons * faraday * slope * 1e-3;
  const heat = (298 * entropy) / 1000;
  const kilojoules = (value: number): string => `${signedQuantity(value, 3)} kJ/mol`;
  // Five figures in the working, so that the numbers shown lead to the same key.
  const shownGibbs = toFigures(gibbs, 5);
  const shownEntropy = toFigures(entropy, 5);
  const shownHeat = toFigures((298 * shownEntropy) / 1000, 4);
  const room = roomOfWorking(gibbs + heat, shownGibbs + shownHeat);
  const options = quantityOptions(
    gibbs + heat,
    kilojoules,
    [
      {
        value: gibbs - heat,
        slip: 'wrong-sign',
        term: 'h',
        teaching:
          '*T*Δ_{r}*S*° was subtracted; solving Δ*G* = Δ*H* − *T*Δ*S* for Δ*H* gives Δ*H* = Δ*G* + *T*Δ*S*.',
      },
      {
        value: gibbs,
        slip: 'ignored-entropy',
        term: 'h',
        teaching: '*T*Δ_{r}*S*° was left out; it must be added to Δ_{r}*G*°.',
      },
      {
        value: heat,
        slip: 'one-step-short',
        term: 'g',
        teaching: 'Δ_{r}*G*° was left out; it must be added to *T*Δ_{r}*S*°.',
      },
      {
        value: (gibbs + heat) / electrons,
        slip: 'electrons-transferred',
        teaching: `The number of electrons was left out; the reaction transfers ${electrons}, and both terms contain this number.`,
      },
      {
        value: gibbs / electrons + heat,
        slip: 'electrons-transferred',
        term: 'g',
        teaching: `The number of electrons was left out of Δ_{r}*G*°; the reaction transfers ${electrons}.`,
      },
      {
        value: gibbs + heat / electrons,
        slip: 'electrons-transferred',
        term: 'h',
        teaching: `The number of electrons was left out of Δ_{r}*S*°; the reaction transfers ${electrons}.`,
      },
      {
        value: gibbs + 2 * heat,
        slip: 'needless-factor-two',
        term: 'h',
        teaching: '*T*Δ_{r}*S*° was added twice; it is the difference of Δ*H* and Δ*G*, and is added once.',
      },
      {
        value: heat - gibbs,
        slip: 'wrong-sign',
        term: 'g',
        teaching: 'Δ_{r}*G*° = −*zFE*° contains a minus sign, which was left out.',
      },
    ],
    room,
  );
  if (options === null) return null;
  const sign = slope > 0 ? '+' : '';
  const [g, ds, ts] = [
    `${signedQuantity(shownGibbs, 5)} kJ/mol`,
    `${signedQuantity(shownEntropy, 5)} J/(mol·K)`,
    `${signedQuantity(shownHeat, 4)} kJ/mol`,
  ];
  return {
    text: `A cell reaction that transfers ${electrons} electron${electrons === 1 ? '' : 's'} (*z* = ${electrons}) has *E*° = ${formatDecimals(potential, 2)} V at 298 K, and the temperature coefficient of its standard potential is d*E*°/d*T* = ${sign}${formatDecimals(slope, 2)} mV/K. What is Δ_{r}*H*° of the reaction? (*F* = ${printedConstants.faraday} C/mol)`,
    ...options,
    explanation: `Δ_{r}*G*° = −*zFE*° = ${g}. Δ_{r}*S*° = *zF* d*E*°/d*T* = ${ds}, so *T*Δ_{r}*S*° = 298 K × ${bracketed(ds)} = ${ts}. Δ_{r}*H*° = Δ_{r}*G*° + *T*Δ_{r}*S*° = ${g} + ${bracketed(ts)} = ${options.answer}.`,
    finding: `Δ_{r}*G*° from the potential and Δ_{r}*S*° from its slope give ${options.answer}.`,
  };
}
