import { headOf, segmentsOf } from './arithmetic/equalities.ts';
import type { Value } from './arithmetic/read-expression.ts';
import { sameQuantity, sameSize } from './arithmetic/same-quantity.ts';
import { pureValue, statedNumbers, type StatedNumber } from './arithmetic/stated-numbers.ts';
import { failed, notApplicable, passed, type Check, type CheckResult } from './check.ts';
import { formulasIn, speciesIn, structuresIn } from './chemistry-in-text.ts';
import { plain } from './meaning.ts';
import { optionQuantity } from './quantity-in-option.ts';
import type { QuestionReading, TextReading } from './question-reading.ts';

/** The explanation arrives at the key, and at no distractor in its place. */
export const keyExplainedCheck: Check = {
  name: 'Key explained',
  run(reading) {
    const { key, explanation } = reading;
    if (key === undefined) return failed('the key points at no option');
    const quantity = optionQuantity(key.linear);
    if (quantity !== null) return numberResult(reading, quantity.value);
    const name = nameOf(key, reading.options);
    if (name === null) return notApplicable('The key is a sentence.');
    const said = saidIn(explanation);
    if (says(said, name)) return passed('The explanation arrives at the key.');
    const other = reading.distractors.find((distractor) => says(said, nameOf(distractor, reading.options)));
    if (other !== undefined) return failed(`the explanation names ${other.source} and not ${key.source}`);
    return notApplicable('The explanation names none of the options.');
  },
};

function numberResult(
  { explanation, distractors, key }: QuestionReading,
  value: Value,
): Omit<CheckResult, 'check'> {
  const stated = [...statedNumbers(explanation.linear), ...countsInFormulas(explanation)];
  if (!stated.some((number) => sameSize(number.value, value)))
    return failed(`the explanation never arrives at ${key?.source ?? ''}`);
  const results = resultsOf(explanation.linear);
  const last = results.at(-1);
  if (last !== undefined && !sameSize(last.value, value)) {
    const reached = distractors.find(({ linear }) => {
      const wrong = optionQuantity(linear);
      return wrong !== null && sameQuantity(wrong.value, last.value);
    });
    // What is left over may be stated behind the key, in the same sentence: (*S*) = 80 %, (*R*) = 20 %.
    const from = explanation.linear.lastIndexOf('. ', last.at);
    const isSaid =
      results.some(({ value: earlier, at }) => at > from && sameSize(earlier, value)) ||
      stated.some(({ value: later, at }) => at > last.at && sameSize(later, value));
    if (reached !== undefined && !isSaid) return failed(`the explanation arrives at ${reached.source}`);
  }
  return passed('The explanation arrives at the number of the key.');
}

/** The numbers that the explanation computes, and where they stand. */
function resultsOf(linear: string): StatedNumber[] {
  const results: StatedNumber[] = [];
  let at = 0;
  for (const [index, segment] of segmentsOf(linear).entries()) {
    const head = index === 0 ? null : headOf(segment);
    if (head !== null) results.push({ value: head.value, at: at + segment.indexOf(head.written) });
    at += segment.length + 1;
  }
  return results;
}

/** Coefficients and subscripts: `\ce{C3H8 + 5O2 -> …}` arrives at 5. */
function countsInFormulas({ nodes, linear }: TextReading): StatedNumber[] {
  const sources = formulasIn(nodes);
  return sources.flatMap((source) =>
    [...source.matchAll(/\d+/g)].map(([count]) => ({
      value: pureValue(Number(count)),
      at: source === sources.at(-1) ? linear.lastIndexOf('□') : 0,
    })),
  );
}

interface Said {
  words: ReadonlySet<string>;
  species: ReadonlySet<string>;
}

function saidIn(text: TextReading): Said {
  return {
    words: new Set(wordsIn(text)),
    species: new Set(formulasIn(text.nodes).flatMap(speciesIn).map(plainFormula)),
  };
}

/** What tells an option from the others: one formula, or the words that not every option has. */
interface OptionName {
  formula?: string;
  words: readonly string[];
}

function nameOf(option: TextReading, options: readonly TextReading[]): OptionName | null {
  const formulas = formulasIn(option.nodes);
  if (/^\s*\\ce\{/.test(option.source) && formulas.length === 1) {
    const [species = '', ...others] = speciesIn(formulas[0] ?? '');
    return others.length === 0 ? { formula: plainFormula(species), words: [] } : null;
  }
  const own = wordsIn(option);
  if (own.length === 0 || own.length > 5) return null;
  const shared = options.map(wordsIn);
  const telling = own.filter((word) => word.length > 2 && !shared.every((words) => words.includes(word)));
  return telling.length === 0 ? null : { words: telling };
}

function says(said: Said, name: OptionName | null): boolean {
  if (name === null) return false;
  return name.formula === undefined
    ? name.words.every((word) => said.words.has(word))
    : said.species.has(name.formula);
}

/** The words of a text, those of its structures’ names with them. */
function wordsIn({ source, nodes }: TextReading): string[] {
  const names = structuresIn(nodes).map(({ name }) => name);
  const text = [source.replace(/\\smiles\{[^}]*\}/g, ' '), ...names].join(' ');
  return plain(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

function plainFormula(source: string): string {
  return source.replace(/[{}\s^]/g, '');
}
