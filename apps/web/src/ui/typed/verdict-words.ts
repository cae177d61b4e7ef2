import type { TypedTry } from '@valence/contract';

/** What a typed answer was worth, in words. */
export function verdictWords({ verdict, marks }: Pick<TypedTry, 'verdict' | 'marks'>): string {
  switch (verdict) {
    case 'right':
      return 'Right';
    case 'partly':
      return `Partly right: ${percentOf(marks)} of the marks`;
    case 'wrong':
      return 'Wrong';
  }
}

/** @param marks 0 to 1 */
export function percentOf(marks: number): string {
  return `${Math.round(100 * marks)}%`;
}
