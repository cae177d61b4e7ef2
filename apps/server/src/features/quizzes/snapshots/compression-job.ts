import * as z from 'zod';
import type { Job } from '../../../background/background-work.ts';
import { compressOldQuizzes, type CompressionContext } from './compress-quizzes-service.ts';

/** Compresses the questions of old quizzes, a few thousand an hour. */
export function compressionJob(context: CompressionContext): Job {
  return {
    name: 'compress-quizzes',
    schedule: '37 * * * *',
    data: z.object({}),
    run: () => compressOldQuizzes(context),
  };
}
