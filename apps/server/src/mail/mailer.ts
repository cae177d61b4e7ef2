import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/config.ts';

/** A mail in plain text to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** How mail leaves. */
export interface Mailer {
  /**
   * Hands a mail to the mail server. `refused`: the server will not take this mail, however often it is tried.
   * @throws MailFailure where another try may succeed
   */
  send(this: void, mail: Mail): Promise<'sent' | 'refused'>;
}

/** A mail that could not be handed over. What the server said may name the reader, so only its codes are kept. */
export class MailFailure extends Error {
  override name = 'MailFailure';
}

/** Milliseconds for each step of the conversation with the mail server. */
const patience = 15_000;

/**
 * Makes a mailer. Credentials are sent over TLS alone; without them STARTTLS is used where the server offers it.
 * @param settings the mail server, and whom mail comes from
 */
export function createMailer({ server, from }: MailConfig): Mailer {
  const { host, port, isSecure, credentials } = server;
  const transport = createTransport(
    {
      host,
      port,
      secure: isSecure,
      requireTLS: !isSecure && credentials !== null,
      ...(credentials === null ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // Keeps absence notes and other machines from answering (RFC 3834).
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );

  return {
    async send({ to, subject, text }) {
      try {
        // As an object: in a text a comma would make two addresses of one.
        await transport.sendMail({ to: { name: '', address: to }, subject, text });
        return 'sent';
      } catch (error) {
        const { code, responseCode } = codesOf(error);
        const isForGood = code === 'EENVELOPE' && responseCode !== null && responseCode >= 500;
        if (isForGood) return 'refused';
        const codes = [code, responseCode].filter((part) => part !== null).join(' ');
        throw new MailFailure(`The mail server took no mail: ${codes || 'no code'}`);
      }
    },
  };
}

function codesOf(error: unknown): { code: string | null; responseCode: number | null } {
  const given = error instanceof Error ? error : {};
  return {
    code: 'code' in given && typeof given.code === 'string' ? given.code : null,
    responseCode:
      'responseCode' in given && typeof given.responseCode === 'number' ? given.responseCode : null,
  };
}
