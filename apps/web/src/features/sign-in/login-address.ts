/** Where the browser goes to sign in, and what it takes along. */
export function loginAddress({
  returnTo,
  email,
  isNew = false,
}: {
  returnTo: string;
  email?: string;
  isNew?: boolean;
}): string {
  const query = new URLSearchParams({ returnTo });
  if (email) query.set('login_hint', email);
  if (isNew) query.set('prompt', 'create');
  return `/api/login?${query.toString()}`;
}
