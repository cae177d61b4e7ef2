import type * as questions from '@valence/questions';

/** What the server needs of the question engine; tests pass a small one of their own. */
export type QuestionEngine = Pick<
  typeof questions,
  | 'composeQuiz'
  | 'composeFromConcepts'
  | 'composePaper'
  | 'firstQuestions'
  | 'makeVariants'
  | 'makeTypedVariants'
  | 'typedSupply'
  | 'understandTopic'
  | 'understandChoice'
  | 'topicList'
  | 'testedConcepts'
  | 'examOf'
  | 'exams'
  | 'conceptsOfUnit'
  | 'unitShares'
  | 'levelShares'
  | 'recheckQuestion'
  | 'catalogue'
  | 'questionOfTemplate'
  | 'templateOf'
  | 'slipName'
  | 'topicName'
  | 'drawStructures'
  | 'shownFigure'
  | 'askedAnswerOf'
  | 'gradeTypedAnswer'
  | 'waysToWrite'
>;
