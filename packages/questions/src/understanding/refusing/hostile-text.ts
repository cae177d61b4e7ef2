import { isPromptInjection } from '../../topic-search/prompt-injection.ts';

/** What a shell, a template engine or a file system would act on; no topic of chemistry is written so. */
const commands: readonly RegExp[] = [
  /\$\(\s*[a-z]{2,}\b/i,
  /`[^`]*`/,
  /\b(?:rm|sudo|chmod|curl|wget|bash|sh|powershell|cmd)\s+[-/\\]/i,
  /\.\.[/\\]/,
  /%(?:00|2e|3c|27)/i,
  /\b(?:select\s+(?:\*|\w+(?:\s*,\s*\w+)*)\s+from|insert\s+into|delete\s+from|drop\s+(?:table|database|schema)|update\s+\w+\s+set)\b/i,
  /\bselect\s+\*/i,
  /['"]\s*(?:or|and)\s*['"]?\w*['"]?\s*=/i,
  /<\s*(?:\/|!|(?:script|img|iframe|svg|html|body|div|style|object|embed|input|form|link|meta|video|audio|marquee)\b|a\s+href)[^>]*>/i,
  /\b(?:eval|exec|require|import|alert|prompt|system)\s*\(/i,
  /(?:&&|\|\|)\s*\w+|;\s*(?:ls|cat|rm|echo|shutdown)\b/i,
  /\b(?:jailbreak|DAN mode|no restrictions|do anything now)\b/i,
  /\b(?:tell|give|show|send)\s+me\s+(?:your|the)\s+(?:prompt|password|answers?|key|instructions?)/i,
  /\b(?:translate|summari[sz]e)\s+(?:this|the following)\b/i,
  /\b(?:translate|summari[sz]e|write)\s+(?:me\s+a|a\s+(?:poem|story|song|script|program|virus))\b/i,
];

/** How to do harm is no topic, though its chemistry is: `energy of explosives`, but not how one is made at home. */
const recipe =
  /\b(?:how\s+(?:to|do\s+(?:i|you|we|they)|can\s+(?:i|you|we))|recipes?\s+(?:for|of)|steps?\s+to|instructions?\s+(?:for|to)|diy|home\s?made)\b.*\b(?:explosives?|(?:pipe\s?|nail\s?)?bombs?|meth|methamphetamine|crystal meth|cocaine|heroin|fentanyl|mdma|ecstasy|lsd|nerve (?:gas|agents?)|sarin|mustard gas|poison(?: gas)?|ricin|napalm|thermite|tnt|nitroglycerine?|molotov|gunpowder)\b/i;

/** How a drug or a weapon of war is made, in the words of a laboratory; what nobody makes in a kitchen; and what is meant for somebody. */
const madeOnPurpose: readonly RegExp[] = [
  /\b(?:synthesi[sz]\w*|prepar(?:e|ing|ation)|mak(?:e|ing)|cook\w*|produc(?:e|ing|tion)|procedure|route)\b(?: (?:of|to|for))?(?: \w+)? (?:heroin|(?:crystal )?meth(?:amphetamine)?(?!-|,? eth)|mdma|lsd|fentanyl|sarin|tabun|novichok|mustard gas)\b/i,
  /\b(?:heroin|meth(?:amphetamine)?(?!-)|mdma|fentanyl)\b.*\bfrom (?:morphine|safrole|(?:pseudo)?ephedrine)\b|\b(?:mak(?:e|ing)|extract\w*) (?:\w+ )?ricin\b|\bricin from castor beans\b/i,
  /^(?=.*\b(?:kitchen|at home|household|garage|basement|store-?bought)\b)(?=.*\b(?:mak(?:e|ing)|build\w*|prepar\w+|synthes\w*|procedure|recipe|instructions?)\b).*\b(?:explosives?|(?<!bath[ -])bombs?(?! calorim)|nitroglycerine?|tnt|rdx|petn|tatp|napalm|gunpowder|(?:nerve|mustard) gas|phosgene)\b/i,
  /\b(?:use|using|test|try|spray|put)\b.{0,20}\b(?:on|against|in)\s+(?:(?:my|our|the|a)\s+(?:\w+\s+)?(?:neighbou?rs?|boss|teacher|classmates?|roommate|ex|wife|husband|brother|sister)|(?:my|his|her|their|some(?:one|body)['’]?s)\s+(?:\w+\s+)?(?:drinks?|food))\b/i,
];

/** Drugs by their street names, how a test for them is passed, and what would hurt somebody. */
const harm =
  /\b(?:cook(?:ing)?|smok(?:e|ing)) (?:crack|meth|ice|speed|weed)\b|\bmak(?:e|ing) (?:crack(?![- ]\w)|meth)\b|\b(?:pass|beat|cheat|fool) (?:a |the )?drug tests?\b|\b(?:can|could|will|would|to) (?:really |secretly )?(?:hurt|poison|kill|harm|knock out) (?:someone|somebody)\b/i;

/** Who wants to buy or sell something wants no quiz; what is bought in a shop is chemistry all the same: `store-bought vinegar`. */
const trade =
  /\b(?:where|how)\b.{0,30}\b(?:buy|order|purchase|get|sell)\b.*\b(?:online|near me|dark ?web|without a prescription|legally|delivered)\b|\b(?:buy|order|purchase|sell)\s+(?:[a-z]+\s+){1,3}(?:online|near me|dark ?web|without a prescription)\b/i;

/**
 * True for a text that tries to instruct whoever reads it: a generator, a shell, a browser, a database; and for one that asks how to do harm, or where to buy.
 * @example isHostile('$(rm -rf /)') // true
 */
export function isHostile(text: string): boolean {
  const flat = text.normalize('NFKC').replace(/\s+/g, ' ');
  return (
    isPromptInjection(text) ||
    recipe.test(flat) ||
    madeOnPurpose.some((one) => one.test(flat)) ||
    harm.test(flat) ||
    trade.test(flat) ||
    commands.some((command) => command.test(flat))
  );
}
