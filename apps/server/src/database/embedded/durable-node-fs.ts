import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitParameters = Parameters<NodeFS['init']>;
type EmscriptenOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

/**
 * The file system of the embedded Postgres, made durable. As shipped, a sync of the database ends in
 * nothing: its NODEFS has no `fsync`, and `fdatasync` is a stub. Here `fsync` reaches the disk.
 */
export class DurableNodeFS extends NodeFS {
  /** Syncs that reached the disk so far. */
  syncs = 0;

  override async init(...[pg, options]: InitParameters): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const routeSyncs = (module: { NODEFS: object }): void => {
      const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops');
      if (typeof operations !== 'object' || operations === null) {
        throw new Error('The embedded database has no NODEFS.stream_ops: its version is not the pinned one.');
      }
      Reflect.set(operations, 'fsync', (stream: object) => this.#sync(stream));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), routeSyncs] } };
  }

  /** Folders are opened without a descriptor of the host: nothing to sync there. */
  #sync(stream: object): number {
    const fd: unknown = Reflect.get(stream, 'nfd');
    if (typeof fd === 'number') {
      fdatasyncSync(fd);
      this.syncs += 1;
    }
    return 0;
  }
}
