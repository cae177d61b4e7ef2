import type { Badge } from '@valence/contract';

/** How far along a badge is, as a bar and in words; `null` where there is nothing to count. */
export function progressOf({ progress }: Badge): { percent: number; words: string } | null {
  if (progress === undefined) return null;
  const { current, total } = progress;
  return {
    // A thousandth of the way is not the whole of it, and not nothing: the bar never rounds up to full.
    percent: Math.floor((current / total) * 100),
    words: `${current.toLocaleString('en')} / ${total.toLocaleString('en')}`,
  };
}
