import { everydayWords } from '../../topic-search/everyday-words.data.ts';
import { isNeutral, phraseWords } from '../../topic-search/words.ts';
import { templates, type Template } from './templates.ts';

/** The words of a phrase that say which one it is: `Suzuki` of `Suzuki reaction`, both of `rate law`. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isNeutral(word));
  return telling.some((word) => !everydayWords.has(word)) ? telling : words;
}

/** Whether one of the terms of a question has all of the words. */
export function hasTerm({ terms }: Pick<Template, 'terms'>, words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    terms.some((term) => words.every((word) => term.includes(word)) && keepsPairs(term, words))
  );
}

/** Words that mean the opposite beside another word: a weak acid with a strong base is no weak base with a strong acid. */
const opposites: ReadonlySet<string> = new Set(phraseWords('strong weak'));

/** Whether a term has what is strong and what is weak as the words have it. */
export function keepsPairs(term: readonly string[], words: readonly string[]): boolean {
  return words.every((word, place) => {
    const next = words[place + 1];
    if (!opposites.has(word) || next === undefined || opposites.has(next) || !everyAcidOrBase.has(next))
      return true;
    return term.some(
      (one, at) => one === word && (term[at + 1] === next || opposites.has(term[at + 1] ?? '')),
    );
  });
}

const everyAcidOrBase: ReadonlySet<string> = new Set(phraseWords('acid base electrolyte'));

/** Whether one of the terms of a question has all of the words, and says nothing more. */
export function hasExactTerm({ terms }: Template, words: readonly string[]): boolean {
  return terms.some(
    (term) =>
      words.every((word) => term.includes(word)) &&
      tellingWords(term).every((word) => words.includes(word) || isNeutral(word)),
  );
}

/** Whether one of the terms of a question is just these words, in any order. */
export function hasWholeTerm({ terms }: Template, words: readonly string[]): boolean {
  return terms.some((term) => term.length === words.length && words.every((word) => term.includes(word)));
}

/** Whether one of the terms of a question begins with the words in a row. */
export function beginsTerm({ terms }: Template, phrase: readonly string[]): boolean {
  const asked = `${phrase.join(' ')} `;
  return terms.some((term) => `${term.join(' ')} `.startsWith(asked));
}

/** Whether one of the terms of a question has the words in a row. */
export function isInTerm({ terms }: Template, phrase: readonly string[]): boolean {
  const asked = ` ${phrase.join(' ')} `;
  return terms.some((term) => ` ${term.join(' ')} `.includes(asked));
}

interface QuestionIndex {
  byConcept: ReadonlyMap<string, readonly Template[]>;
  byWord: ReadonlyMap<string, ReadonlySet<Template>>;
}

let built: QuestionIndex | undefined;

function questionIndex(): QuestionIndex {
  built ??= build();
  return built;
}

function build(): QuestionIndex {
  const byConcept = new Map<string, Template[]>();
  const byWord = new Map<string, Set<Template>>();
  for (const template of templates()) {
    for (const id of template.tests) byConcept.getOrInsert(id, []).push(template);
    for (const word of template.terms.flat()) byWord.getOrInsertComputed(word, () => new Set()).add(template);
  }
  return { byConcept, byWord };
}

/** The templates that test a concept. */
export function templatesTesting(concept: string): readonly Template[] {
  return questionIndex().byConcept.get(concept) ?? [];
}

/** The templates one of whose index terms has all of the words. */
export function templatesIndexedBy(words: readonly string[]): readonly Template[] {
  const { byWord } = questionIndex();
  const having = words
    .map((word) => byWord.get(word) ?? nothing)
    .toSorted((one, other) => one.size - other.size);
  const [rarest = nothing, ...others] = having;
  // A single word that a template is found by stands in one of its terms.
  if (others.length === 0) return [...rarest];
  return [...rarest].filter(
    (template) => others.every((ones) => ones.has(template)) && hasTerm(template, words),
  );
}

const nothing: ReadonlySet<Template> = new Set();

/** Every word of the index terms. */
export function indexedWords(): ReadonlySet<string> {
  return new Set(questionIndex().byWord.keys());
}
