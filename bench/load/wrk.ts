import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Pressure {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
}

export interface Target {
  url: string;
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
  /** Used in turn; at least one. */
  cookies: readonly string[];
  /** Milliseconds that each connection rests before a call, on average; without them it calls as soon as it was answered. */
  rest?: number;
}

/** Presses a server with Debian's wrk for some seconds; any answer but a success is an error. */
export async function press(target: Target, connections: number, seconds: number): Promise<Pressure> {
  const folder = mkdtempSync(join(tmpdir(), 'valence-wrk-'));
  const script = join(folder, 'requests.lua');
  writeFileSync(script, scriptOf(target));
  try {
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-s',
      script,
      target.url,
    ]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${target.path}: ${stdout}`);
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
    return { rate, p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function milliseconds(found: RegExpExecArray | null): number {
  const factors: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };
  return Number(found?.[1]) * (factors[found?.[2] ?? ''] ?? Number.NaN);
}

function scriptOf({ path, method = 'GET', body, cookies, rest = 0 }: Target): string {
  const sent = body === undefined ? 'nil' : `'${JSON.stringify(body)}'`;
  return `
    local cookies = { ${cookies.map((cookie) => `'${cookie}'`).join(', ')} }
    local turn = 0
    ${rest === 0 ? '' : `delay = function() return math.random(0, ${2 * rest}) end`}
    request = function()
      turn = turn % #cookies + 1
      local headers = { ['cookie'] = cookies[turn], ['sec-fetch-site'] = 'same-origin' }
      ${body === undefined ? '' : "headers['content-type'] = 'application/json'"}
      return wrk.format('${method}', '${path}', headers, ${sent})
    end`;
}
