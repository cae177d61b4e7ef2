import type { TopicChoice } from '@valence/contract';

/** How a student left the list of topics. */
export interface KeptChoice {
  choice: TopicChoice;
  /** What the list is searched for. */
  sought: string;
  /** Ids of the subjects and topics whose contents are shown. */
  unfolded: readonly string[];
}

/** What the browser kept of it; `null` where that is something else. */
export function readKeptChoice(kept: unknown): KeptChoice | null {
  if (!isRecord(kept) || !isRecord(kept['choice'])) return null;
  const { topics, concepts } = kept['choice'];
  const { sought, unfolded } = kept;
  if (!isTexts(topics) || !isTexts(concepts) || !isTexts(unfolded) || typeof sought !== 'string') return null;
  return { choice: { topics, concepts }, sought, unfolded };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
