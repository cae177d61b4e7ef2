import type { ErratumKind } from '@valence/contract';

/** What was wrong with a question. */
export const faultWords: Readonly<Record<ErratumKind, string>> = {
  wrongKey: 'Wrong key',
  noneRight: 'No option was right',
  unclear: 'Unclear question',
  wording: 'Error in the wording',
  other: 'Other fault',
};
