/** Authors of books who have other names in chemistry too: only with a chapter behind them. */
const author =
  /^(?:wade|klein|harris|chang|brown|tro|ebbing|burdge|levine|engel|voet|solomons|castellan)(?:['’]s?)?(?: (?:and|&) \p{L}+)?(?: (?:(?:general|organic|inorganic|physical|analytical) )?chemistry)?,? (?:textbook |book )?(?:chapter|ch\.?)(?!\p{L}) ?(?:\d+:? (?=\p{L}))?(?:on |about |for )?(?:the )?(?=\p{L})/iu;
const namedBook =
  /\b(?:atkins|zumdahl|mcmurry|clayden|housecroft|shriver|vollhardt|silberberg|petrucci|lehninger|stryer|skoog|mcquarrie|openstax|kaplan|princeton review)(?:['’]s?)?(?: (?:(?:physical|organic|inorganic|general) )?chemistry)?\b,?/giu;
const placeInBook =
  /\b(?:(?:text)?book|chapter(?: ?\d+)?|(?:ch|focus|unit|section|part)\.? ?\d+)\b:?(?: (?:on|about))?/giu;

/** A text without the book that it is in, where it says what of it: `Atkins physical chemistry, chapter on the second law`. */
export function withoutBook(text: string): string {
  const named = text.replace(namedBook, ' ');
  const rest = (named === text ? text.replace(author, '') : named.replace(placeInBook, ' ')).trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
}
