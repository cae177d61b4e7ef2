import type * as questions from '@valence/questions';

/** What the server needs of the question engine; tests pass a small one of their own. */
export type QuestionEngine = Pick<
  typeof questions,
  | 'composeQuiz'
  | 'makeVariants'
  | 'understandTopic'
  | 'understandChoice'
  | 'topicList'
  | 'recheckQuestion'
  | 'templateOf'
  | 'slipName'
  | 'topicName'
  | 'drawStructures'
>;
