import type { KeptHint } from './kept-hint.ts';

/** What a cookie's text hints at; `null` where it is about another student, or about nothing. */
export function readHint(userId: string, text: string): KeptHint | null {
  if (!text.startsWith(`${userId}/`)) return null;
  const told = text.slice(userId.length + 1);
  if (told === 'finished') return { kind: 'finished' };
  const [, at, of, title] = /^(\d{1,3})\/(\d{1,3})\/(.+)$/s.exec(told) ?? [];
  if (title === undefined) return null;
  return { kind: 'active', at: Number(at), of: Number(of), title };
}
