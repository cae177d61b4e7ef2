import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';

const compress = promisify(zstdCompress);

/** With a checksum, so that a restored snapshot is the one that was compressed, or an error. A higher level costs five times the time for a tenth. */
const params = {
  [constants.ZSTD_c_compressionLevel]: 6,
  [constants.ZSTD_c_checksumFlag]: 1,
};

/** Compresses a text (zstd) against a dictionary: what the dictionary says as well takes next to no room. */
export async function compressSnapshot(text: string, dictionary: Uint8Array): Promise<Uint8Array> {
  return compress(text, { params, dictionary: Buffer.from(dictionary) });
}

/**
 * The text that was compressed, byte for byte.
 * @throws for bytes that were damaged, or compressed against another dictionary
 */
export function restoreSnapshot(compressed: Uint8Array, dictionary: Uint8Array): string {
  return zstdDecompressSync(compressed, { dictionary: Buffer.from(dictionary) }).toString('utf8');
}
