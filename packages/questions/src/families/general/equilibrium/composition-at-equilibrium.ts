import { formatSignificant, solveEquilibrium } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { productSlips, reactantSlips, type Mixture } from './composition-slips.ts';
import { gasReactions } from './gas-equilibria.data.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** A concentration at equilibrium from those at the start, solved exactly: that of a product, or that of a reactant. */
export function compositionAtEquilibrium(random: Random): Draft | null {
  const { shown, reactants, products, leastConstant } = random.pick(gasReactions.slice(0, 3));
  const initial = random.integer(10, 95) / 50;
  const constant =
    leastConstant > 0
      ? random.integer(leastConstant, 3 * leastConstant)
      : random.integer(11, 980) / random.pick([10, 100, 1000]);
  const state = solveEquilibrium(
    reactants.map(([, coefficient]) => ({ coefficient, initial })),
    products.map(([, coefficient]) => ({ coefficient, initial: 0 })),
    constant,
  );
  if (state.extent > 0.95 * initial || state.extent < 0.05 * initial) return null;
  const [product, coefficient] = products[0] ?? ['', 1];
  const reactant = reactants[0]?.[0] ?? '';
  const mixture: Mixture = {
    reactant,
    product,
    coefficient,
    order: reactants.length,
    initial,
    constant,
    extent: state.extent,
  };
  const asksForProduct = random.next() < 0.5;
  const asked = asksForProduct ? product : reactant;
  const right = asksForProduct ? coefficient * state.extent : initial - state.extent;
  const slips = asksForProduct ? productSlips(mixture) : reactantSlips(mixture);
  // No more can form than from all of the reactants, and no more can be left than there was.
  const options = optionsApart(right, (value) => `${three(value)} mol/L`, slips, isPercentApart(2.5), {
    within: [0, 1.0001 * (asksForProduct ? coefficient : 1) * initial],
    keepsPowerOfTen: true,
    room: 2e-4,
  });
  const { order } = mixture;
  const x = formatSignificant(state.extent, asksForProduct ? 4 : 5);
  return (
    options && {
      text: `*K*_{c} for ${shown} is ${three(constant)} at a certain temperature. A vessel initially contains ${three(initial)} mol/L ${order === 1 ? `of ${reactant}` : `each of ${reactants.map(([name]) => name).join(' and ')}`} and nothing else. What is the concentration of ${asked} at equilibrium?`,
      ...options,
      explanation: `If *x* is the concentration that reacts, then ${three(constant)} = \\frac{${coefficient === 2 ? '(2*x*)' : '*x*'}^{2}}{${order === 1 ? `${three(initial)} − *x*` : `(${three(initial)} − *x*)^{2}`}}, which gives *x* = ${x}. [${asked}] = ${asksForProduct ? `${coefficient === 1 ? '' : `${coefficient}`}*x*` : `${three(initial)} − ${x}`} = ${options.answer}.`,
      finding: `The mass-action law solved exactly, nothing neglected: ${options.answer}.`,
    }
  );
}
