import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { massesOf, massFormed, syntheses } from './syntheses.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** The mass of a reactant that a wanted mass of product needs at a known yield. */
export function reactantNeeded(random: Random): Draft | null {
  const { reaction, to } = random.pick(syntheses);
  const from = random.pick(reaction.reactants);
  if (from.coefficient === to.coefficient) return null;
  const wanted = random.integer(100, 600) / 10;
  const yielded = random.integer(45, 88);
  const theoretical = (100 * wanted) / yielded;
  const needed = massFormed(to, from, theoretical);
  const options = quantityOptions(
    needed,
    (value) => `${three(value)} g`,
    [
      {
        value: (needed * yielded) / 100,
        slip: 'ignored-yield',
        factor: 'y',
        teaching: 'This is the mass for a yield of 100%, which would be enough only if nothing were lost.',
      },
      {
        value: needed * (yielded / 100) ** 2,
        slip: 'multiplied-for-divided',
        factor: 'y',
        teaching:
          'The mass was multiplied by the yield; because of the losses, more reactant is needed, so it must be divided by the yield.',
      },
      {
        value: (needed * to.coefficient) / from.coefficient,
        slip: 'ignored-coefficients',
        factor: 'c',
        teaching: `The mole ratio was taken as 1 to 1, but ${from.coefficient} mol of ${from.shown} is needed for ${to.coefficient} mol of ${to.shown}.`,
      },
      {
        value: theoretical,
        slip: 'one-step-short',
        teaching:
          'This is the theoretical mass of product that must be planned for, not the mass of the reactant.',
      },
    ],
    roomOfWorking(theoretical, toFigures(theoretical, 4)),
  );
  return (
    options && {
      text: `The reaction ${reaction.shown} gives a yield of ${yielded}.0%. What mass of ${from.shown} is needed to obtain ${three(wanted)} g of ${to.shown}? (${massesOf(from, to)})`,
      ...options,
      explanation: `The theoretical yield must be \\frac{${three(wanted)} g}{${formatSignificant(yielded / 100, 3)}} = ${formatSignificant(theoretical, 4)} g of ${to.shown}. The mass of ${from.shown} needed is \\frac{${formatSignificant(theoretical, 4)}}{${formatDecimals(to.molarMass, 2)}} × \\frac{${from.coefficient}}{${to.coefficient}} × ${formatDecimals(from.molarMass, 2)} = ${options.answer}.`,
      finding: `Wanted mass over yield, taken back to the reactant by the mole ratio, is ${options.answer}.`,
    }
  );
}
