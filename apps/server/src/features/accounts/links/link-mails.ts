import * as z from 'zod';
import type { BackgroundWork, Job } from '../../../background/background-work.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { hashToken, newToken } from '../../sign-in/secret-token.ts';
import { findAccountById } from '../accounts-repository.ts';
import { linkLifetime, writeLinkMail } from './link-texts.ts';
import { insertLink, type LinkPurpose } from './links-repository.ts';

/** Mails links to the owners of accounts, as background work. */
export interface LinkMails {
  /**
   * Has a link mailed to the address of an account; sent in the transaction given. An id that no account has is taken as well,
   * so that nobody can tell by the answer.
   */
  send(transaction: Database, purpose: LinkPurpose, accountId: string): Promise<void>;
}

export interface LinkMailsOptions {
  db: Database;
  clock: Clock;
  background: Pick<BackgroundWork, 'add' | 'send'>;
  mailer: Mailer;
  /** Where the links lead, whatever address the request came to. */
  publicUrl: URL;
  /** Hears of mails that are tried no longer. */
  onGivenUp: (purpose: LinkPurpose, reason: 'refused' | 'late') => void;
}

/** Whoever has waited longer than this for a mail has asked again, or does not need it any more. Milliseconds. */
const longestWait: Record<LinkPurpose, number> = {
  'reset-password': 2 * 3_600_000,
  'confirm-email': 3 * 24 * 3_600_000,
};

const linkMail = z.object({
  accountId: z.uuid(),
  purpose: z.enum(['reset-password', 'confirm-email']),
  askedAt: z.number(),
});

/** Makes the mails of links. The queue holds neither address nor secret: both are found or drawn when the mail leaves. */
export function createLinkMails(options: LinkMailsOptions): LinkMails {
  const { db, clock, background, mailer, publicUrl, onGivenUp } = options;
  const job: Job<z.infer<typeof linkMail>> = {
    name: 'mail-link',
    // A mail server takes its time, and a whole class may have just come.
    atOnce: 5,
    data: linkMail,
    async run({ accountId, purpose, askedAt }) {
      const now = clock();
      if (now - askedAt > longestWait[purpose]) return onGivenUp(purpose, 'late');
      const account = await findAccountById(db, accountId);
      if (!account || (purpose === 'confirm-email' && account.emailConfirmedAt !== null)) return;
      const secret = newToken();
      await insertLink(db, {
        secretHash: hashToken(secret),
        accountId,
        purpose,
        expiresAt: new Date(now + linkLifetime[purpose]),
      });
      const outcome = await mailer.send(writeLinkMail(purpose, { to: account.email, secret, publicUrl }));
      if (outcome === 'refused') onGivenUp(purpose, 'refused');
    },
  };
  background.add(job);
  return {
    send: (transaction, purpose, accountId) =>
      background.send(transaction, job, { accountId, purpose, askedAt: clock() }),
  };
}
