import type { TypedStanding } from '@valence/contract';
import type { Progress } from './progress.ts';

/** What the server knows of the same quiz, which may go on in another tab or on another device; for each place, where it has something. */
export interface Elsewhere {
  progress: readonly (Progress | undefined)[];
  typed: Readonly<Record<string, TypedStanding>>;
}

/** What of an attempt can be caught up. */
interface Standing {
  progress: readonly Progress[];
  typed?: Elsewhere['typed'];
}

/**
 * An attempt with what was answered elsewhere answered here, and with what the server was told first in the place of what was answered here.
 * Where there is no news it is the same.
 */
export function caughtUp<One extends Standing>(attempt: One, { progress, typed }: Elsewhere): One {
  const after = attempt.progress.map((here, place) => {
    const there = progress[place];
    const isSame = here.kind === 'resolved' && there?.kind === 'resolved' && here.answer === there.answer;
    return there?.kind === 'resolved' && !isSame ? there : here;
  });
  if (after.every((one, place) => one === attempt.progress[place])) return attempt;
  // What was graded here since the server was asked stays.
  const news = Object.entries(typed).filter(
    ([id, { tries }]) => tries.length >= (attempt.typed?.[id]?.tries.length ?? 0),
  );
  return { ...attempt, progress: after, typed: { ...attempt.typed, ...Object.fromEntries(news) } };
}
