import type { ErratumKind } from '@valence/contract';

/** What was wrong with a question. */
export const faultWords: Readonly<Record<ErratumKind, string>> = {
  wrongKey: 'Wrong key',
  noneRight: 'No option was right',
  twoRight: 'More than one option was right',
  unclear: 'Unclear question',
  wrongFigure: 'Wrong figure',
  wording: 'Error in the wording',
  other: 'Other fault',
};
