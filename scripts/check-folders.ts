/** `npm run folders`: no folder of code has more than 25 files, so that a reader finds the file for a word without searching. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const most = 25;
const roots = ['apps', 'packages', 'e2e', 'system-tests', 'bench', 'scripts'];
/** What is built or installed, and migrations, of which there is one for every change of the schema. */
const leftOut = /^(?:node_modules|dist|build|coverage|test-results|migrations|\..*)$/;

const full = roots.flatMap(foldersBelow).filter(({ files }) => files > most);
for (const { path, files } of full)
  console.error(`${path} has ${files} files, and at most ${most} are allowed`);
process.exitCode = full.length > 0 ? 1 : 0;

function foldersBelow(path: string): { path: string; files: number }[] {
  const entries = readdirSync(path, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !leftOut.test(entry.name));
  const files = entries.filter((entry) => entry.isFile()).length;
  return [{ path, files }, ...folders.flatMap(({ name }) => foldersBelow(join(path, name)))];
}
