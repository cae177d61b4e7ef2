/** Every path that shows a screen of its own: the web has a screen for each, and the server answers any other with 404. */
export const pagePaths = [
  '/',
  '/quiz',
  '/quiz/active',
  '/quiz/review',
  '/results',
  '/results/print',
  '/periodic-table',
  '/badges',
  '/subscribe',
  '/subscription/success',
  '/account',
  '/contact',
  '/calc-test',
  '/terms',
  '/privacy',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** The pages that need no sign-in, apart from the front page, which shows visitors something else. */
export const publicPages: readonly PagePath[] = ['/contact', '/calc-test', '/terms', '/privacy'];

/**
 * The page at a path, with or without a slash at its end; `null` where there is none.
 * @example pageAt('/quiz/') // '/quiz'
 */
export function pageAt(path: string): PagePath | null {
  const plain = path.replace(/(?<=[^/])\/$/, '');
  return pagePaths.find((page) => page === plain) ?? null;
}
