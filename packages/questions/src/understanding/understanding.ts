import type { Difficulty } from '../question.ts';
import type { Wish } from './matching/wish.ts';
import type { Correction } from './names/read-words.ts';

/** What a text of a student's own asks for. */
export interface Understood {
  isUnderstood: true;
  wishes: readonly Wish[];
  /** The name that we would print: of the concept, the topic or the section of the exam, with the level that was typed. */
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
  /** Names of further things that were asked for and have no questions, and of the level that was typed where it has none. Empty where nothing has any: then `name` tells it. */
  withoutQuestions: readonly string[];
  /** Words, as they were typed, that neither a name nor the index has. No question is on them. */
  unknownWords: readonly string[];
  /** The difficulty that the text names: `simple`, `SAT level`, `hard`. */
  difficulty: Difficulty | null;
  /** How many different questions there are: a family at a difficulty counts once. */
  counts: Readonly<Record<Difficulty, number>>;
  /** Names of what the text asks a part of: who wants more than what fits to the letter finds it there. */
  broader: readonly string[];
  /** Names of what comes nearest and has questions: parts of the text first, then concepts beside it. */
  nearest: readonly string[];
}

/** A text that no quiz is made from. */
export interface NotUnderstood {
  isUnderstood: false;
  /** An attempt to instruct whoever reads it, a text outside chemistry, or one that speaks of taking one's life or hurting oneself. */
  reason: 'hostile' | 'not chemistry' | 'self-harm';
  /** Names of topics to offer instead; none where somebody needs help. */
  nearest: readonly string[];
}
