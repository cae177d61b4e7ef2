import type { Question } from '../question.ts';

/**
 * Names the template of a question: the question itself if it is written, or its family with one of its tasks. A flaw in
 * wording or computation is a flaw of the template, so the template is withdrawn: a family rarely draws the same numbers
 * twice, so withdrawing one id would not help.
 * @example templateOf(makeQuestion(idealGasLaw, 42, 'beginner')) // 'ideal-gas-law.beginner'
 */
export function templateOf({ id, origin }: Pick<Question, 'id' | 'origin'>): string {
  return origin.kind === 'family' ? withoutContent(id) : id;
}

/**
 * The templates that questions with these ids are made of: the id of a question that was made ends with the fingerprint of its content.
 * @example templatesOfIds(['ideal-gas-law.beginner.0x1a']) // Set { 'ideal-gas-law.beginner' }
 */
export function templatesOfIds(ids: Iterable<string>): Set<string> {
  return new Set([...ids].map(withoutContent));
}

function withoutContent(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}
