import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes. Up to a quiz it costs less to compress at once than to set up a stream; pages are larger, and leave the main thread. */
const largestAtOnce = 32 * 1024;

/**
 * Compresses pages and answers of calls for callers that accept it. Files of the build were compressed beforehand and are
 * sent as they are, as are streams of events. Routes have to be registered after this.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    syncThreshold: largestAtOnce,
    // No client of ours compresses what it sends, and a few bytes could become a large body.
    globalDecompression: false,
  });
}
