/** Passwords that everybody uses, in lower case. */
export type CommonPasswords = ReadonlySet<string>;

let loading: Promise<CommonPasswords> | null = null;

/**
 * The passwords that everybody uses, the most common 49,000 of published breaches. Loaded for the first new password:
 * no start has to wait for them, and with an issuer of one's own they are never needed.
 */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  return (loading ??= load());
}

async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
