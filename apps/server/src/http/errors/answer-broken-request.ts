import type { Socket } from 'node:net';
import type { ErrorBody } from '@valence/contract';

const body: ErrorBody = { code: 'badRequest', message: 'We could not read that request.' };

/** Milliseconds that whoever sent it has to read the answer and hang up. */
const patience = 1000;

/** Answers what is not even HTTP in the shape of every other error, and hangs up, whether the other side does or not. */
export function answerBrokenRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const hangUp = setTimeout(() => socket.destroy(), patience).unref();
  socket.once('close', () => clearTimeout(hangUp));
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}
