/** Where the browser goes to sign in, and what it takes along. */
export function loginAddress({
  returnTo,
  email,
  isNew = false,
  provider,
}: {
  returnTo: string;
  email?: string;
  isNew?: boolean;
  /** One that is set up; any other leads to where one signs in without. */
  provider?: string;
}): string {
  const query = new URLSearchParams({ returnTo });
  if (provider) query.set('provider', provider);
  if (email) query.set('login_hint', email);
  if (isNew) query.set('prompt', 'create');
  return `/api/login?${query.toString()}`;
}
