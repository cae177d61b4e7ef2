import { parseArgs } from 'node:util';
import { withdrawingFaults } from '@valence/contract';
import type { Decision } from '../../features/reports/decision.ts';

/** What a maintainer asks for. */
export type ReportsCommand =
  | { kind: 'list' }
  | { kind: 'show'; questionId: string }
  | { kind: 'decide'; questionId: string; decision: Decision; note: string | null }
  | { kind: 'restore'; name: string };

export const reportsUsage = `Usage: npm run reports -- <command>

  list                                     open reports, and what is out of new quizzes
  show <question>                          one question with its options, checks and reports
  keep <question> --note "..."             it stands: back into new quizzes
  correct <question> --key B --note "..."  B is right, as show letters the options: grade again
  correct <question> --key none --note ... no option is right: the question counts for everybody
  correct <question> --key two --note ...  two options are right, or more: it counts for everybody
  withdraw <question> --note "..."         it stays out of new quizzes; grades stand
    --fault unclear|wrongFigure|wording|other  as told among the errata; else what its reports say
  restore <question or template>           back into new quizzes, once its source is mended

Those who reported a question read the note.`;

/**
 * Reads the arguments of `npm run reports`; `null` for what it does not understand.
 * @example readReportsCommand(['correct', 'general-acids-01', '--key', 'B'])
 */
export function readReportsCommand(args: string[]): ReportsCommand | null {
  const read = readArguments(args);
  if (read === null) return null;
  const { positionals, note, key, fault } = read;
  const [command = 'list', name, ...more] = positionals;
  if (more.length > 0 || (command !== 'correct' && key !== null)) return null;
  if (command !== 'withdraw' && fault !== null) return null;
  if (command === 'list') return name === undefined ? { kind: 'list' } : null;
  if (name === undefined) return null;
  if (command === 'show') return { kind: 'show', questionId: name };
  if (command === 'restore') return { kind: 'restore', name };
  const decision = readDecision(command, key, fault);
  return decision && { kind: 'decide', questionId: name, decision, note };
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { note: { type: 'string' }, key: { type: 'string' }, fault: { type: 'string' } },
    });
    const { note, key = null, fault = null } = values;
    return { positionals, note: note?.trim() || null, key, fault };
  } catch {
    return null;
  }
}

function readDecision(command: string, key: string | null, fault: string | null): Decision | null {
  if (command === 'keep') return { kind: 'keep' };
  if (command === 'withdraw') return readWithdrawal(fault);
  if (command !== 'correct' || key === null) return null;
  if (key.toLowerCase() === 'none') return { kind: 'correct', key: null, fault: 'noneRight' };
  if (key.toLowerCase() === 'two') return { kind: 'correct', key: null, fault: 'twoRight' };
  const place = ['A', 'B', 'C', 'D'].indexOf(key.toUpperCase());
  return place < 0 ? null : { kind: 'correct', key: place };
}

function readWithdrawal(named: string | null): Decision | null {
  if (named === null) return { kind: 'withdraw' };
  const fault = withdrawingFaults.find((known) => known === named);
  return fault === undefined ? null : { kind: 'withdraw', fault };
}
