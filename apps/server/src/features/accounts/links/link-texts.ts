import { productName } from '@valence/contract';
import type { Mail } from '../../../mail/mailer.ts';
import { confirmEmailPath, resetByLinkPath } from '../paths.ts';
import type { LinkPurpose } from './links-repository.ts';

/** How long a link is good, in milliseconds. */
export const linkLifetime: Record<LinkPurpose, number> = {
  'reset-password': 30 * 60_000,
  'confirm-email': 3 * 24 * 3_600_000,
};

/**
 * What is mailed with a link. Nothing in it was typed by anybody: whoever enters another person's address has no say in what
 * that person reads.
 */
export function writeLinkMail(
  purpose: LinkPurpose,
  { to, secret, publicUrl }: { to: string; secret: string; publicUrl: URL },
): Mail {
  const { path, subject, before, after } = texts[purpose];
  const link = new URL(path, publicUrl);
  link.searchParams.set('secret', secret);
  return { to, subject, text: [before, link.href, after].join('\n\n') };
}

const texts: Record<LinkPurpose, { path: string; subject: string; before: string; after: string }> = {
  'reset-password': {
    path: resetByLinkPath,
    subject: `A new password for ${productName}`,
    before: `You asked for a new password for your ${productName} account. Please choose it on this page within 30 minutes:`,
    after:
      'The link works once. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  },
  'confirm-email': {
    path: confirmEmailPath,
    subject: `Is this your email address? Please confirm it for ${productName}`,
    before: `An account at ${productName} was created with this email address. If it is yours, please confirm the address on this page:`,
    after:
      'The link works for three days; your account works before that, too. If you did not create an account, you can ignore this mail.',
  },
};
