import type { VoidingFault, WithdrawingFault } from '@valence/contract';

/**
 * What a maintainer decides about a reported question; `key` is the right option's place as the report shows it. Where no `fault` is
 * named, a withdrawn question has the one that most of those who reported it name.
 */
export type Decision =
  | { kind: 'keep' }
  | { kind: 'withdraw'; fault?: WithdrawingFault | undefined }
  | { kind: 'correct'; key: number }
  | { kind: 'correct'; key: null; fault: VoidingFault };
