import { isBalanced, parseEquation } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import { equationsIn } from './chemistry-in-text.ts';

/**
 * Every equation that the question states balances in atoms and charge. Distractors may be wrong on purpose, and a
 * question that asks for balancing shows the skeleton.
 */
export const equationsBalancedCheck: Check = {
  name: 'Equations balanced',
  run({ text, key, explanation }) {
    const asksToBalance = /balanc|coefficient|skeleton/i.test(text.source);
    const stated = [...(asksToBalance ? [] : [text]), explanation, ...(key === undefined ? [] : [key])];
    const equations = stated.flatMap(({ nodes }) => equationsIn(nodes));
    const readings = equations.flatMap((source) => {
      const equation = parseEquation(source);
      // What is no equation of formulas (a scheme with R groups, a nuclear reaction) is not balanced by atoms.
      return equation.ok ? [{ source, equation: equation.value }] : [];
    });
    if (readings.length === 0) return notApplicable('No complete equation appears.');
    const unbalanced = readings.find(({ equation }) => !isBalanced(equation));
    if (unbalanced !== undefined) return failed(`${unbalanced.source} is not balanced`);
    return passed('Every equation has the same atoms and charge on both sides.');
  },
};
