import type { GenerationProgress } from '@valence/contract';

/** How far the bar stands, and for how many seconds at most: an answer ends it at once. */
const stages = [
  { percent: 15, seconds: 0.8, words: 'Reading your topic' },
  { percent: 35, seconds: 1.2, words: 'Choosing what fits it' },
  { percent: 55, seconds: 2, words: 'Writing questions and their wrong options' },
  { percent: 75, seconds: 1.5, words: 'Checking every answer key' },
] as const;

/**
 * Stands until the answer is here, which completes the bar by opening the quiz: it never says that something is
 * finished which is not.
 */
const lastStage = { percent: 90, words: 'Drawing structures' };

/**
 * What making a custom quiz has got to after so many seconds.
 * @example stageAfter(1).percent // 35
 */
export function stageAfter(seconds: number): { percent: number; words: string } {
  let end = 0;
  return stages.find((stage) => seconds < (end += stage.seconds)) ?? lastStage;
}

/**
 * What the server tells of the making of a quiz, as the bar shows it.
 * @example stageOf({ stage: 'checking', done: 3, of: 5 }).words // 'Checking 3 of 5'
 */
export function stageOf(progress: GenerationProgress): { percent: number; words: string } {
  switch (progress.stage) {
    case 'understanding':
      return { percent: 10, words: 'Understanding your topic' };
    case 'writing':
      return { percent: 25, words: 'Writing your questions' };
    case 'checking': {
      const { done, of } = progress;
      const share = of === 0 ? 0 : done / of;
      return { percent: Math.round(40 + 55 * share), words: `Checking ${done} of ${of}` };
    }
  }
}
