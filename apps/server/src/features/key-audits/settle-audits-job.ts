import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { settleOpenAudits } from './settle-items-service.ts';

/** Once a night no audit waits any more for an account that was deleted. */
export function settleAuditsJob(context: { db: Database; clock: Clock }): Job {
  return {
    name: 'settle-audits',
    schedule: '43 2 * * *',
    data: z.object({}),
    run: () => settleOpenAudits(context),
  };
}
