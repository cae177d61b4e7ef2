import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What each file of the web app became in its build, and which others it needs at once. */
export type Manifest = z.infer<typeof manifest>;

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);

export function readManifest(webFolder: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(webFolder, '.vite', 'manifest.json'), 'utf8')));
}

/**
 * Addresses of the scripts that a file needs, without those that the app's page names itself.
 * @throws Error when the build has no such file
 */
export function scriptsOf(built: Manifest, file: string): string[] {
  const known = neededBy(built, 'index.html');
  return [...neededBy(built, file)].filter((script) => !known.has(script)).map((script) => `/${script}`);
}

function neededBy(built: Manifest, file: string, found = new Set<string>()): Set<string> {
  const chunk = built[file];
  if (chunk === undefined) throw new Error(`The web app's build has no ${file}: build it anew.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const one of chunk.imports ?? []) neededBy(built, one, found);
  return found;
}
