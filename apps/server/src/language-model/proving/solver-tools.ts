import {
  balanceEquation,
  convertUnits,
  evaluateExpression,
  formatEquation,
  molarMass,
  type Result,
} from '@valence/chemistry';
import { canonicalSmiles } from '@valence/questions';
import { tool, type ToolSet } from 'ai';
import * as z from 'zod';

const text = z.string().max(400);

/** Functions of our chemistry package that the solver may call instead of estimating a result. */
export const solverTools: ToolSet = {
  molarMass: tool({
    description: 'Molar mass of a formula in g/mol, for example CuSO4·5H2O',
    inputSchema: z.object({ formula: text }),
    execute: ({ formula }) => answerOf(molarMass(formula), (value) => value.molarMass),
  }),
  balance: tool({
    description: 'Balances an equation, for example Fe + O2 -> Fe2O3; charges as in MnO4^-',
    inputSchema: z.object({ equation: text }),
    execute: ({ equation }) => answerOf(balanceEquation(equation), formatEquation),
  }),
  evaluate: tool({
    description: 'Evaluates an expression with + - * / ^, sqrt, ln, log10, exp and brackets',
    inputSchema: z.object({ expression: text }),
    execute: ({ expression }) => answerOf(evaluateExpression(expression), (value) => value),
  }),
  convert: tool({
    description: 'Converts an amount, mass, volume, energy, pressure or temperature between units',
    inputSchema: z.object({ value: z.number(), from: text, to: text }),
    execute: ({ value, from, to }) => answerOf(convertUnits(value, from, to), (converted) => converted),
  }),
  canonicalStructure: tool({
    description: 'Canonical forms of SMILES: two structures are the same exactly when their forms are',
    inputSchema: z.object({ smiles: z.array(text).max(8) }),
    execute: ({ smiles }) => smiles.map((one) => canonicalSmiles(one) ?? 'cannot be read'),
  }),
};

function answerOf<Value, Answer>(result: Result<Value>, say: (value: Value) => Answer) {
  return result.ok ? { result: say(result.value) } : { error: result.error.message };
}
