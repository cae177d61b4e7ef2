/**
 * The path to return to after signing in: a place of this very site, or `/` for anything else. Judged
 * after the URL parser has had its say, since browsers take `\` for `/` and drop tabs and dots.
 * @example safeReturnPath('/quiz?x=1') // '/quiz?x=1'
 * @example safeReturnPath('//evil.example') // '/'
 */
export function safeReturnPath(returnTo: unknown): string {
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/') || returnTo.length > 2000) return '/';
  // A host of our own choosing: only a path can leave it unchanged.
  const url = URL.parse(returnTo, 'http://return.invalid');
  if (url?.origin !== 'http://return.invalid' || url.username !== '') return '/';
  const { pathname, search, hash } = url;
  // `/.//evil.example` becomes `//evil.example` once its dots are gone.
  if (pathname.startsWith('//') || pathname.includes('\\')) return '/';
  // Nobody wants to land on a call, least of all on the one that signs out, nor on a form of signing in.
  if (/^\/(api|sign-in|create-account)(\/|$)/i.test(decoded(pathname))) return '/';
  return pathname + search + hash;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
