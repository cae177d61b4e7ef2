import { once } from 'node:events';
import * as z from 'zod';

/** A process that runs with `--inspect`, looked into from outside; nothing of it is changed for that. */
export interface Inspector {
  /** Bytes, once everything that nobody holds has been collected. */
  readMemory(): Promise<Memory>;
  close(): void;
}

interface Memory {
  heapUsed: number;
  external: number;
  rss: number;
}

const targets = z.array(z.looseObject({ webSocketDebuggerUrl: z.url() }));
const answers = z.looseObject({ id: z.optional(z.number()), result: z.optional(z.unknown()) });
const evaluated = z.object({
  result: z.looseObject({
    value: z.looseObject({ heapUsed: z.number(), external: z.number(), rss: z.number() }),
  }),
});

/** Opens the inspector of the process that listens for one on a port of this machine. */
export async function openInspector(port: number): Promise<Inspector> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = targets.parse(await listed.json());
  if (!target) throw new Error(`Nothing can be inspected on port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let latest = 0;

  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      latest += 1;
      const id = latest;
      const listen = ({ data }: MessageEvent) => {
        const answer = answers.parse(JSON.parse(String(data)));
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(answer.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });

  return {
    async readMemory() {
      await ask('HeapProfiler.collectGarbage');
      const asked = { expression: 'process.memoryUsage()', returnByValue: true };
      return evaluated.parse(await ask('Runtime.evaluate', asked)).result.value;
    },
    close: () => socket.close(),
  };
}
