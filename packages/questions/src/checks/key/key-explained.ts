import { organicName } from '../../computations/names/organic-name.ts';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import { structuresInText } from '../../structures/structures-in-text.ts';
import { formulasIn, speciesIn } from '../chemistry/chemistry-in-text.ts';
import { numberProblem } from './key-number-explained.ts';
import { plain } from '../options/meaning.ts';
import { optionQuantity } from '../arithmetic/quantity-in-option.ts';
import type { TextReading } from '../question-reading.ts';
import { structureProblem } from '../chemistry/structure-problem.ts';

/** The explanation derives the key, and no distractor instead. */
export const keyExplainedCheck: Check = {
  name: 'Key explained',
  run(reading) {
    const { key, explanation } = reading;
    if (key === undefined) return failed('the key points at no option');
    const quantity = optionQuantity(key.linear);
    if (quantity !== null) {
      const problem = numberProblem(reading, quantity.value);
      return problem === null ? passed('The explanation arrives at the number of the key.') : failed(problem);
    }
    const name = nameOf(key, reading.options);
    if (name === null) return notApplicable('The key is a sentence.');
    const said = saidIn(explanation);
    if (says(said, name)) return passed('The explanation arrives at the key.');
    const other = reading.distractors.find((distractor) => says(said, nameOf(distractor, reading.options)));
    if (other !== undefined) return failed(`the explanation names ${other.source} and not ${key.source}`);
    return notApplicable('The explanation names none of the options.');
  },
};

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

/** What distinguishes an option from the others: one formula, or words that some options lack. */
interface OptionName {
  formula?: string;
  words: readonly string[];
  /** The words of a structure’s systematic name, where it can be made. */
  other?: readonly string[];
}

function nameOfStructure(smiles: string): string | null {
  return structureProblem(smiles) === null ? organicName(smiles) : null;
}

function nameOf(option: TextReading, options: readonly TextReading[]): OptionName | null {
  const formulas = formulasIn(option.nodes);
  if (/^\s*\\ce\{/.test(option.source) && formulas.length === 1) {
    const [species = '', ...others] = speciesIn(formulas[0] ?? '');
    return others.length === 0 ? { formula: plainFormula(species), words: [] } : null;
  }
  const own = wordsIn(option);
  const systematic = structuresInText(option.nodes).map(({ smiles }) => nameOfStructure(smiles));
  if (own.length === 0 || own.length > 5) return null;
  const shared = options.map(wordsIn);
  const telling = own.filter((word) => word.length > 2 && !shared.every((words) => words.includes(word)));
  const [named = null, ...more] = systematic;
  const other = named === null || more.length > 0 ? {} : { other: wordsOf(named) };
  return telling.length === 0 ? null : { words: telling, ...other };
}

function says(said: Said, name: OptionName | null): boolean {
  if (name === null) return false;
  if (name.formula !== undefined) return said.species.has(name.formula);
  return [name.words, name.other ?? []].some(
    (words) => words.length > 0 && words.every((word) => said.words.has(word)),
  );
}

/** The words of a text, including those of structure names. */
function wordsIn({ source, nodes }: TextReading): string[] {
  const names = structuresInText(nodes).map(({ name }) => name);
  const text = [source.replace(/\\smiles\{[^}]*\}/g, ' '), ...names].join(' ');
  return wordsOf(plain(text));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-,][\p{L}\p{N}]+)*/gu) ?? [];
}

function plainFormula(source: string): string {
  return source.replace(/[{}\s^]/g, '');
}
