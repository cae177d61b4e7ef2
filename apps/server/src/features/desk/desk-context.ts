import type { Backups } from '../../database/database.ts';
import type { AccountEnding, SubscriptionClosing } from '../account/account-service.ts';
import type { LocalAccounts } from '../accounts/register-accounts.ts';
import type { Offer } from '../allowance/plan-of.ts';
import type { ReportsContext } from '../reports/reports-service.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

export type DeskContext = ReportsContext & {
  offer: Offer;
  signIn: SignIn;
  /** `null` where a foreign issuer has them. */
  accounts: Pick<LocalAccounts, 'confirm' | 'resetPage'> | null;
  /** Who takes part when an account is deleted. */
  ending: { closeSubscription: SubscriptionClosing; endings: readonly AccountEnding[] };
  /** Writes down the errors that this process has counted. */
  errors: { write: () => Promise<void> };
  /** Tokens that the language model may use a day; `null` where there is no model. */
  tokensADay: number | null;
  /** Of the embedded database; `null` for a Postgres server, whose backups are its own affair. */
  backups: Backups | null;
};
