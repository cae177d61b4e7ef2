import type { Question } from '../../question.ts';

/** What of a question says whether it can be asked without its options. */
export type Askable = Pick<Question, 'text' | 'options' | 'key' | 'figure' | 'stimulus'>;
