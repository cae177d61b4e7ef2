import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { precompress } from './build/precompress.ts';
import { writeServiceWorker } from './build/write-service-worker.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  prerender: ['/'],
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeServiceWorker(buildDirectory);
    await precompress(join(buildDirectory, 'client'));
  },
} satisfies Config;
