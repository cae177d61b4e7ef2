import type { Socket } from 'node:net';
import type { ErrorBody } from '@valence/contract';

const body: ErrorBody = { code: 'badRequest', message: 'We could not read that request.' };

/** Milliseconds that whoever sent it has to read the answer and hang up. */
const patience = 1000;

/** Answers what is not even HTTP in the shape of every other error, and hangs up, whether the other side does or not. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const hangUp = setTimeout(() => socket.destroy(), patience).unref();
  socket.once('close', () => clearTimeout(hangUp));
  // What did not come in time may come once more: a browser tries again by itself, where the connection was used before.
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}
