/**
 * A topic in capitals or in small letters has the same questions.
 * @example topicKey('Gas laws') // 'gas laws'
 */
export function topicKey(topic: string): string {
  return topic.toLowerCase();
}
