import type { Difficulty } from '../question.ts';

/**
 * One of the things that a text asks for, as it was typed. A question covers it where it tests one of the concepts, or where its
 * index terms have the words.
 */
export interface Part {
  /** The name that we would print. */
  name: string;
  /** Ids of the concepts that it names. Empty for what is narrower than a concept, and for a word that is no name. */
  concepts: ReadonlySet<string>;
  /** Ids of the concepts under which what is narrower than a concept is asked. */
  within: ReadonlySet<string>;
  /** As the search compares them. */
  words: readonly string[];
  /** All words of it in their order, with those that say nothing alone: `process` of `Ostwald process`. Empty where it has none. */
  phrase: readonly string[];
  /** True for the name of a topic or subject: beside a narrower name it says where that one belongs. */
  isTopic: boolean;
}

/** One of the wishes of a text. A question fits where it covers every part, and is about the element if one is named. */
export interface Wish {
  /** The name that we would print. */
  name: string;
  parts: readonly Part[];
  /** Symbol of the element that it has to be about. */
  element: string | null;
  /** Ids of the concepts one of which has to be tested, whatever the parts are: what an exam or a subject teaches. */
  among: ReadonlySet<string> | null;
  /** True where problems to be calculated are asked for. */
  isCalculation: boolean;
}

/** A word that was taken for another one. */
export interface Correction {
  typed: string;
  meant: string;
}

/** What a text of a student's own asks for. */
export interface Understood {
  isUnderstood: true;
  wishes: readonly Wish[];
  /** The name that we would print: of the concept, the topic or the section of the exam. */
  name: string;
  /** Ids of every concept that is asked for. */
  concepts: readonly string[];
  /** Ids of the topics that they belong to, the one with the most of them first. */
  topics: readonly string[];
  /** The section of a syllabus where one was named: `AP 8`, `IB S3.1`. */
  examSection: string | null;
  /** 0 to 1: how much of the text says what was understood. */
  sureness: number;
  corrections: readonly Correction[];
  /** Names of further things that were asked for and have no questions. Empty where nothing has any: then `name` tells it. */
  withoutQuestions: readonly string[];
  /** Words, as they were typed, that neither a name nor the index has. No question is on them. */
  unknownWords: readonly string[];
  /** The difficulty that the text names: `simple`, `SAT level`, `hard`. */
  difficulty: Difficulty | null;
  /** How many different questions there are: a family at a difficulty counts once. */
  counts: Readonly<Record<Difficulty, number>>;
  /** Names of what comes nearest and has questions: parts of the text first, then concepts beside it. */
  nearest: readonly string[];
}

/** A text that no quiz is made from. */
export interface NotUnderstood {
  isUnderstood: false;
  /** An attempt to instruct whoever reads it, or a text outside chemistry. */
  reason: 'hostile' | 'not chemistry';
  /** Names of topics to offer instead. */
  nearest: readonly string[];
}
