import * as tables from '../tables/textbooks.data.ts';

/** A textbook as students call it, with its chapters. */
export interface Textbook {
  /** Its authors, or its title where nothing else is called that. */
  called: RegExp;
  /** What has to be said as well, where the same authors wrote others. */
  needs?: RegExp;
  /** What else can be said of it: its title and its other authors. */
  title: RegExp;
  /** Whether the name has no other meaning in chemistry, so that a number alone behind it is that of a chapter. */
  isNameAlone: boolean;
  /** The first and the last edition with these numbers. */
  editions: readonly [first: number, last: number];
  /** Lines of `number > words`. */
  table: string;
}

const general = String.raw`(?:general )?chem(?:istry)?`;
const organic = String.raw`organic(?: chem(?:istry)?)?|orgo|o-?chem`;
const physical = String.raw`physical(?: chem(?:istry)?)?|p-?chem`;
const inorganic = String.raw`inorganic(?: chem(?:istry)?)?`;
const biochemistry = String.raw`(?:principles of )?bio-?chem(?:istry)?`;
const lemay = String.raw`le ?may`;
const centralScience = 'central science';

/** What can be meant by a name, the narrower first where two books share it. */
export const textbooks: readonly Textbook[] = [
  openstax('atoms first', general, [1, 2], tables.openstaxAtomsFirst),
  openstax(organic, organic, [1, 10], tables.mcmurry),
  openstax(general, general, [1, 2], tables.openstaxChemistry),
  {
    called: words(`brown|${lemay}|${centralScience}`),
    needs: words(`${lemay}|${centralScience}`),
    title: words(`${general}|brown|${lemay}|bursten|murphy|woodward|stoltzfus|${centralScience}`),
    isNameAlone: true,
    editions: [12, 15],
    table: tables.brownLemay,
  },
  { ...author('brown', general, [12, 15], tables.brownLemay), needs: words(general), isNameAlone: false },
  author('zumdahl', `${general}|decoste`, [8, 10], tables.zumdahl),
  author('mcmurry', organic, [8, 10], tables.mcmurry),
  author('clayden', `${organic}|greeves|warren|wothers`, [2, 2], tables.clayden),
  author('shriver', `${inorganic}|atkins|weller`, [7, 7], tables.shriver),
  author('atkins', `${physical}|de paula|keeler`, [11, 11], tables.atkins),
  author('housecroft', `${inorganic}|sharpe`, [4, 5], tables.housecroft),
  author('miessler', `${inorganic}|fischer|tarr`, [5, 5], tables.miessler),
  author('silberberg', `${general}|amateis`, [6, 9], tables.silberberg),
  author('lehninger', `${biochemistry}|nelson|cox`, [6, 8], tables.lehninger),
  author('stryer', `${biochemistry}|berg|tymoczko|gatto`, [8, 9], tables.stryer),
  {
    ...author(
      'skoog',
      String.raw`west|holler|crouch|fundamentals(?: of)?|analytical(?: chem(?:istry)?)?`,
      [9, 9],
      tables.skoogFundamentals,
    ),
    needs: words('west|fundamentals|analytical'),
  },
  author(
    'skoog',
    String.raw`holler|crouch|(?:principles of )?instrumental(?: analysis)?`,
    [6, 7],
    tables.skoogInstrumental,
  ),
  beside(author('tro', `${general}|(?:a )?molecular approach|nivaldo`, [5, 5], tables.tro)),
  beside(author('chang', String.raw`chem(?:istry)?|goldsby|overby|raymond`, [11, 14], tables.chang)),
  beside(author('klein', `${organic}|david`, [3, 4], tables.klein)),
  beside(author('wade', `${organic}|simek|leroy`, [9, 9], tables.wade)),
  beside(
    author(
      'harris',
      String.raw`quant(?:itative)?(?: chemical)?(?: analysis)?|analytical(?: chem(?:istry)?)?|qca|lucy`,
      [9, 10],
      tables.harris,
    ),
  ),
];

function author(name: string, title: string, editions: readonly [number, number], table: string): Textbook {
  return { called: words(`${name}s?`), title: words(title), isNameAlone: true, editions, table };
}

function openstax(
  needs: string,
  title: string,
  editions: readonly [number, number],
  table: string,
): Textbook {
  return { ...author('openstax', `${needs}|${title}`, editions, table), needs: words(needs) };
}

/** A book whose author has a name with other meanings: only with a chapter behind it. */
function beside(book: Textbook): Textbook {
  return { ...book, isNameAlone: false };
}

function words(alternatives: string): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives})\b`, 'gi');
}
