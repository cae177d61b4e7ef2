/** What Postgres says while it goes down, comes up or has no connection left. */
const serverCode = /^(08[0-9A-Z]{3}|57P0[1-5]|53300)$/;
/** What the operating system says when nobody listens. */
const networkCode = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT)$/;
/** The driver gives these no code. */
const outageMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const fullDisk = '53100';

/** Why the database could not do what it was asked, where that is not the asker's fault and will pass. */
export type Outage = 'away' | 'diskFull';

/**
 * Tells an outage of the database from every other error.
 * @returns `null` for an error that is ours
 */
export function databaseOutage(error: unknown): Outage | null {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (one instanceof AggregateError && one.errors.some((part) => databaseOutage(part) === 'away'))
      return 'away';
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    if (code === fullDisk || code === 'ENOSPC') return 'diskFull';
    if (serverCode.test(code) || outageMessage.test(one.message)) return 'away';
    if (!('syscall' in one)) continue;
    if (networkCode.test(code)) return 'away';
    // A socket that is not there. Where a file was opened, it is a file of ours that is missing.
    if (code === 'ENOENT' && one.syscall === 'connect') return 'away';
  }
  return null;
}
