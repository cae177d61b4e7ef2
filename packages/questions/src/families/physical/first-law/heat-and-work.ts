import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** The first law: signs of heat and work, then work at constant pressure, then along a reversible path. */
export const heatAndWork: Family = {
  id: 'heat-and-work',
  name: 'Heat, work and internal energy',
  subject: 'physical',
  topics: ['first-law'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['first-law-of-thermodynamics'],
    intermediate: ['first-law-of-thermodynamics', 'pressure-volume-work'],
    advanced: ['isothermal-and-adiabatic-processes'],
  },
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return internalEnergyChange(random);
      case 'intermediate':
        return workAtConstantPressure(random);
      case 'advanced':
        return reversibleWork(random);
    }
  },
};

function internalEnergyChange(random: Random): Draft | null {
  const heat = random.integer(12, 90) * 10;
  const work = random.integer(5, 60) * 10;
  const isWarmed = random.next() < 0.5;
  const isExpanding = random.next() < 0.5;
  const q = isWarmed ? heat : -heat;
  const w = isExpanding ? -work : work;
  const joules = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 0)} J`;
  if (Math.abs(q + w) < 40) return null;
  const options = optionsOfOneStep(q + w, joules, [
    {
      value: q - w,
      slip: 'work-sign',
      teaching: isExpanding
        ? `When the gas does work, it loses energy: *w* = ${joules(w)}, not ${joules(-w)}.`
        : `When work is done on the gas, the gas gains energy: *w* = ${joules(w)}, not ${joules(-w)}.`,
    },
    {
      value: -q + w,
      slip: 'heat-sign',
      teaching: isWarmed
        ? `Heat absorbed by the gas is positive: *q* = ${joules(q)}, not ${joules(-q)}.`
        : `Heat released by the gas is negative: *q* = ${joules(q)}, not ${joules(-q)}.`,
    },
    {
      value: -q - w,
      slip: 'wrong-sign',
      teaching:
        'Both signs are reversed: energy that enters the gas is positive, and energy that leaves it is negative.',
    },
  ]);
  if (options === null) return null;
  const heatPhrase = isWarmed ? `absorbs ${heat} J as heat` : `releases ${heat} J as heat`;
  const workPhrase = isExpanding
    ? `does ${work} J of work on its surroundings`
    : `has ${work} J of work done on it`;
  return {
    text: `A gas ${heatPhrase} and ${workPhrase}. What is the change in its internal energy, Δ*U*?`,
    ...options,
    explanation: `Heat and work are positive when energy enters the system. Δ*U* = *q* + *w* with *q* = ${joules(q)} and *w* = ${joules(w)}, so Δ*U* = ${options.answer}.`,
    finding: `The first law with *q* = ${joules(q)} and *w* = ${joules(w)} gives ${options.answer}.`,
  };
}

function workAtConstantPressure(random: Random): Draft | null {
  const pressure = random.integer(10, 50) / 10;
  const small = random.integer(10, 60) / 10;
  const large = small + random.integer(15, 80) / 10;
  const isExpanding = random.next() < 0.6;
  const q = (isExpanding ? 1 : -1) * random.integer(10, 90) * 10;
  const before = isExpanding ? small : large;
  const after = isExpanding ? large : small;
  const w = -pressure * (after - before) * 100;
  const joules = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 0)} J`;
  if (Math.abs(q + w) < 30) return null;
  const options = quantityOptions(q + w, joules, [
    {
      value: q - w,
      slip: 'work-sign',
      term: 'w',
      teaching: isExpanding
        ? 'An expanding gas does work, so *w* = −*p*_{ext}Δ*V* is negative; here it was taken as positive.'
        : 'Work is done on a gas that is compressed: Δ*V* is negative, so *w* = −*p*_{ext}Δ*V* is positive; here it was taken as negative.',
    },
    {
      value: q - pressure * (after - before),
      slip: 'pressure-volume-unit',
      term: 'w',
      teaching: 'The work is obtained in L·bar and must be multiplied by 100 to convert it to joules.',
    },
    {
      value: q - pressure * after * 100,
      slip: 'final-for-change',
      term: 'w',
      teaching: 'The final volume was used for the work, which depends on the change in volume.',
    },
    {
      value: q,
      slip: 'ignored-work',
      teaching:
        'The work was left out; the volume changes, so work is done in addition to the transfer of heat.',
    },
    {
      value: -q + w,
      slip: 'heat-sign',
      term: 'q',
      teaching: `Heat ${q > 0 ? 'absorbed by the gas is positive' : 'released by the gas is negative'}: *q* = ${joules(q)}, not ${joules(-q)}.`,
    },
    {
      value: w,
      slip: 'answered-another-quantity',
      teaching: 'This is the work alone; the heat must be included in Δ*U* as well.',
    },
    {
      value: -q - w,
      slip: 'wrong-sign',
      teaching:
        'Both signs are reversed: energy that enters the gas is positive, and energy that leaves it is negative.',
    },
  ]);
  if (options === null) return null;
  const litres = (value: number): string => `${formatDecimals(value, 2)} L`;
  const literBars = `${w > 0 ? '+' : ''}${formatDecimals(w / 100, 2)} L·bar`;
  const event = isExpanding
    ? `A gas absorbs ${q} J as heat and expands from ${litres(before)} to ${litres(after)} against`
    : `A gas releases ${-q} J as heat while it is compressed from ${litres(before)} to ${litres(after)} by`;
  return {
    text: `${event} a constant external pressure of ${formatDecimals(pressure, 2)} bar. What is Δ*U* for the gas? (1 L·bar = 100 J)`,
    ...options,
    explanation: `*w* = −*p*_{ext}Δ*V* = −${formatDecimals(pressure, 2)} bar × (${formatDecimals(after, 2)} − ${formatDecimals(before, 2)}) L = ${literBars} = ${joules(w)}. Δ*U* = *q* + *w* = ${joules(q)} ${w < 0 ? '−' : '+'} ${formatDecimals(Math.abs(w), 0)} J = ${options.answer}.`,
    finding: `*w* = −*p*_{ext}Δ*V* added to the heat gives ${options.answer}.`,
  };
}

function reversibleWork(random: Random): Draft | null {
  const moles = random.integer(10, 40) / 10;
  const kelvin = random.integer(26, 50) * 10;
  const small = random.integer(10, 60) / 2;
  const ratio = random.pick([1.5, 2, 2.5, 3, 4, 5, 6, 8]);
  const large = toFigures(small * ratio, 3);
  const isExpanding = random.next() < 0.6;
  const [before, after] = isExpanding ? [small, large] : [large, small];
  const energy = (moles * roundedConstants.gas * kelvin) / 1000;
  const w = -energy * Math.log(after / before);
  const kilojoules = (value: number): string => `${signedQuantity(value, 3)} kJ`;
  const options = quantityOptions(w, kilojoules, [
    {
      value: -w,
      slip: 'work-sign',
      factor: 's',
      teaching: isExpanding
        ? 'The sign was reversed: the gas pushes the surroundings away, so the work done on it is negative.'
        : 'The sign was reversed: the surroundings compress the gas, so the work done on it is positive.',
    },
    {
      value: w / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching:
        'Integrating d*V*/*V* gives the natural logarithm of the volume ratio, not the base-10 logarithm.',
    },
    {
      value: -energy * (1 - before / after),
      slip: 'irreversible-work',
      factor: 'l',
      teaching:
        'A constant external pressure equal to the final pressure was used; on a reversible path the pressure changes continuously.',
    },
    {
      value: -energy * (after / before - 1),
      slip: 'irreversible-work',
      factor: 'l',
      teaching: 'The initial pressure was used throughout, but the pressure changes as the volume does.',
    },
  ]);
  if (options === null) return null;
  const litres = (value: number): string => `${formatSignificant(value, 3)} L`;
  const amount = formatDecimals(moles, 2);
  return {
    text: `An ideal gas (${amount} mol) is ${isExpanding ? 'expanded' : 'compressed'} reversibly and isothermally at ${kelvin} K from ${litres(before)} to ${litres(after)}. What is the work *w* done on the gas? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `On a reversible path the external pressure always equals the pressure of the gas, *nRT*/*V*. Integrating −*p* d*V* at constant *T* gives *w* = −*nRT* ln(*V*_{2}/*V*_{1}) = −${amount} mol × ${printedConstants.gas} J/(mol·K) × ${kelvin} K × ln(${formatSignificant(after, 3)}/${formatSignificant(before, 3)}) = ${options.answer}.`,
    finding: `*w* = −*nRT* ln(*V*_{2}/*V*_{1}) gives ${options.answer}.`,
  };
}
