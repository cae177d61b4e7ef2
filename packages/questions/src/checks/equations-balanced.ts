import { isBalanced, parseEquation } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from './check.ts';

/**
 * Every equation in the text and the explanation balances in atoms and charge. Options may be wrong on purpose, and a
 * question that asks for balancing shows the skeleton.
 */
export const equationsBalancedCheck: Check = {
  name: 'Equations balanced',
  run(question) {
    const asksToBalance = /balanc|coefficient|skeleton|unbalanced/i.test(question.text);
    const texts = asksToBalance ? [question.explanation] : [question.text, question.explanation];
    const equations = texts.flatMap(equationsIn);
    if (equations.length === 0) return notApplicable('No complete equation appears.');
    for (const source of equations) {
      const equation = parseEquation(source.replace(/(->|<=>)(\[[^\]]*\])+/g, '$1'));
      // What is no equation of formulas (a scheme with R groups, a nuclear reaction) is not balanced by atoms.
      if (equation.ok && !isBalanced(equation.value) && !asksToBalance)
        return failed(`${source} is not balanced`);
    }
    return passed('Every equation has the same atoms and charge on both sides.');
  },
};

function equationsIn(text: string): string[] {
  return [...text.matchAll(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((source) => /->|<=>/.test(source) && !source.includes('<->'));
}
