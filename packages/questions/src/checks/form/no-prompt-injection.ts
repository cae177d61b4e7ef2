import { failed, passed, type Check } from '../check.ts';

/** Prompt injection: words that instruct a model or a program instead of asking a student. */
const injections: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(previous|above|prior|earlier|preceding|all|these|those|your|the)\b.{0,30}\b(instructions?|prompts?|rules|messages?|directions|guidelines|context)\b/i,
  /\b(system|developer|assistant|user) (prompt|message|role)\b|\bprompt injection\b/i,
  /\bas an? (AI|artificial intelligence|(?:large )?language model|assistant|chatbot)\b/i,
  /\b(ChatGPT|GPT-\d|Claude|Gemini|Llama|OpenAI|Anthropic)\b/,
  /\byou are (now )?(an? )?(AI|assistant|language model|chatbot|helpful|grader|evaluator|DAN)\b/i,
  /\b(grader|evaluator|checker|validator|reviewer|solver|judge)s?\b.{0,30}\b(must|should|shall|please|accept|approve|mark|answer)\b/i,
  /\b(mark|accept|approve|grade|score|treat|rate)\b.{0,30}\b(as (?:correct|right|valid|passed)|full (?:marks|credit))\b/i,
  /\b(respond|reply|answer|output) (?:only )?(?:with|in) (?:JSON|yes|no|the word|exactly|option)\b/i,
  /\b(reveal|print|show|repeat|output) (?:me )?(?:your|the) (?:instructions|system|prompt|answer key|key)\b/i,
  /\b(I(?:'|’)m sorry|I cannot|I can(?:'|’)t|I am unable|here is (?:the|your) (?:question|answer)|sure, here|as requested)\b/i,
  /\bthe (?:correct|right) (?:answer|option|choice) is (?:option |number |the )?(?:first|second|third|fourth|last|[1-4]|[A-Da-d])\b/i,
  /<\|[^|]*\|>|\[\/?INST\]|```|^#{2,}\s|\{\{|\}\}(?=\s*\{\{)|<<SYS>>/m,
  /\b(click|visit|subscribe|follow|email|call) (?:here|us|me|this link|my)\b|www\./i,
  /\b(eval|exec|fetch|require|import|alert|document|window)\s*[(.]\s*['"\w]/,
];

/** No text addresses a program, a grader or a model, and none advertises. */
export const noPromptInjectionCheck: Check = {
  name: 'Speaks of chemistry',
  run({ all }) {
    for (const { source } of all)
      for (const pattern of injections)
        if (pattern.test(source)) return failed(`“${source.slice(0, 60)}” speaks to a program or a grader`);
    return passed('Every text speaks to the student, of nothing but the question.');
  },
};
