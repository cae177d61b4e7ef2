import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '../src/pages.ts';

const source = new URL('../src/service-worker/service-worker.js', import.meta.url);

/** Writes `sw.js` beside the files of a build: the worker, and before it which files it is to keep and which pages are the app's. */
export async function writeServiceWorker(buildFolder: string): Promise<void> {
  const client = join(buildFolder, 'client');
  const files = [
    ...(await namesIn(client, 'assets', /\.js$/)),
    ...(await namesIn(client, 'fonts', /\.woff2$/)),
    '/favicon.svg',
  ];
  const page = files
    .map((file) => /\/manifest-(\w+)\.js$/.exec(file)?.[1])
    .find((found) => found !== undefined);
  if (page === undefined) throw new Error('The build has no manifest of its routes.');
  // With a slash at its end it is the same page.
  const paths = pages.flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/`]));
  const worker = await readFile(source, 'utf8');
  // Names of scripts and fonts say what is in them; the page that is kept is drawn by the server's part, styles included.
  const drawing = await readFile(join(buildFolder, 'server', 'index.js'));
  const icon = await readFile(join(client, 'favicon.svg'));
  const hash = createHash('sha256').update(files.join()).update(worker).update(drawing).update(icon);
  const build = { version: hash.digest('hex').slice(0, 16), page, files, paths };
  await writeFile(join(client, 'sw.js'), `const build = ${JSON.stringify(build)};\n${worker}`);
}

async function namesIn(client: string, folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(join(client, folder));
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => `/${folder}/${name}`);
}
