/** Authors who have no other name in chemistry. */
const namedAuthors =
  'atkins|zumdahl|mcmurry|clayden|housecroft|shriver|vollhardt|silberberg|petrucci|lehninger|stryer|skoog|mcquarrie|openstax|kaplan|princeton review|miessler|pavia|banwell|callister|timberlake|whitten|brown,? (?:(?:and|&) )?lemay|bruice|vanloon|kittel';
/** Authors of books who have other names in chemistry too: only with a chapter behind them. */
const otherAuthors =
  'wade|klein|harris|chang|brown|tro|ebbing|burdge|levine|engel|voet|solomons|castellan|holt|west|baird';
/** Who wrote the book with them, and what it is called. */
const others = String.raw`(?:['’]s?)?(?:,? (?:(?:and|&) )?(?:lemay|sale|atkins|hall|tarr|holler|crouch|reid|duffy|west|sharpe|de paula|bursten|greeves|warren))*`;
const titles = String.raw`(?: (?:(?:modern|general|physical|organic|inorganic|analytical|environmental|quantitative|instrumental|principles of) )*(?:chemistry|chemical analysis|instrumental analysis(?= (?:ch|\d))|biochemistry(?= (?:ch|\d))))?`;
const edition = String.raw`(?:,? \(?(?:\d+(?:st|nd|rd|th)? ?(?:ed\b\.?|edition)|\d+e\b)\)?)?`;
const place = String.raw`,? (?:(?:text|course)?book )?(?:chapter|ch\.?)(?!\p{L}) ?(?:\d+(?:\.\d+)?:? (?=\p{L}))?(?:on |about |for )?(?:the )?(?=\p{L})`;

const author = new RegExp(`^(?:${otherAuthors})${others}${titles}${edition}${place}`, 'iu');
const namedBook = new RegExp(String.raw`\b(?:${namedAuthors})\b${others}${titles}\b${edition},?`, 'giu');
const placeInBook =
  /\b(?:(?:text|course)?book|chapter(?: ?\d+)?|(?:ch|focus|unit|section|part)\.? ?\d+|(?:(?:topic|focus) )?\d{1,2}(?:[A-F]|\.\d{1,2})(?= \p{L}{3}))\b:?(?: (?:on|about))?|\(\d+(?:st|nd|rd|th) ed(?:ition)?\)/giu;
/** A book that is called by its course: `cambridge a level coursebook chapter 24 transition elements`. */
const courseBook =
  /(?<=\b(?:text|course)book )(?:chapter|ch\.?) ?\d+:? (?=\p{L}{3})|\b(?:text|course)book\b/giu;

/** A text without the book that it is in, where it says what of it: `Atkins physical chemistry, chapter on the second law`. */
export function withoutBook(text: string): string {
  const named = text.replace(namedBook, ' ');
  const rest = (named === text ? text.replace(author, '') : named.replace(placeInBook, ' '))
    .replace(courseBook, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
}
