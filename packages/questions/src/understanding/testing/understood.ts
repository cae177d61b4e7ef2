import type { Understood } from '../understanding.ts';
import { understandTopic } from '../understand-topic.ts';

/** What a text of chemistry is understood as. */
export function understood(text: string): Understood {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(`“${text}” was refused as ${found.reason}`);
  return found;
}
