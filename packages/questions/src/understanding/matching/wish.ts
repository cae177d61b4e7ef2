import type { Specification } from '../../exam-readings/read-exam-readings.ts';
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
  /** What else of a question has to belong to the exam or course that was named. */
  scope?: Scope;
  /** True where problems to be calculated are asked for. */
  isCalculation: boolean;
  /** True for one of several things in a list: what is at its margin would be a further thing. */
  isListed?: boolean;
  /** What a text does not want: no question is on it. */
  without?: Without;
  /** Words of the scene at home that it explains: who asks why salt melts the ice wants no molar mass. */
  scene?: readonly string[];
  /** Set where the questions are chosen by how others ask for them: for a text that says more than a name, and for a name of several words. Such a wish has no parts. */
  likeWords?: LikeWords;
  /** True where a text asks for nothing else: of a substance, no question comes in which it is only an example. */
  isAlone?: boolean;
  /** Words of where else the same happens: no question that says one of them is meant. */
  notIn?: readonly string[];
  /** Where two things are to be compared: the wish that each of them is. */
  sides?: Sides;
  /** True where a text asks for the difference itself: what is on one side alone is no answer. */
  isComparisonAlone?: boolean;
}

/** A text that is compared with the ways in which others ask for questions. */
export interface LikeWords {
  text: string;
  /** The wish that its names and index terms make, where questions meet that: those of them stay that a strict reader would accept. */
  named?: Wish;
  /** True where the text is a name and nothing more: only what is sure is left of it, and sets of questions on it come too. */
  isName?: boolean;
  /** True for a sentence that asks why or how something is: nothing to be calculated answers it. */
  isWhy?: boolean;
}

/** What is left out of a wish. */
export interface Without {
  /** Each thing that is not wanted, as the wish that it would be. */
  things: readonly Wish[];
  /** True where nothing is to be calculated. */
  calculations: boolean;
}

/** What an exam or a course asks. */
export interface Scope {
  /** Ids of everything that a question of it may test, where nobody read whether it could ask it; `null` where that is not known. */
  concepts: ReadonlySet<string> | null;
  /** Ids of what a question of a section may test beside what the section teaches: what is near it, or comes before it. */
  around?: ReadonlySet<string>;
  /** Ids of what is left out, though the exam asks it: of what it asks at a higher level. */
  leavesOut?: ReadonlySet<string>;
  /** Words of index terms that say what is not asked of a concept that is. */
  beyond?: readonly (readonly string[])[];
  /** A question has to be on one of these, as readers say; empty where nobody was asked. */
  specifications: readonly Specification[];
  /** True for a school's: a concept is asked in the subject where it is at home. */
  isSchool: boolean;
}

export type Sides = readonly [Wish, Wish];
