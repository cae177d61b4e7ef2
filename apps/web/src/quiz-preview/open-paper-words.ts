import type { OpenPaperPlace } from '@valence/contract';
import { asClock } from '../attempt/countdown.ts';

interface OpenPaperWords {
  running: string;
  left: string;
  /** What the link to it says. */
  goOn: string;
}

/** What is said of a paper that is not submitted, on screens that are not its own. */
export function openPaperWords({ name, left }: Pick<OpenPaperPlace, 'name' | 'left'>): OpenPaperWords {
  if (left === 0)
    return {
      running: `The time of your paper is up: ${name}`,
      left: 'Your answers are kept.',
      goOn: 'Submit and See the Report',
    };
  return {
    running: `Your paper is running: ${name}`,
    left: `${asClock(Math.ceil(left / 1000))} left. The clock goes on while you are away.`,
    goOn: 'Go On With the Paper',
  };
}
