import type { ModelDraft } from '@valence/questions';
import * as z from 'zod';

const text = (most: number) => z.string().trim().min(1).max(most);

/**
 * What the writer has to answer: there is no letter for it to choose.
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
