const digits: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  I: '1',
  II: '2',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
  VII: '7',
  VIII: '8',
  IX: '9',
};

const nouns = String.raw`units?|modules?|chapters?|topics?|sections?|papers?`;
const inWords = new RegExp(
  String.raw`\b(${nouns})\s+(one|two|three|four|five|six|seven|eight|nine|ten)(?=\s|$)`,
  'gi',
);
const roman = new RegExp(String.raw`\b((?:${nouns})\s+)(VIII|VII|VI|IV|IX|V|III|II|I)(?=\s|$)`, 'g');

/**
 * A text with the numbers of sections as digits.
 * @example withSectionDigits('ap chem unit six') // 'ap chem unit 6'
 */
export function withSectionDigits(text: string): string {
  return text
    .replace(inWords, (_, noun: string, word: string) => `${noun} ${digits[word.toLowerCase()]}`)
    .replace(roman, (_, noun: string, number: string) => `${noun}${digits[number]}`);
}

/** Units of measure, of crystals, chains and formulas are no parts of a syllabus. */
const ofOtherUnits =
  /\b(?:SI|base|repeat(?:ing)?|monomer|formula|structural|asymmetric|mass|derived)\s+units?$/i;
const aloneInFront = /^(?:unit|module|chapter|topic|section)\s+(?:on\s+)?(?!cells?\b|conver|factors?\b|\d)/i;
const aloneBehind = /\s(?:unit|module|chapter|topic|section)$/i;

/**
 * A text beside an exam without the noun of a section that no number follows.
 * @example withoutSectionNoun('kinetics unit') // 'kinetics'
 */
export function withoutSectionNoun(text: string): string {
  const rest = text.replace(aloneInFront, '');
  return ofOtherUnits.test(rest) ? rest : rest.replace(aloneBehind, '');
}
