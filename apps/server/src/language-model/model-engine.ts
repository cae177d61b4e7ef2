import type * as questions from '@valence/questions';

/** What the language model needs of the question engine. */
export type ModelEngine = Pick<
  typeof questions,
  | 'assembleModelQuestion'
  | 'checkModelQuestion'
  | 'composeQuiz'
  | 'conceptsOfSubject'
  | 'isKeyComputed'
  | 'testsWhatWasAsked'
  | 'understandTopic'
  | 'topicsAskedFor'
  | 'slipName'
  | 'slipsOfSubject'
>;
