/** Words of which an English question has some. */
const english = new Set(
  'the of a an is are in to and which what how for with at from that by when does it be its as than on has have must between if'.split(
    ' ',
  ),
);
/** The same of the languages that models fall into most. */
const foreign = new Set(
  'el los las del una que cuál es le les des une est quelle dans et der die das und ist welche wie ein eine il di che qual não são uma'.split(
    ' ',
  ),
);
const otherScripts =
  /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}]/u;

/**
 * Whether a text of a question is English, by its smallest words and its letters; Greek is the chemist's own.
 * @example isInEnglish('Welche Masse hat ein Mol Wasser?') // false
 */
export function isInEnglish(text: string): boolean {
  if (otherScripts.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return share(english) > share(foreign);
}
