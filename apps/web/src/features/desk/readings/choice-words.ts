import type { DeskReading } from '@valence/contract';

/** What a reader said, and whether it is the key, in a sentence. */
export function choiceWords({
  choice,
  isKnown,
  agrees,
}: Pick<DeskReading, 'choice' | 'isKnown' | 'agrees'>): string {
  if (isKnown) return 'You knew this question, so it counts as not read';
  const said = choice === null ? 'You say that not one option is right' : `You chose ${'ABCD'[choice]}`;
  return agrees ? `${said}, and so does the key` : `${said}, and the key is another`;
}
