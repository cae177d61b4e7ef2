/** Common words of English questions. */
const english = new Set(
  'the of a an is are in to and which what how for with at from that by when does it be its as than on has have must between if why do does did'.split(
    ' ',
  ),
);
/** Common words of the languages into which models switch most often. */
const foreign = new Set(
  'el los las del una que cuál es le les des une est quelle dans et der die das und ist welche wie ein eine il di che qual não são uma'.split(
    ' ',
  ),
);
const otherScripts =
  /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}]/u;

/**
 * Tells from common words and scripts whether the text of a question is English. Greek letters are symbols of chemistry.
 * @example isInEnglish('Welche Masse hat ein Mol Wasser?') // false
 */
export function isInEnglish(text: string): boolean {
  if (otherScripts.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return share(english) > share(foreign);
}
