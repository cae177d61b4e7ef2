import { linearNodes, readTypeset, type TypesetNode } from '@valence/chemistry';
import type { Option, Question } from '../question.ts';
import { arithmeticText } from './arithmetic/arithmetic-text.ts';
import { cellQuantities } from './figure/cell-quantities.ts';
import { figureTexts } from './figure/figure-texts.ts';

/** A text of a question, parsed once for all checks. */
export interface TextReading {
  role: 'text' | 'explanation' | 'key' | 'distractor' | 'teaching' | 'stimulus';
  source: string;
  nodes: readonly TypesetNode[];
  /** On one line, for its arithmetic (see `linearText` and `arithmeticText`). */
  linear: string;
  /** Why it cannot be read, or `null`. */
  fault: string | null;
}

/** A question with its texts parsed. */
export interface QuestionReading {
  question: Question;
  text: TextReading;
  explanation: TextReading;
  /** What the set of the question is on: title, paragraphs and texts of its figure. Empty for a question that is in none. */
  stimulus: readonly TextReading[];
  /** Everything that gives data, on one line: stimulus with the cells of its table, and text. */
  given: string;
  /** In the question's order. */
  options: readonly TextReading[];
  /** `undefined` where the key points at no option. */
  key: TextReading | undefined;
  distractors: readonly TextReading[];
  all: readonly TextReading[];
}

/** Parses every text of a question once. */
export function readQuestion(question: Question): QuestionReading {
  const options = question.options.map((option, index) =>
    readText(option.text, index === question.key ? 'key' : 'distractor'),
  );
  const text = readText(question.text, 'text');
  const explanation = readText(question.explanation, 'explanation');
  const teachings = question.options.flatMap(teachingOf).map((source) => readText(source, 'teaching'));
  const stimulus = stimulusTexts(question).map((source) => readText(source, 'stimulus'));
  const cells = question.stimulus?.figure === undefined ? '' : cellQuantities(question.stimulus.figure);
  return {
    question,
    text,
    explanation,
    stimulus,
    given: [...stimulus, readText(cells, 'stimulus'), text].map(({ linear }) => linear).join(' '),
    options,
    key: options[question.key],
    distractors: options.filter(({ role }) => role === 'distractor'),
    all: [...stimulus, text, explanation, ...options, ...teachings],
  };
}

function stimulusTexts({ stimulus }: Question): string[] {
  if (stimulus === undefined) return [];
  const { title, text, figure } = stimulus;
  return [title, ...text.split('\n\n'), ...(figure === undefined ? [] : figureTexts(figure))];
}

function teachingOf(option: Option): string[] {
  return option.slip === null ? [] : [option.slip.teaching];
}

function readText(source: string, role: TextReading['role']): TextReading {
  const reading = readTypeset(source);
  return reading.ok
    ? { role, source, nodes: reading.nodes, linear: arithmeticText(linearNodes(reading.nodes)), fault: null }
    : { role, source, nodes: [], linear: '', fault: `${reading.message} at ${reading.position}` };
}
