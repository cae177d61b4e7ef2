import type { AskedEquation, AskedFormula, AskedName } from '../asked-answer.ts';
import { gradeTypedAnswer } from '../grade-typed-answer.ts';
import { askingSentence, canBeAskedOpenly } from './asking-sentence.ts';
import type { Askable } from './askable.ts';
import { drawnName } from './drawn-name.ts';
import { typedNotation } from './typed-notation.ts';

const onlyFormula = /^\\ce\{((?:[^{}]|\{[^{}]*\})*)\}$/;
const asksForFormula =
  /\bformula\b|\bconjugate (?:acid|base)\b|\bempirical\b|^What is the (?:main |organic )?product\b/i;

/** The formula that a question asks for; grouping and order count where a wrong option has the same atoms. */
export function askedFormula({ text, options, key }: Askable, right: string): AskedFormula | null {
  const formula = onlyFormula.exec(right)?.[1];
  if (formula === undefined || /->|<=>|_\{?\d+\}?[A-Z]/.test(formula)) return null;
  if (!asksForFormula.test(askingSentence(text)) || !canBeAskedOpenly(text)) return null;
  const asked = (match: AskedFormula['match']): AskedFormula => ({ kind: 'formula', formula, match });
  const hasIsomer = options.some(
    (option, place) =>
      place !== key && gradeTypedAnswer(asked('composition'), typedNotation(option.text)).verdict === 'right',
  );
  const isCondensed = (formula.match(/C(?![a-z])/g) ?? []).length > 1;
  return asked(hasIsomer || isCondensed ? 'structure' : 'composition');
}

const asksForEquation = /\b(?:balanced|net ionic|half-equation)\b/i;

/** The equation that a question asks for; its states count where the stem speaks of them. */
export function askedEquation({ text }: Askable, right: string): AskedEquation | null {
  const equation = onlyFormula.exec(right)?.[1];
  if (equation === undefined || !/->|<=>/.test(equation)) return null;
  const asking = askingSentence(text);
  if (!asksForEquation.test(asking) || /\bof (?:these|the following)\b|\bnot\b|\bshows\b/i.test(asking))
    return null;
  const states = /\bstates?\b/i.test(text) && /\((?:s|l|g|aq)\)/.test(equation);
  return { kind: 'equation', equation, states };
}

const drawn = /\\smiles\{([^|}]*)(?:\|[^}]*)?\}/g;

/** The name of the one structure that is drawn in the stem, or of the product that is drawn as the key. */
export function askedName(question: Askable, right: string): AskedName | null {
  return nameOfStem(question, right) ?? nameOfProduct(question, right);
}

function nameOfStem({ text }: Askable, right: string): AskedName | null {
  const [structure, another] = [...text.matchAll(drawn)];
  const smiles = structure?.[1];
  if (smiles === undefined || another !== undefined || !/[a-z]{4}/.test(right)) return null;
  if (!/\bname\b/i.test(askingSentence(text)) || /\b(?:not|wrong)\b/i.test(askingSentence(text))) return null;
  return { kind: 'name', smiles };
}

const asksForProduct =
  /^(?:What is the (?:(?:main|final|organic) ){0,2}product\b|Which organic (?:compound|product) (?:is mainly present|forms)\b)/;

/** Of a product there is one. What else a drawing may be asked for, such as an isomer, can have other right answers. */
function nameOfProduct({ text }: Askable, right: string): AskedName | null {
  const product = drawnName(right);
  if (product === null || !asksForProduct.test(askingSentence(text)) || !canBeAskedOpenly(text)) return null;
  // Whoever adds the E that a drawing leaves open says more than the key, and is not wrong.
  const hasDoubleBond = /=C/.test(product.smiles.replaceAll('O=C', ''));
  return hasDoubleBond || text.includes(product.name) ? null : { kind: 'name', smiles: product.smiles };
}
