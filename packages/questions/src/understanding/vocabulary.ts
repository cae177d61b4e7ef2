import { elements } from '@valence/chemistry';
import { concepts } from '../concepts/concepts.ts';
import { conceptsBelow } from '../concepts/concepts-below.ts';
import { everydayWords } from '../topic-search/everyday-words.data.ts';
import { lettersOf, spellingKey } from '../topic-search/spelling-key.ts';
import type { Spelling } from '../topic-search/topic-index.ts';
import { isNeutral, phraseWords } from '../topic-search/words.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { templates } from './templates.ts';
import { beyondTheMap } from './beyond-the-map.data.ts';
import { namedWithin } from './named-within.data.ts';
import { terms } from './terms.data.ts';

/** A name that students use, with what it stands for. */
export interface Term {
  /** The name that we would print. */
  name: string;
  concepts: ReadonlySet<string>;
  /** A narrower name of a topic: only questions that contain these words are meant. */
  mentions: readonly string[];
  /** True for a name of a topic or a subject: beside a narrower name it says where that one belongs. */
  isTopic: boolean;
  /** True where everyday English has all of its words: `cell`, `solution`. */
  isEveryday: boolean;
}

export interface Vocabulary {
  /** By the words of the name, as the search compares them, with blanks between them. */
  terms: ReadonlyMap<string, Term>;
  /** Every word of a name. */
  nameWords: ReadonlySet<string>;
  /** These and every word of the texts of questions. */
  words: ReadonlySet<string>;
  /** The words of names by the first letter of their spelling key. */
  spellings: ReadonlyMap<string, readonly Spelling[]>;
  /** How a word of a name is written there. */
  written: ReadonlyMap<string, readonly string[]>;
  /** The names by the number of their words and their first letter. */
  namesByLength: ReadonlyMap<string, readonly string[]>;
  /** Symbols of elements by the words of their names. */
  elements: ReadonlyMap<string, string>;
}

type NewTerm = Omit<Term, 'isEveryday' | 'isTopic'> & { isTopic?: boolean };

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
      isEveryday: words.every((word) => everydayWords.has(word) || isNeutral(word)),
    });
  };
  for (const line of beyondTheMap.split('\n')) {
    const [others = '', topic = ''] = line.split(' > ');
    for (const name of others.split('; '))
      add(name, { name: capital(name), concepts: new Set([`${topic}/beyond`]), mentions: [] });
  }
  for (const { names: ofTerm, ...term } of [...readTerms(namedWithin), ...readTerms(terms)])
    for (const other of ofTerm) add(other, term);
  for (const { name } of taxonomy)
    add(name, { name, concepts: conceptsOfTopicNamed(name), mentions: [], isTopic: true });
  for (const { id, name, otherNames } of concepts)
    for (const other of [name, ...otherNames])
      add(other, { name, concepts: conceptsBelow(id), mentions: [] });
  for (const [subject, name] of Object.entries(subjectNames))
    add(name, { name, concepts: conceptsOfSubject(subject), mentions: [], isTopic: true });
  const elementKeys = new Set(elements.map(({ name }) => phraseWords(name).join(' ')));
  for (const { name, synonyms } of taxonomy)
    for (const synonym of synonyms) {
      const mentions = phraseWords(synonym).filter((word) => !isNeutral(word));
      if (mentions.length > 0 && !elementKeys.has(mentions.join(' ')))
        add(synonym, { name: capital(synonym), concepts: conceptsOfTopicNamed(name), mentions });
    }
  const words = new Set([...found.keys()].flatMap((key) => key.split(' ')));
  return {
    terms: found,
    nameWords: words,
    words: new Set([...words, ...templates().flatMap((template) => [...template.words])]),
    spellings: spellingsOf(words),
    written: writtenForms(names),
    namesByLength: Map.groupBy(found.keys(), (key) => `${key.split(' ').length}${key[0]}`),
    elements: new Map(elements.map(({ name, symbol }) => [phraseWords(name).join(' '), symbol])),
  };
}

/** A line of so many concepts is a topic. */
const leastOfTopic = 5;

/** A line with one concept alone prints that concept's name, every other one its own first name. */
function readTerms(table: string): (NewTerm & { names: string[] })[] {
  const nameOf = new Map(concepts.map(({ id, name }) => [id, name]));
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [names = '', targets = '', words = ''] = line.split(' > ');
      const meant = targets
        .split(' ')
        .flatMap((target) =>
          target.startsWith('#') ? [...conceptsOfTopic(target.slice(1))] : [...conceptsBelow(target)],
        );
      const [first = '', ...others] = names.split('; ');
      return {
        name: (words === '' ? nameOf.get(targets) : undefined) ?? first,
        names: [first, ...others],
        concepts: new Set(meant),
        mentions: phraseWords(words),
        isTopic: targets.split(' ').length >= leastOfTopic || targets.includes('#'),
      };
    });
}

const subjectNames = {
  general: 'General chemistry',
  organic: 'Organic chemistry',
  physical: 'Physical chemistry',
  biochemistry: 'Biochemistry',
  analytical: 'Analytical chemistry',
};

/** True for the name of a whole subject: beside others it narrows them. */
export function isSubject({ name }: Term): boolean {
  return Object.values(subjectNames).includes(name);
}

function conceptsOfSubject(subject: string): ReadonlySet<string> {
  return new Set(
    taxonomy.filter((topic) => topic.subject === subject).flatMap(({ id }) => [...conceptsOfTopic(id)]),
  );
}

function conceptsOfTopicNamed(name: string): ReadonlySet<string> {
  return conceptsOfTopic(taxonomy.find((topic) => topic.name === name)?.id ?? '');
}

/** Ids of the concepts of a topic. */
export function conceptsOfTopic(topic: string): ReadonlySet<string> {
  return new Set(concepts.filter((concept) => concept.topic === topic).map(({ id }) => id));
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

/** `silver mirror` as it begins a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
