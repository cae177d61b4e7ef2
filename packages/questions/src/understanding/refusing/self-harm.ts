/** The one who writes, or whom they write of. */
const oneself = String.raw`(?:my|your|one)\s?sel(?:f|ves)\b(?![\s-]*(?:esteem|confidence|respect|control))`;

/** An end that is wished for. Dies are cast, and reactions, species and waves die out, off and down. */
const death = String.raw`(?:die\b(?![\s-]+(?:cast\w*|out|off|down|away)\b)|be\s+dead\b|end\s+(?:it\b(?!\s+(?:with|at|in|when)\b)|(?:it\s+all|my\s+(?:own\s+)?life|everything)\b)|(?:kill|end|unalive)\s+(?:me\b|${oneself}))`;

/**
 * How students speak of taking their life or hurting themselves. What the word of a method alone is no sign: `lethal dose` and `LD50` are
 * toxicology, `kill curve` and `suicide inhibition` biochemistry.
 */
const signs: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:kill|hurt|harm|cut|poison|hang|drown|gas|shoot|starve|burn|suffocate|asphyxiate|unalive|end|off)(?:ing|ting)?\s+${oneself}`,
  ),
  // `i want to die`, `wanna end it`, `going to be dead`
  new RegExp(
    String.raw`\b(?:i|me|we)\b.{0,30}\b(?:want|wanna|wish|need|gonna|going|ready|plan|planning|trying|deserve|like)\b.{0,12}?\b(?:to\s+)?${death}`,
  ),
  new RegExp(String.raw`^(?:just\s+)?(?:wan(?:t\s+to|na)|gonna|going\s+to|trying\s+to|wish\s+to)\s+${death}`),
  // `how many pills to die`, `enough cyanide to kill me`
  new RegExp(
    String.raw`\b(?:how\s+(?:much|many)|enough|what\s+(?:dose|amount)|which\s+(?:poison|chemical|pill)s?|pills?|poison|drink\w*|swallow\w*|inhal\w+|overdos\w+)\b.*\bto\s+${death}`,
  ),
  new RegExp(
    String.raw`\b(?:how\s+(?:to|do\s+i|can\s+i|could\s+i|should\s+i)|ways?\s+(?:to|of)|methods?\s+(?:to|of))\s+(?:painlessly\s+|quickly\s+)?(?:${death}|dying\b(?!\s+(?:out|off|down)))`,
  ),
  /\bpainless(?:ly)?\s+(?:death|suicide|way\s+(?:out|to\s+(?:go|die)))\b|\bdie\s+painlessly\b/,
  /\bi\s+(?:wish\s+i\s+)?(?:was|were|am\s+better\s+off|would\s+be\s+better\s+off|d\s+be\s+better\s+off)\s+dead\b/,
  /\b(?:do\s*n\s?t|do\s+not|no\s+reason\s+to|cannot|can\s?t)\s+(?:want\s+to\s+|wanna\s+)?(?:live\s+(?:any\s?more|any\s+longer|like\s+this)|be\s+alive|live$|go\s+on\s+living)/,
  /\b(?:tak(?:e|ing)|end(?:ing)?)\s+(?:my|your|one\s?s)\s+(?:own\s+)?life\b|\btired\s+of\s+(?:living|being\s+alive)\b|\bend\s+it\s+all\b/,
  /\b(?:how\s+(?:to|do\s+i|can\s+i)|i\s+(?:want\s+to|will|wanna))\s+(?:overdose|od)\b/,
  /^(?:please\s+|just\s+|someone\s+)*kill\s+me(?:\s+(?:now|please|already))?$/,
  /\bself[\s-]?harm(?:ing)?\b|\bself[\s-]injury\b/,
  // An enzyme's suicide is a topic: `suicide inhibitors`, `suicide gene therapy`.
  /\bsuicid(?:e|es|al)\b(?![\s-]+(?:gene|inhibit|inactivat|substrate|enzyme|vector|therap|reaction|protein|switch|plasmid|cassette|transport))(?<!\b(?:enzymes?|enzymatic|cell|bacterial|anti)[\s-]+suicid(?:e|al))/,
  /\b(?:quiero\s+morir(?:me)?|(?:me\s+quiero|quiero)\s+matar(?:me)?|suicid(?:arme|io)|je\s+veux\s+mourir|me\s+suicider|me\s+tuer|ich\s+(?:will|möchte)\s+(?:nicht\s+mehr\s+leben|sterben)|selbstmord|suizid|mich\s+umbringen|quero\s+morrer|me\s+matar|voglio\s+morire|uccidermi)\b/,
];

/** Nobody tells more in a topic; the patterns are not to be kept busy by a long text. */
const longestRead = 500;

/**
 * True for a text that speaks of taking one's life or of hurting oneself. Whoever types it needs a person to talk to, and no quiz.
 * @example speaksOfSelfHarm('how much potassium chloride to end it') // true
 * @example speaksOfSelfHarm('suicide inhibition of enzymes') // false
 */
export function speaksOfSelfHarm(text: string): boolean {
  const flat = text
    .slice(0, longestRead)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/['’`]/g, '')
    .replace(/[\s.,;:!?_]+/g, ' ')
    .trim();
  return signs.some((sign) => sign.test(flat));
}
