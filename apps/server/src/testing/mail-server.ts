import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the stand-in took it. */
interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines, unfolded. */
  headers: string[];
  text: string;
}

/** A mail server that keeps what it is handed. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Addresses that it takes no mail for. */
  unknown: Set<string>;
  close(): Promise<void>;
}

/** Starts a mail server on this machine, without TLS; credentials that reach it are an error of the sender's. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: (_auth, _session, done) => done(new Error('Credentials were sent without TLS')),
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.has(address) ? Object.assign(new Error(`No ${address}`), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...readMail(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${isListening(address) ? address.port : port}`,
    mails,
    unknown,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Headers and text of a mail of one part. */
function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const body = source.slice(end + 4);
  const isQuoted = headers.some((line) => /^content-transfer-encoding: quoted-printable$/i.test(line));
  return { headers, text: isQuoted ? readQuotedPrintable(body) : body };
}

function readQuotedPrintable(body: string): string {
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function isListening(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
