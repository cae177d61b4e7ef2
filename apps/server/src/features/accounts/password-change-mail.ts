import { productName } from '@valence/contract';
import * as z from 'zod';
import type { BackgroundWork, Job } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { passedLimit } from '../../http/rate-limits/passed-limit.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { findAccountById } from './accounts-repository.ts';
import { createTriesLimiter, type TriesStore } from './passwords/guess-limits-repository.ts';

/**
 * Prepares to tell the owner of an account that its password has changed; what it answers is called in the transaction that
 * changes it.
 */
export type TellOfChange = (accountId: string) => Promise<(transaction: Database) => Promise<void>>;

export interface ChangeMailsOptions extends TriesStore {
  clock: Clock;
  background: Pick<BackgroundWork, 'add' | 'send'>;
  mailer: Mailer;
  /** Whom to call about a change that somebody else has made. */
  supportPhone: string;
  /** Hears of mails that are tried no longer. */
  onGivenUp: (reason: 'refused' | 'late') => void;
}

/** Milliseconds for which a mail that could not leave is tried again. */
const longestWait = 3 * 24 * 3_600_000;
/** Mails an hour to one account: an address is not confirmed before it has an account, and may be a stranger's. */
const mailsAnHour = 5;

const changeMail = z.object({ accountId: z.uuid(), changedAt: z.number() });

/** Makes the mails that tell of a new password. The queue holds no address: it is found when the mail leaves. */
export function createChangeMails(options: ChangeMailsOptions): TellOfChange {
  const { db, valkey, clock, background, mailer, supportPhone, onGivenUp } = options;
  const mails = createTriesLimiter(
    { db, valkey },
    { points: mailsAnHour, durationSeconds: 3600, keyPrefix: 'change-mail' },
  );
  const job: Job<z.infer<typeof changeMail>> = {
    name: 'mail-password-change',
    data: changeMail,
    async run({ accountId, changedAt }) {
      if (clock() - changedAt > longestWait) return onGivenUp('late');
      const account = await findAccountById(db, accountId);
      if (!account) return;
      const outcome = await mailer.send(writeChangeMail(account.email, new Date(changedAt), supportPhone));
      if (outcome === 'refused') onGivenUp('refused');
    },
  };
  background.add(job);
  return async (accountId) => {
    const { consumedPoints } = await mails.consume(accountId).catch(passedLimit);
    return async (transaction) => {
      if (consumedPoints <= mailsAnHour)
        await background.send(transaction, job, { accountId, changedAt: clock() });
    };
  };
}

/** Without a link: nobody is to learn from our mails that links in such mails are to be followed. */
function writeChangeMail(to: string, changedAt: Date, supportPhone: string): Mail {
  const moment = changedAt.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    to,
    subject: `Your password for ${productName} was changed`,
    text: [
      `The password of your ${productName} account was changed on ${moment} (UTC). Everybody who was signed in with the old one has been signed out.`,
      'If that was you, there is nothing to do.',
      `If it was not, please open ${productName} as you always do, choose “Forgot your password?” at sign-in and set a new one. If that does not work, call us at ${supportPhone}.`,
    ].join('\n\n'),
  };
}
