import type { Question } from '../question.ts';
import { templateName, templates } from '../understanding/question-index/templates.ts';
import { templateOf } from './template-of.ts';

/** The concepts that a question tests, of one too that was issued before questions named them. */
export function testsOf(question: Question): readonly string[] {
  return question.tests ?? testsOfBefore(templateOf(question));
}

function testsOfBefore(name: string): readonly string[] {
  return templates().find((template) => templateName(template) === name)?.tests ?? [];
}
