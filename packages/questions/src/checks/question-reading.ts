import { linearNodes, readTypeset, type TypesetNode } from '@valence/chemistry';
import type { Option, Question } from '../question.ts';
import { arithmeticText } from './arithmetic/arithmetic-text.ts';

/** A text of a question, parsed once for all checks. */
export interface TextReading {
  role: 'text' | 'explanation' | 'key' | 'distractor' | 'teaching';
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
  return {
    question,
    text,
    explanation,
    options,
    key: options[question.key],
    distractors: options.filter(({ role }) => role === 'distractor'),
    all: [text, explanation, ...options, ...teachings],
  };
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
