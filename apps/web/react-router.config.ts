import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { precompress } from './build/precompress.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  prerender: ['/'],
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
