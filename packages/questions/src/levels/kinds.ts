/** What a question asks a student to do (docs/levels.md), in the order of the page. */
export const questionKinds = [
  'calculation',
  'recall',
  'classification',
  'representation',
  'reason',
  'prediction',
  'observation',
  'evidence',
  'error',
  'ranking',
  'statements',
] as const;

export type QuestionKind = (typeof questionKinds)[number];
