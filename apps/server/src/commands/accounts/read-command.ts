import { roleSchema, type Role } from '@valence/contract';

/** What an operator asks for. */
export type AccountsCommand =
  | { kind: 'reset'; email: string }
  | { kind: 'signOut'; email: string }
  | { kind: 'signOutEverybody' }
  | { kind: 'changeRole'; email: string; role: Role; isGranted: boolean };

export const accountsUsage = `Usage: npm run accounts -- <command>

  reset <e-mail>        a code with which the student sets a new password, once and within the hour
  sign-out <e-mail>     ends every session of the student
  sign-out --everybody  ends every session
  grant <role> <e-mail>   lets the student work on the desk: maintainer (questions) or operator (students, server)
  revoke <role> <e-mail>  takes that away

Make sure who it is before you give a code to anybody.`;

/**
 * Reads the arguments of `npm run accounts`; `null` for what it does not understand.
 * @example readAccountsCommand(['sign-out', 'maria@example.com'])
 */
export function readAccountsCommand(args: readonly string[]): AccountsCommand | null {
  const [command, whom, ...more] = args;
  if (command === 'grant' || command === 'revoke') return readChangeOfRole(command, whom, more);
  if (whom === undefined || more.length > 0) return null;
  if (command === 'sign-out' && whom === '--everybody') return { kind: 'signOutEverybody' };
  if (whom.startsWith('-')) return null;
  if (command === 'reset') return { kind: 'reset', email: whom };
  return command === 'sign-out' ? { kind: 'signOut', email: whom } : null;
}

function readChangeOfRole(
  command: 'grant' | 'revoke',
  named: string | undefined,
  rest: readonly string[],
): AccountsCommand | null {
  const role = roleSchema.safeParse(named).data;
  const [email, ...more] = rest;
  if (role === undefined || email === undefined || email.startsWith('-') || more.length > 0) return null;
  return { kind: 'changeRole', email, role, isGranted: command === 'grant' };
}
