import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page compressed, where the browser takes that. A page differs by its nonce each time, so it cannot be done beforehand. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(await compress.br(text, quickBrotli));
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await compress.gzip(text));
  }
  return reply.send(text);
}
