import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Root may write everything; so the server runs as somebody who may not. */
const nobody = userNamed('nobody');
const server = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** Opens the data folder as the server does; the rest of the server takes seconds to load. */
const opensFolder = fileURLToPath(new URL('../../testing/open-data-folder.ts', import.meta.url));

describe.skipIf(nobody === null || !mayRun())('a server of a user without rights', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'valence-rights-'));
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("does not start on somebody else's folder, and says whose rights are missing", () => {
    expect(start(folder, server)).toEqual(refusal(`The data folder ${folder}`));
  });

  test('does not start where it may not make its folder', () => {
    const data = join(folder, 'data');
    expect(start(data)).toEqual(refusal(`The data folder ${data}`));
  });

  test('does not start in its own folder that it may not write, or not enter', () => {
    const data = ownFolder('data');
    for (const mode of [0o500, 0o600]) {
      chmodSync(data, mode);
      expect(start(data)).toEqual(refusal(`The data folder ${data}`));
    }
  });

  test('names the file that root has left behind', () => {
    const data = ownFolder('data');
    const lock = join(data, 'valence.lock');
    writeFileSync(lock, '', { mode: 0o600 });
    expect(start(data)).toEqual(refusal(`The file ${lock}`));
    rmSync(lock);
    ownFolder('data/postgres');
    const left = join(data, 'postgres', 'PG_VERSION');
    writeFileSync(left, '18\n', { mode: 0o600 });
    expect(start(data)).toEqual(refusal(`The file ${left} in the data folder`));
  });

  function ownFolder(name: string): string {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    chownSync(path, nobody?.uid ?? 0, nobody?.gid ?? 0);
    return path;
  }
});

function refusal(what: string) {
  const problem = 'may not be written by this user. Change its owner or its mode';
  return { status: 1, said: `${what} ${problem}, or set DATA_DIR to another folder.\n` };
}

function start(data: string, program = opensFolder) {
  const env = { PATH: process.env['PATH'], DATA_DIR: data, PORT: '4390' };
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    ...nobody,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: stderr };
}

/** `null` where there is no such user, or this is not root, who alone may become another. */
function userNamed(name: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** Whether that user may read the program and what runs it: they can lie in root's own folder. */
function mayRun(): boolean {
  const { status } = spawnSync('test', ['-r', server, '-a', '-x', process.execPath], { ...nobody });
  return status === 0;
}
