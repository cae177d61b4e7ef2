import type { AccountEnding } from '../account/account-service.ts';
import { forgetReader } from './readings-repository.ts';

/** Takes a student off their readings when the account is deleted: what was read stays, and tells of nobody. */
export const endReadings: AccountEnding = (transaction, { id }) => forgetReader(transaction, id);
