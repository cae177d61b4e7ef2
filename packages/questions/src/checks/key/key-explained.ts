import { organicName } from '../../computations/names/organic-name.ts';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import { fingerprint } from '../../random.ts';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { structuresInText } from '../../structures/structures-in-text.ts';
import { formulasIn, formulasInSource, speciesIn } from '../chemistry/chemistry-in-text.ts';
import { numberProblem } from './key-number-explained.ts';
import { plain } from '../options/meaning.ts';
import { optionQuantity } from '../arithmetic/quantity-in-option.ts';
import type { QuestionReading, TextReading } from '../question-reading.ts';
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
    const said = saidIn(explanation.source);
    if (says(said, name)) return passed('The explanation arrives at the key.');
    const other = otherNamed(reading, name, said);
    if (other !== null) return failed(`the explanation names ${other.source} and not ${key.source}`);
    return notApplicable('The explanation names none of the options.');
  },
};

/** A sentence that compares, or speaks of what comes first, may name what is not the answer. */
const comparison =
  /\b(while|whereas|unlike|not|but|neither|nor|others?|instead|rather|than|would|although|though|first|initially|then|intermediate|further|before|from)\b/i;

/** The one distractor that the explanation speaks for while it says nothing of what only the key has. */
function otherNamed(
  { explanation, distractors, options, text }: QuestionReading,
  name: OptionName,
  said: Said,
): TextReading | null {
  const asked = saidIn(text.source);
  const named = distractors.filter((distractor) => {
    // An explanation may draw what a reaction starts from.
    if (structuresInText(distractor.nodes).some(({ name: spoken }) => spoken === '')) return false;
    const other = nameOf(distractor, options);
    if (other === null || !says(said, other) || (other.formula !== undefined && says(asked, other)))
      return false;
    const own = name.words.filter((word) => !other.words.includes(word));
    return !own.some((word) => saysWord(said, word));
  });
  const [only = null, ...more] = named;
  if (only === null || more.length > 0) return null;
  const other = nameOf(only, options);
  const sentences = explanation.source
    .split(/(?<=[.?!;])\s+/)
    .filter((sentence) => !comparison.test(sentence));
  return sentences.some((sentence) => says(saidIn(sentence), other)) ? only : null;
}

interface Said {
  words: ReadonlySet<string>;
  species: ReadonlySet<string>;
}

function saidIn(source: string): Said {
  const words = wordsOf(
    plain(
      source.replace(
        /\\smiles\{([^|}]*)\|?([^}]*)\}/g,
        (_, smiles: string, name: string) => ` ${wordOf({ smiles, name })} `,
      ),
    ),
  );
  return {
    // `second-order` is said by `second order`, and the other way.
    words: new Set([...words, ...words.flatMap(partsOf)]),
    species: new Set(formulasInSource(source).flatMap(speciesIn).map(plainFormula)),
  };
}

/** The words of a hyphenated one; locants (`2-methyl`) are part of a name. */
function partsOf(word: string): string[] {
  const parts = word.split('-');
  return parts.length > 1 && parts.every((part) => /^\p{L}{2,}$/u.test(part)) ? parts : [];
}

/** True where the word is said, in parts or with another ending: `doubles` and `doubled`. */
function saysWord({ words }: Said, word: string): boolean {
  if (words.has(word)) return true;
  const parts = partsOf(word);
  if (parts.length > 0 && parts.every((part) => words.has(part))) return true;
  return word.length > 4 && words.values().some((one) => stemOf(one) === stemOf(word));
}

function stemOf(word: string): string {
  return word.length > 5 ? word.replace(/(?:ions?|ing|ed|es|s|e|ly)$/, '') : word.replace(/s$/, '');
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
    (words) => words.length > 0 && words.every((word) => saysWord(said, word)),
  );
}

/** The words of a text, including those of structure names. */
function wordsIn({ source, nodes }: TextReading): string[] {
  const names = structuresInText(nodes).map(wordOf);
  const text = [source.replace(/\\smiles\{[^}]*\}/g, ' '), ...names].join(' ');
  return wordsOf(plain(text));
}

/** A structure without a name is one word, however its SMILES is written. */
function wordOf({ smiles, name }: { smiles: string; name: string }): string {
  return name || `structure${fingerprint(canonicalSmiles(smiles) ?? smiles)}`;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-,][\p{L}\p{N}]+)*/gu) ?? [];
}

function plainFormula(source: string): string {
  return source.replace(/[{}\s^]/g, '');
}
