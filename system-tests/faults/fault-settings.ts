import { fileURLToPath } from 'node:url';

/** Settings of servers that are started again and again, under load that comes from one address and hurries. */
export const faultSettings = {
  RATE_LIMIT_PER_ADDRESS: '10000000',
  RATE_LIMIT_QUIZZES: '10000000',
  // Code is compiled at the first start, not at every one.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
};
