import { asClock } from '../attempt/countdown.ts';

/** What is said of the answers and of the clock of a quiz that is open, on screens that are not its own, and what its link says. */
export function leftQuizWords({ left }: { left: number | null }): { kept: string; goOn: string } {
  if (left === null) return { kept: 'Your answers so far are kept.', goOn: 'Continue quiz' };
  if (left === 0) return { kept: 'Its time is up. Your answers so far are kept.', goOn: 'See the results' };
  // What changes each second stands last, so that nothing moves.
  return {
    kept: `The clock goes on while you are away: ${asClock(Math.ceil(left / 1000))} left.`,
    goOn: 'Continue quiz',
  };
}
