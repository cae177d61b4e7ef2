import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Figure } from './measure.ts';

const dist = new URL('../apps/web/dist/', import.meta.url);

/** JS and CSS bytes that a page loads before it shows itself, brotli at its highest level. */
export function benchBytes(): Figure[] {
  return [
    pageFigure('landing', ['landing.html'], '.js', 'at most 80 KB'),
    pageFigure('landing', ['landing.html'], '.css', ''),
    pageFigure('quiz', ['index.html', ...chunksNamed('quiz')], '.js', ''),
    pageFigure('quiz', ['index.html', ...chunksNamed('quiz')], '.css', ''),
  ];
}

function pageFigure(
  page: string,
  entries: readonly string[],
  kind: '.js' | '.css',
  expected: string,
): Figure {
  const files = [...reachable(entries)].filter((file) => file.endsWith(kind));
  const bytes = files.reduce((sum, file) => sum + brotliBytes(file), 0);
  return {
    what: `${page} page: ${kind.slice(1).toUpperCase()} (${files.length} files)`,
    value: `${(bytes / 1000).toFixed(1)} KB brotli`,
    expected,
  };
}
