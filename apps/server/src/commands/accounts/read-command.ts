/** What an operator asks for. */
export type AccountsCommand =
  { kind: 'reset'; email: string } | { kind: 'signOut'; email: string } | { kind: 'signOutEverybody' };

export const accountsUsage = `Usage: npm run accounts -- <command>

  reset <e-mail>        a code with which the student sets a new password, once and within the hour
  sign-out <e-mail>     ends every session of the student
  sign-out --everybody  ends every session

Make sure who it is before you give a code to anybody.`;

/**
 * Reads the arguments of `npm run accounts`; `null` for what it does not understand.
 * @example readAccountsCommand(['sign-out', 'maria@example.com'])
 */
export function readAccountsCommand(args: readonly string[]): AccountsCommand | null {
  const [command, whom, ...more] = args;
  if (whom === undefined || more.length > 0) return null;
  if (command === 'sign-out' && whom === '--everybody') return { kind: 'signOutEverybody' };
  if (whom.startsWith('-')) return null;
  if (command === 'reset') return { kind: 'reset', email: whom };
  return command === 'sign-out' ? { kind: 'signOut', email: whom } : null;
}
