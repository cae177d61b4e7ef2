import { elements } from '@valence/chemistry';
import { concepts } from '../../concepts/concepts.ts';
import { conceptsBelow } from '../../concepts/concepts-below.ts';
import { everydayWords } from '../../topic-search/everyday-words.data.ts';
import { editDistance } from '../../topic-search/edit-distance.ts';
import { bySound } from '../../topic-search/sounding-alike.ts';
import { lettersOf, spellingKey } from '../../topic-search/spelling-key.ts';
import type { Spelling } from '../../topic-search/topic-index.ts';
import { isNeutral, phraseWords, wordsOf } from '../../topic-search/words.ts';
import { subjects, type Subject } from '../../question.ts';
import { taxonomy } from '../../topics/taxonomy.ts';
import { indexedWords, tellingWords, templatesIndexedBy } from '../question-index/question-index.ts';
import { narrowerNames } from './lists/narrower-names.data.ts';
import { templates } from '../question-index/templates.ts';
import { everydayTerms } from './lists/everyday-terms.data.ts';
import { capital, conceptsOfTopic, readTerms, type NewTerm } from './read-terms.ts';
import { substanceNames } from './lists/substances.data.ts';
import { terms } from './lists/terms.data.ts';
import { unspacedNames } from './unspaced-names.ts';

/** A name that students use, with what it stands for. */
export interface Term {
  /** The name that we would print. */
  name: string;
  /** Empty for what is narrower than a concept: only questions whose index terms have its words are meant. */
  concepts: ReadonlySet<string>;
  /** The concepts under which what is narrower is asked. */
  within: ReadonlySet<string>;
  /** The words by which the index has it. */
  words: readonly string[];
  /** True for a name of a topic or a subject: beside a narrower name it says where that one belongs. */
  isTopic: boolean;
  /** True where everyday English has all of its words: `cell`, `solution`. */
  isEveryday: boolean;
}

export interface Vocabulary {
  /** By the words of the name, as the search compares them, with blanks between them. */
  terms: ReadonlyMap<string, Term>;
  /** These and every word of index terms. */
  askedWords: ReadonlySet<string>;
  /** These and every word of the texts of questions: they are never taken for misspelled. */
  words: ReadonlySet<string>;
  /** The words of names by the first letter of their spelling key. */
  spellings: ReadonlyMap<string, readonly Spelling[]>;
  /** The technical words of names by how they sound. */
  sounds: ReadonlyMap<string, readonly string[]>;
  /** How a word of a name is written there. */
  written: ReadonlyMap<string, readonly string[]>;
  /** Names of two and three words by how they read without the blanks. */
  unspaced: ReadonlyMap<string, string>;
  /** The names, each with its set of letters, by the number of their words and their first letter. */
  namesByLength: ReadonlyMap<string, readonly { name: string; letters: number }[]>;
  /** Symbols of elements by the words of their names. */
  elements: ReadonlyMap<string, string>;
}

let built: Vocabulary | undefined;

/** The names of concepts and topics with everything else that students call them, read at the first call. */
export function vocabulary(): Vocabulary {
  built ??= build();
  return built;
}

function build(): Vocabulary {
  const found = new Map<string, Term>();
  const names: string[] = [];
  const add = (name: string, term: NewTerm): void => {
    const words = phraseWords(name);
    const key = words.join(' ');
    names.push(name);
    if (key === '' || found.has(key)) return;
    found.set(key, {
      ...term,
      isTopic: term.isTopic ?? false,
      words: term.words ?? tellingWords(words),
      isEveryday: words.every((word) => everydayWords.has(word) || isNeutral(word)),
    });
  };
  const addTerms = (table: string): void => {
    for (const { names: ofTerm, ...term } of readTerms(table)) for (const other of ofTerm) add(other, term);
  };
  for (const { names: ofTerm, concepts: within, name } of readTerms(narrowerNames + substanceNames, true)) {
    const [words = []] = ofTerm
      .map(wordsOfNarrower)
      .toSorted((one, other) => templatesIndexedBy(other).length - templatesIndexedBy(one).length);
    for (const other of ofTerm) add(other, { name, concepts: none, within, words });
  }
  addTerms(terms);
  for (const { id, name } of taxonomy)
    add(name, { name, concepts: conceptsOfTopic(id), within: none, isTopic: true });
  for (const { id, name, otherNames } of concepts)
    for (const other of [name, ...otherNames])
      add(other, { name, concepts: conceptsBelow(id), within: none });
  for (const subject of subjects) {
    const name = subjectNames[subject];
    for (const other of [name, ...otherSubjectNames[subject]])
      add(other, { name, concepts: conceptsOfSubject(subject), within: none, isTopic: true });
  }
  const elementKeys = new Set(elements.map(({ name }) => phraseWords(name).join(' ')));
  for (const { id, synonyms } of taxonomy)
    for (const synonym of synonyms)
      if (!elementKeys.has(phraseWords(synonym).join(' ')))
        add(synonym, { name: capital(synonym), concepts: none, within: conceptsOfTopic(id) });
  // What has a name already keeps its meaning.
  addTerms(everydayTerms);
  const misspelled = new Set([
    ...concepts.flatMap(({ name, otherNames }) => otherNames.filter((other) => isMisspelled(other, name))),
    ...readTerms(terms).flatMap(({ names: ofTerm }) =>
      ofTerm.filter((other, place) => ofTerm.slice(0, place).some((name) => isMisspelled(other, name))),
    ),
  ]);
  const words = new Set(names.flatMap((name) => (misspelled.has(name) ? [] : phraseWords(name))));
  const askedWords = new Set([...words, ...indexedWords()]);
  return {
    terms: found,
    askedWords,
    words: new Set([...askedWords, ...wordsOfTexts()]),
    spellings: spellingsOf(words),
    sounds: bySound([...words].filter((word) => !everydayWords.has(word) && !isNeutral(word))),
    written: writtenForms(names.filter((name) => !misspelled.has(name))),
    unspaced: unspacedNames(names),
    namesByLength: Map.groupBy(
      found.keys().map((name) => ({ name, letters: lettersOf(name) })),
      ({ name }) => `${name.split(' ').length}${name[0]}`,
    ),
    elements: new Map(elements.map(({ name, symbol }) => [phraseWords(name).join(' '), symbol])),
  };
}

/** A single word tells which one is meant where it is a person's name: `Marcus theory`, but both words of `flow chemistry`. */
function wordsOfNarrower(name: string): readonly string[] {
  const words = phraseWords(name);
  const telling = tellingWords(words);
  return telling.length > 1 || /^[A-Z]/.test(name) ? telling : words;
}

const none: ReadonlySet<string> = new Set();

function wordsOfTexts(): string[] {
  return templates().flatMap(({ source }) =>
    source.kind === 'written'
      ? wordsOf(`${source.question.text} ${source.question.answer}`)
      : wordsOf(source.family.name),
  );
}

/** True for a common misspelling of a name: its words are to be put right like every other misspelled word. */
function isMisspelled(other: string, name: string): boolean {
  const [one, right] = [other.toLowerCase(), name.toLowerCase()];
  return (
    one.split(' ').length === right.split(' ').length &&
    phraseWords(one).join(' ') !== phraseWords(right).join(' ') &&
    one.length >= shortestMisspelled &&
    editDistance(one, right, 2) <= 2
  );
}

const shortestMisspelled = 8;

/** As students call the subjects. */
const otherSubjectNames: Readonly<Record<Subject, readonly string[]>> = {
  general: ['gen chem', 'general chem', 'intro chem'],
  organic: ['orgo', 'ochem', 'o chem', 'organic chem'],
  physical: ['p chem', 'pchem', 'physical chem'],
  biochemistry: ['biochem', 'biological chemistry'],
  analytical: ['analytical chem'],
};

const subjectNames: Readonly<Record<Subject, string>> = {
  general: 'General chemistry',
  organic: 'Organic chemistry',
  physical: 'Physical chemistry',
  biochemistry: 'Biochemistry',
  analytical: 'Analytical chemistry',
};

/** True for the name of a whole subject: beside others it narrows them. */
export function isSubject({ name }: Pick<Term, 'name'>): boolean {
  return Object.values(subjectNames).includes(name);
}

function conceptsOfSubject(subject: Subject): ReadonlySet<string> {
  return new Set(
    taxonomy.filter((topic) => topic.subject === subject).flatMap(({ id }) => [...conceptsOfTopic(id)]),
  );
}

function spellingsOf(words: ReadonlySet<string>): Map<string, Spelling[]> {
  const byLetter = new Map<string, Spelling[]>();
  for (const word of words) {
    const isTechnical = !everydayWords.has(word);
    if (isNeutral(word) || word.length < (isTechnical ? 4 : 5)) continue;
    const key = spellingKey(word);
    const ofLetter = byLetter.get(key[0] ?? '') ?? [];
    ofLetter.push({ word, key, isTechnical, letters: lettersOf(key) });
    byLetter.set(key[0] ?? '', ofLetter);
  }
  return byLetter;
}

function writtenForms(names: readonly string[]): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const form of names.flatMap((name) => name.match(/[\p{L}\d]+/gu) ?? [])) {
    const [stem] = phraseWords(form);
    if (stem === undefined) continue;
    const known = forms.get(stem) ?? [];
    if (!known.includes(form)) forms.set(stem, [...known, form]);
  }
  return forms;
}
