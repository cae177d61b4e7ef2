import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

let server: MailServer;
const letter = {
  to: 'maria@example.com',
  subject: 'Hello',
  text: 'Radium — and polonium.\nhttps://a.example/?b=c',
};

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

function mailerTo(url: string): Mailer {
  const { mail } = readConfig({ SMTP_URL: url, SMTP_FROM: 'Valence <quiz@example.com>' });
  if (mail === null) throw new Error('No mail');
  return createMailer(mail);
}

test('a mail reaches its one reader as it was written', async () => {
  expect(await mailerTo(server.url).send(letter)).toBe('sent');
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: 'quiz@example.com', to: ['maria@example.com'] });
  expect(mail?.text.trimEnd().replaceAll('\r\n', '\n')).toBe(letter.text);
  expect(mail?.headers).toEqual(
    expect.arrayContaining([
      'From: Valence <quiz@example.com>',
      'To: maria@example.com',
      'Subject: Hello',
      'Auto-Submitted: auto-generated',
    ]),
  );
});

test.each([
  'maria@example.com\r\nBcc: thief@example.org',
  'maria@example.com, thief@example.org',
  'Thief <thief@example.org>, maria@example.com',
  'maria@example.com\r\nRCPT TO:<thief@example.org>',
])('an address that is more than one brings nobody else a mail: %j', async (to) => {
  await mailerTo(server.url)
    .send({ ...letter, to, subject: 'Hello\r\nBcc: thief@example.org' })
    .catch(() => 'failed');
  for (const mail of server.mails) {
    expect(mail.to.join(' ')).not.toMatch(/(^| )thief@example\.org/);
    expect(mail.headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  }
});

test('an address that the server does not know is refused for good', async () => {
  server.unknown.add('maria@example.com');
  expect(await mailerTo(server.url).send(letter)).toBe('refused');
});

test('a server that is away is a failure, told by its code and without the reader', async () => {
  const { url } = server;
  await server.close();
  await expect(mailerTo(url).send(letter)).rejects.toThrow(/^The mail server took no mail: E\w+$/);
  server = await startMailServer();
});

test('credentials are not sent where there is no TLS', async () => {
  const url = server.url.replace('smtp://', 'smtp://user:secret@');
  await expect(mailerTo(url).send(letter)).rejects.toThrow('The mail server took no mail: ETLS');
  expect(server.mails).toEqual([]);
});
