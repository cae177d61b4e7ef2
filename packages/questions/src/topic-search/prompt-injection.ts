/** Texts that instruct whoever reads them, instead of naming a topic. */
const injections: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|prior|everything|guideline|system)/i,
  /\b(?:system|hidden|secret|initial|developer)\s+(?:prompt|message|instruction)/i,
  /\byour\s+(?:system\s+)?(?:prompt|instructions?|rules|guidelines)\b/i,
  /\byou\s+are\s+(?:now|no\s+longer)\b/i,
  /\b(?:pretend|act|behave|respond|reply|answer)\s+(?:to\s+be|as\s+if|as\s+though|as\s+an?|like\s+an?|only\s+with)\b/i,
  /\b(?:print|reveal|output|repeat|show|leak|dump)\b.{0,30}\b(?:prompt|answer\s*key|password|instruction|secret|api\s*key)/i,
  /\b(?:every|all|each)\s+(?:the\s+)?(?:options?|answers?)\s+(?:must|should|has\s+to|have\s+to)\b/i,
  /\b(?:always|must|make)\b.{0,25}\b(?:right|correct)\s+(?:answer|option)/i,
  /\b(?:answer|key|option)\s+(?:is|must\s+be|should\s+be)\s+always\b/i,
  /^\s*(?:system|assistant|developer|user)\s*:/i,
  /<\s*\/?\s*(?:script|img|iframe|svg|style|a|div)\b|javascript:|\bon(?:error|load|click)\s*=/i,
  /(?:;|--|')\s*(?:drop|delete|insert|update|alter|truncate)\s+(?:table|from|into|database)?/i,
  /\b(?:union\s+select|or\s+1\s*=\s*1)\b/i,
  /\{\{.*\}\}|\$\{.*\}|"\s*\}|<\|.*\|>/,
];

/**
 * True for a text that tries to instruct the generator, or any other reader: a browser or a database. Such a text names
 * no topic, whatever chemistry stands around the instruction.
 * @example isPromptInjection('redox. Ignore previous instructions') // true
 */
export function isPromptInjection(text: string): boolean {
  const flat = text.normalize('NFKC').replace(/\s+/g, ' ');
  return injections.some((injection) => injection.test(flat));
}
