import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { bimolecular, unimolecular } from './substitution-reactions.data.ts';

const factors = [0.2, 0.25, 0.4, 0.5, 1.5, 2, 2.5, 3, 4, 5] as const;
const factor = (value: number): string => formatSignificant(value, 2);

/** By what factor the rate changes with the concentrations. */
export function rateFactor(random: Random): Draft | null {
  const { isUnimolecular, substrate, nucleophile, start, names } = changeOf(random);
  const product = substrate * nucleophile;
  const key = isUnimolecular ? substrate : product;
  const options = quantityOptions(
    key,
    factor,
    [
      {
        value: isUnimolecular ? product : substrate,
        slip: isUnimolecular ? 'both-reagents-in-rate' : 'nucleophile-left-out-of-rate',
        isDecisive: true,
        teaching: isUnimolecular
          ? 'In an S_{N}1 reaction, the nucleophile reacts after the slow step, so its concentration does not change the rate.'
          : 'In an S_{N}2 reaction, the nucleophile takes part in the only step, so its concentration also affects the rate.',
      },
      {
        value: nucleophile,
        slip: 'substrate-left-out-of-rate',
        teaching:
          'The substrate takes part in the slow step of every substitution, so the rate depends on its concentration.',
      },
      {
        value: substrate + nucleophile,
        slip: 'added-for-multiplied',
        teaching:
          'Concentrations are multiplied in a rate law, so their factors must be multiplied, not added.',
      },
      {
        value: substrate / nucleophile,
        slip: 'divided-for-multiplied',
        teaching:
          'A higher concentration of a nucleophile never slows a substitution down: the rate is not divided by it.',
      },
      {
        value: key * substrate,
        slip: 'wrong-order-assumed',
        teaching: 'The rate is proportional to the concentration of the substrate, not to its square.',
      },
      {
        value: product * nucleophile,
        slip: 'wrong-order-assumed',
        teaching: `The concentration of the nucleophile was squared; ${isUnimolecular ? 'in S_{N}1 it does not affect the rate at all' : 'the rate is proportional to it'}.`,
      },
      {
        value: nucleophile / substrate,
        slip: 'divided-for-multiplied',
        teaching:
          'A higher concentration of the substrate never slows a substitution down: the rate is not divided by it.',
      },
      {
        value: nucleophile ** 2,
        slip: 'substrate-left-out-of-rate',
        teaching:
          'Two nucleophile ions and no substrate were assumed to take part in the slow step, but the substrate takes part in every substitution.',
      },
      {
        value: (substrate + nucleophile) / 2,
        slip: 'averaged-levels',
        teaching: 'The mean of the two factors was taken; factors in a rate law are multiplied.',
      },
    ].filter(({ value }) => goesAlong(value, [substrate, nucleophile])),
  );
  if (options === null || !offersOther(options)) return null;
  return {
    text: `${start} The concentration of ${names.substrate} is multiplied by ${factor(substrate)} and that of the ${names.nucleophile} ions by ${factor(nucleophile)}. By what factor does the rate change?`,
    ...options,
    explanation: isUnimolecular
      ? `For an S_{N}1 reaction, rate = *k*[substrate]. Only the change in the concentration of ${names.substrate} matters: the rate changes by a factor of ${factor(key)}.`
      : `For an S_{N}2 reaction, rate = *k*[substrate][nucleophile], so the factor is ${factor(substrate)} × ${factor(nucleophile)} = ${factor(key)}.`,
    finding: `${isUnimolecular ? 'First-order' : 'Second-order'} rate law: factor ${factor(key)}.`,
  };
}

/** By what factor the concentration of the substrate changed, where that of the nucleophile and the rate are known. */
export function substrateFactor(random: Random): Draft | null {
  const { isUnimolecular, substrate: key, nucleophile, start, names } = changeOf(random);
  const rate = isUnimolecular ? key : key * nucleophile;
  // As printed it has to lead back to the key.
  if (Math.abs(Number(factor(rate)) - rate) > 1e-9) return null;
  const options = quantityOptions(
    key,
    factor,
    [
      {
        value: isUnimolecular ? rate / nucleophile : rate,
        slip: isUnimolecular ? 'both-reagents-in-rate' : 'nucleophile-left-out-of-rate',
        isDecisive: true,
        teaching: isUnimolecular
          ? 'In an S_{N}1 reaction, the nucleophile reacts after the slow step, so its concentration does not change the rate.'
          : 'In an S_{N}2 reaction, the nucleophile takes part in the only step, so its concentration also affects the rate.',
      },
      {
        value: rate * nucleophile,
        slip: 'multiplied-for-divided',
        teaching: `The rate factor was multiplied by that of the nucleophile; ${isUnimolecular ? 'in S_{N}1 the nucleophile does not affect the rate' : 'the rate factor already contains it, so it must be divided out'}.`,
      },
      {
        value: nucleophile,
        slip: 'answered-another-quantity',
        teaching: 'This is the factor for the nucleophile; the question asks for that of the substrate.',
      },
      {
        value: nucleophile / rate,
        slip: 'inverted-ratio',
        teaching: 'The ratio of the two factors was inverted, as if more substrate made the reaction slower.',
      },
      {
        value: rate - nucleophile > 0 ? rate - nucleophile : Number.NaN,
        slip: 'needless-difference',
        teaching:
          'The factors were subtracted; concentrations are multiplied in a rate law, and so are their factors.',
      },
      {
        value: rate / nucleophile ** 2,
        slip: 'wrong-order-assumed',
        teaching: `The concentration of the nucleophile was squared; ${isUnimolecular ? 'in S_{N}1 it does not affect the rate at all' : 'the rate is proportional to it'}.`,
      },
      {
        value: rate + nucleophile,
        slip: 'added-for-multiplied',
        teaching:
          'The factors were added; concentrations are multiplied in a rate law, and so are their factors.',
      },
      {
        value: (rate / nucleophile) ** 2,
        slip: 'wrong-order-assumed',
        teaching:
          'The ratio of the two factors was squared; the rate is proportional to the concentration of the substrate.',
      },
      {
        value: rate ** 2,
        slip: 'wrong-order-assumed',
        teaching:
          'The rate factor was squared; the rate is proportional to the concentration of the substrate.',
      },
      {
        value: Math.sqrt(rate),
        slip: 'wrong-order-assumed',
        teaching:
          'The square root of the rate factor was taken, as if the rate depended on the square of the substrate concentration.',
      },
    ].filter(({ value }) => goesAlong(value, [rate, rate / nucleophile])),
  );
  if (options === null || !offersOther(options)) return null;
  return {
    text: `${start} When the concentrations of both reactants are changed, that of the ${names.nucleophile} ions by a factor of ${factor(nucleophile)}, the rate changes by a factor of ${factor(rate)}. By what factor is the concentration of ${names.substrate} changed?`,
    ...options,
    explanation: isUnimolecular
      ? `For an S_{N}1 reaction, rate = *k*[substrate]. The rate depends on ${names.substrate} alone, so its concentration changes by the same factor as the rate: ${factor(key)}.`
      : `For an S_{N}2 reaction, rate = *k*[substrate][nucleophile], so the factor for the substrate is \\frac{${factor(rate)}}{${factor(nucleophile)}} = ${factor(key)}.`,
    finding: `${isUnimolecular ? 'First-order' : 'Second-order'} rate law: the substrate concentration changed by a factor of ${factor(key)}.`,
  };
}

/** False where what the other mechanism would give lies between two roundings, so that it is not among the options. */
export function offersOther({ distractors }: Pick<Draft, 'distractors'>): boolean {
  return distractors.some(({ isDecisive }) => isDecisive);
}

/** False where a factor goes down although all that it can come from go up, or the other way round: it would be known for wrong. */
function goesAlong(value: number, from: readonly number[]): boolean {
  if (from.every((one) => one >= 1)) return value >= 1;
  return from.some((one) => one > 1) || value <= 1;
}

function changeOf(random: Random) {
  const isUnimolecular = random.next() < 0.5;
  const names = random.pick(isUnimolecular ? unimolecular : bimolecular);
  const [substrate, nucleophile] = [random.pick(factors), random.pick(factors)];
  const start = `The reaction of ${names.substrate} with ${names.nucleophile} ions takes place ${names.conditions}.`;
  return { isUnimolecular, names, substrate, nucleophile, start };
}
