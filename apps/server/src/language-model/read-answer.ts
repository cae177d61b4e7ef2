import * as z from 'zod';

type ReadAnswer<T> = { ok: true; value: T } | { ok: false; problem: string };

const longestProblem = 600;

/**
 * Reads the object in a model's answer. Some models put it in a fence or between words although the prompt forbids it.
 * @returns the object, or the problem in words that the model can act on
 */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const start = text.indexOf('{');
  if (start < 0) return { ok: false, problem: 'there is no JSON object in it' };
  let data: unknown;
  try {
    data = JSON.parse(text.slice(start, text.lastIndexOf('}') + 1));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it ends too early';
    return { ok: false, problem: `the JSON cannot be parsed: ${reason}`.slice(0, longestProblem) };
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: z.prettifyError(parsed.error).slice(0, longestProblem) };
}
