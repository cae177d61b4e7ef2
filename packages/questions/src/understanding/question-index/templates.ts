import { bank } from '../../bank/bank.ts';
import type { WrittenQuestion } from '../../bank/written-question.ts';
import { concepts } from '../../concepts/concepts.ts';
import { families } from '../../families/families.ts';
import { familyTemplate } from '../../families/family-template.ts';
import type { Family } from '../../families/family.ts';
import { indexTerms } from '../../index-terms/index-terms.ts';
import { levelOf } from '../../levels/level-readings.ts';
import { subjects, type Difficulty, type Subject } from '../../question.ts';
import { phraseWords } from '../../topic-search/words.ts';
import { nearTwins } from './near-twins.data.ts';

/** What questions are made from: a written question, or a family with one of its tasks. */
export interface Template {
  /** Templates that ask the same share one: written questions that differ in their numbers alone, and near-twins. */
  key: string;
  subject: Subject;
  /** Id of the topic that it is at home in. */
  topic: string;
  difficulty: Difficulty;
  tests: readonly string[];
  /** Ids of the concepts that a written question merely uses. */
  uses: readonly string[];
  /** The tested concepts whose bare name asks for something more central. */
  edge: readonly string[];
  /** Its index terms and the names of what it tests, each as the words that the search compares. */
  terms: readonly (readonly string[])[];
  /** Its index terms alone. */
  ownTerms: readonly (readonly string[])[];
  /** True where a student has to calculate. */
  isCalculation: boolean;
  source:
    | { kind: 'written'; question: WrittenQuestion }
    | { kind: 'family'; family: Family; task: Difficulty };
  /** Seeds that alone make what is asked for, where it is an element. */
  seeds?: readonly number[];
}

/** The name of a template, as `templateOf` tells it of its questions. */
export function templateName({ source }: Pick<Template, 'source'>): string {
  return source.kind === 'written' ? source.question.id : familyTemplate(source.family.id, source.task);
}

let all: readonly Template[] | undefined;

/** Every template, written questions first, made at the first call. */
export function templates(): readonly Template[] {
  all ??= subjects.flatMap((subject) => [...writtenOf(subject), ...familiesOf(subject)]);
  return all;
}

/**
 * The key that written questions share which differ in their numbers alone.
 * @example numberless('What is 5.0 g?') === numberless('What is 12 g?') // true
 */
function numberless(text: string): string {
  return text.replace(/\d+(?:[.,]\d+)*/g, '#');
}

/** The first of the near-twins of a template stands for all of them. */
const standsFor: ReadonlyMap<string, string> = new Map(
  nearTwins.flatMap((group) => group.map((name) => [name, group[0] ?? name])),
);

function writtenOf(subject: Subject): Template[] {
  return bank[subject].map((question) => {
    const { id, text, answer, difficulty, tests = [], uses = [] } = question;
    const indexed = inIndex(id, tests);
    return {
      key: standsFor.get(id) ?? numberless(text),
      subject,
      topic: question.topics[0] ?? '',
      difficulty: levelOf(id, difficulty),
      tests,
      uses,
      ...indexed,
      isCalculation: indexed.isCalculation || isNumber.test(answer),
      source: { kind: 'written', question },
    };
  });
}

function familiesOf(subject: Subject): Template[] {
  return families[subject].flatMap((family) =>
    family.difficulties.map((task) => {
      const tests = family.tests?.[task] ?? [];
      const name = familyTemplate(family.id, task);
      return {
        key: standsFor.get(name) ?? name,
        subject,
        topic: family.topics[0] ?? '',
        difficulty: levelOf(name, task),
        tests,
        uses: [],
        ...inIndex(`${family.id}@${task}`, tests),
        source: { kind: 'family', family, task },
      };
    }),
  );
}

/** A number with its unit: `0.10 mol/L`, `−3.2 kJ`. */
const isNumber = /^[−-]?\d[\d.,]*(?: × 10\^\{[−-]?\d+\})?(?: \D|$|%|°)/;

const nameOf: ReadonlyMap<string, string> = new Map(concepts.map(({ id, name }) => [id, name]));

function namesOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => nameOf.get(id) ?? []);
}

/** What the index says; what does not stand in it yet is found by the names of what it tests. */
function inIndex(
  id: string,
  tests: readonly string[],
): Pick<Template, 'terms' | 'ownTerms' | 'edge' | 'isCalculation'> {
  const { terms, edge } = indexTerms.get(id) ?? { terms: [], edge: [] };
  const ownTerms = terms.map(phraseWords);
  return {
    terms: [...ownTerms, ...namesOf(tests.filter((concept) => !edge.includes(concept))).map(phraseWords)],
    ownTerms,
    edge,
    isCalculation: terms.some((term) => /\bcalculat/i.test(term)),
  };
}
