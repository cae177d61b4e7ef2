import type { ModelDraft } from '@valence/questions';
import * as z from 'zod';

const text = (most: number) => z.string().trim().min(1).max(most);

/**
 * The schema of the writer's answer. It has no letters of options: the engine orders the options.
 * @param slips ids of the slips that fit the subject
 */
export function draftSchema(slips: Iterable<string>): z.ZodType<{ questions: ModelDraft[] }> {
  const draft = z.object({
    text: text(1200),
    explanation: text(1200),
    answer: text(300),
    distractors: z
      .array(z.object({ text: text(300), slip: z.enum([...slips]), teaching: text(400) }))
      .length(3),
    reference: text(200),
  });
  return z.object({ questions: z.array(draft).min(1).max(10) });
}
