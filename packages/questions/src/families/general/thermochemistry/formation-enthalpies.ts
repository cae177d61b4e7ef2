import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { slipsOfOneMole } from './slips-of-one-mole.ts';
import { combustions, plainSum, reactions, total, type Part } from './formation-reactions.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { signTurned } from '../../options/slips-together.ts';

/** Reaction enthalpies from enthalpies of formation, for a gram of fuel, and back to an unknown one. */
export const formationEnthalpies: Family = {
  id: 'formation-enthalpies',
  name: 'Enthalpies of reaction and formation',
  subject: 'general',
  topics: ['thermochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['enthalpy-of-formation'],
    intermediate: ['enthalpy-of-combustion', 'enthalpy-of-reaction'],
    advanced: ['enthalpy-of-formation'],
  },
  uses: ['hesss-law', 'mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 5.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return reactionEnthalpy(random);
      case 'intermediate':
        return heatOfMass(random);
      case 'advanced':
        return unknownEnthalpy(random);
    }
  },
};

const kilojoules = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 1)} kJ`;

function reactionEnthalpy(random: Random): Draft | null {
  const reaction = random.pick(reactions);
  const { reactants, products } = reaction;
  const right = total(products) - total(reactants);
  const options = quantityOptions(right, kilojoules, [
    {
      value: -right,
      slip: 'wrong-sign',
      lastStep: signTurned,
      teaching: 'This is reactants minus products; the enthalpy of reaction is products minus reactants.',
    },
    {
      value: plainSum(products) - plainSum(reactants),
      slip: 'ignored-coefficients',
      isBeforeLastStep: true,
      teaching:
        'The coefficients were left out; each enthalpy of formation must be multiplied by its coefficient.',
    },
    {
      value: total(products) + total(reactants),
      slip: 'energies-added',
      isBeforeLastStep: true,
      teaching: 'The enthalpies of formation of the reactants must be subtracted, not added.',
    },
    {
      value: total(products),
      slip: 'one-side-only',
      isBeforeLastStep: true,
      teaching: `This includes only the products; ${notElements(reactants)}, so the reactants must be included too.`,
    },
  ]);
  return (
    options && {
      text: `What is the standard enthalpy of reaction for ${reaction.shown} as written? (${given([...reactants, ...products])}; elements, 0)`,
      ...options,
      explanation: `Products minus reactants: Δ*H*° = ${sumShown(products)} − ${reactants.length === 1 ? sumShown(reactants) : `[${sumShown(reactants)}]`} = ${kilojoules(right)}.`,
      finding: `Products minus reactants, each times its coefficient: ${kilojoules(right)}.`,
    }
  );
}

function heatOfMass(random: Random): Draft | null {
  const reaction = random.pick(combustions);
  const fuel = reaction.reactants[0];
  if (fuel === undefined) return null;
  const right = total(reaction.products) - total(reaction.reactants);
  const molarMass = statedMolarMass(fuel.formula);
  const mass = random.integer(105, 950) / 10;
  const heat = ((-right / fuel.coefficient) * mass) / molarMass;
  const options = quantityOptions(
    heat,
    (value) => `${formatSignificant(value, 3)} kJ`,
    [
      {
        value: (-right * mass) / molarMass,
        slip: 'equation-for-one-mole',
        factor: 'c',
        teaching: `The given enthalpy is for ${fuel.coefficient} mol of ${fuel.shown}; one mole releases only a fraction of this heat.`,
      },
      {
        value: (-right / fuel.coefficient) * mass,
        slip: 'masses-for-moles',
        factor: 'm',
        teaching:
          'The enthalpy was multiplied by the mass in grams; the mass must be divided by the molar mass first.',
      },
      {
        value: (-right / fuel.coefficient / mass) * molarMass,
        slip: 'inverted-ratio',
        factor: 'm',
        teaching: 'The amount is mass divided by molar mass; here the ratio was inverted.',
      },
      {
        value: -right / fuel.coefficient,
        slip: 'one-step-short',
        factor: 'm',
        teaching: `The heat was calculated for one mole; ${formatSignificant(mass, 3)} g is a different amount.`,
      },
      {
        value: (-right / fuel.coefficient) * mass * molarMass,
        slip: 'multiplied-for-divided',
        factor: 'm',
        teaching:
          'The mass was multiplied by the molar mass; it must be divided by the molar mass to give moles.',
      },
    ],
    roomOfWorking(mass / molarMass, toFigures(mass / molarMass, 4)),
  );
  return (
    options && {
      text: `The reaction ${reaction.shown} has Δ*H*° = ${kilojoules(right)} as written. How much heat is released by the combustion of ${formatSignificant(mass, 3)} g of \\ce{${fuel.formula}} (${formatDecimals(molarMass, 2)} g/mol)?`,
      ...options,
      explanation: `*n* = \\frac{${formatSignificant(mass, 3)}}{${formatDecimals(molarMass, 2)}} = ${formatSignificant(mass / molarMass, 4)} mol. The heat released is ${formatSignificant(mass / molarMass, 4)} mol × \\frac{${formatDecimals(-right, 1)} kJ}{${fuel.coefficient} mol} = ${options.answer}.`,
      finding: `Amount of fuel times the enthalpy for one mole: ${options.answer}.`,
    }
  );
}

function unknownEnthalpy(random: Random): Draft | null {
  const reaction = random.pick(reactions);
  const compounds = [...reaction.reactants, ...reaction.products].filter(({ enthalpy }) => enthalpy !== 0);
  const asked = random.pick(compounds);
  const others = compounds.filter((part) => part !== asked);
  if (others.length === 0 || others.some(({ shown }) => shown === asked.shown)) return null;
  const isProduct = reaction.products.includes(asked);
  const change = total(reaction.products) - total(reaction.reactants);
  const known = isProduct
    ? total(reaction.products.filter((part) => part !== asked)) - total(reaction.reactants)
    : total(reaction.products) - total(reaction.reactants.filter((part) => part !== asked));
  const sign = isProduct ? 1 : -1;
  const right = (sign * (change - known)) / asked.coefficient;
  const write = (value: number): string => `${kilojoules(value)}/mol`;
  const knownOnce = isProduct
    ? plainSum(reaction.products.filter((part) => part !== asked)) - plainSum(reaction.reactants)
    : plainSum(reaction.products) - plainSum(reaction.reactants.filter((part) => part !== asked));
  const options = quantityOptions(right, write, [
    ...slipsOfOneMole(right, asked),
    {
      value: -right,
      slip: 'wrong-sign',
      lastStep: signTurned,
      teaching: `The sign of the result was reversed: the enthalpy of reaction is products minus reactants, and ${asked.shown} is a ${isProduct ? 'product' : 'reactant'}.`,
    },
    {
      value: (sign * (change + known)) / asked.coefficient,
      slip: 'energies-added',
      isBeforeLastStep: true,
      teaching:
        'The known enthalpies of formation were moved to the other side of the equation without changing sign.',
    },
    {
      value: (sign * (-change - known)) / asked.coefficient,
      slip: 'wrong-sign',
      isBeforeLastStep: true,
      teaching: 'The enthalpy of reaction was used with the wrong sign.',
    },
    {
      value: (sign * (change - knownOnce)) / asked.coefficient,
      slip: 'ignored-coefficients',
      isBeforeLastStep: true,
      teaching:
        'The known enthalpies of formation were not multiplied by their coefficients in the equation.',
    },
    {
      value: (sign * (change + knownOnce)) / asked.coefficient,
      slip: 'ignored-coefficients',
      teaching:
        'Two things went wrong. The known enthalpies of formation were not multiplied by their coefficients. Also, they were moved to the other side of the equation without changing sign.',
    },
    {
      value: (sign * change) / asked.coefficient,
      slip: 'one-step-short',
      isBeforeLastStep: true,
      teaching:
        others.length === 1
          ? `The enthalpy of formation of ${others[0]?.shown ?? ''} was left out.`
          : 'The enthalpies of formation of the other compounds were left out.',
    },
    ...(others.length < 2 ? [] : others).map((left) => ({
      value:
        right +
        (sign * (reaction.products.includes(left) ? 1 : -1) * left.coefficient * left.enthalpy) /
          asked.coefficient,
      slip: 'one-step-short',
      isBeforeLastStep: true,
      teaching: `The enthalpy of formation of ${left.shown} was left out.`,
    })),
  ]);
  return (
    options && {
      text: `The reaction ${reaction.shown} has Δ*H*° = ${kilojoules(change)} as written. What is the standard enthalpy of formation of ${asked.shown}? (${given(others)}; elements, 0)`,
      ...options,
      explanation: `Products minus reactants is ${kilojoules(change)}. The other compound${others.length === 1 ? ' contributes' : 's contribute'} ${kilojoules(known)}, which leaves ${kilojoules(change - known)}${isProduct ? ` for ${asked.coefficient} mol of the product ${asked.shown}` : `; the enthalpy of formation of the reactant ${asked.shown} (${asked.coefficient} mol) is subtracted, so it has the opposite sign`}: Δ*H*° of formation = ${write(right)}.`,
      finding: `Hess’s law solved for the unknown enthalpy: ${write(right)}.`,
    }
  );
}

function notElements(parts: readonly Part[]): string {
  const names = parts.filter(({ enthalpy }) => enthalpy !== 0).map(({ shown }) => shown);
  return `${names.join(' and ')} ${names.length === 1 ? 'is not an element' : 'are not elements'}`;
}

function given(parts: readonly Part[]): string {
  const listed = parts
    .filter(({ enthalpy }) => enthalpy !== 0)
    .map(({ shown, enthalpy }) => `${shown} ${formatDecimals(enthalpy, 1)}`);
  return `standard enthalpies of formation in kJ/mol: ${[...new Set(listed)].join(', ')}`;
}

function sumShown(parts: readonly Part[]): string {
  const terms = parts
    .filter(({ enthalpy }) => enthalpy !== 0)
    .map(
      ({ coefficient, enthalpy }) =>
        `${coefficient} × ${enthalpy < 0 ? `(${formatDecimals(enthalpy, 1)})` : formatDecimals(enthalpy, 1)}`,
    );
  return terms.length === 0 ? '0' : terms.join(' + ');
}
