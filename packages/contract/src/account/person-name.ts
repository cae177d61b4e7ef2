/** Characters of a first or last name, as a person counts them. */
export const personNameMaxLength = 100;

/** UTF-16 units of a name as it arrives, control and zero-width characters included: more is refused before it is composed. */
const longestRawName = 1000;

/** What keeps a name from being one. */
export type PersonNameProblem = 'missing' | 'tooLong' | 'unreadable';

/** A name as it is kept, or what keeps it from being one. */
export type ReadPersonName = { ok: true; name: string } | { ok: false; problem: PersonNameProblem };

/**
 * Reads a first or last name that somebody typed or a provider told: composed (NFC), blanks collapsed, without characters that
 * turn the direction of writing or show nothing. It has at least one letter or digit and at most 100 characters.
 *
 * Zero-width joiners and non-joiners stay where scripts need them: after a mark (Hindi, Malayalam), and between letters or
 * signs (Persian, emoji). So do variation selectors. The classes are those of UAX #44.
 * @example readPersonName(' Maria\u200b  Salomea ') // { ok: true, name: 'Maria Salomea' }
 * @example readPersonName('\u202e\u200b') // { ok: false, problem: 'missing' }
 */
export function readPersonName(typed: string): ReadPersonName {
  if (typed.length > longestRawName) return { ok: false, problem: 'tooLong' };
  const name = typed
    .normalize('NFC')
    .replace(asBlanks, ' ')
    .replace(unseen, '')
    .replace(joiners, '$<needed>')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '') return { ok: false, problem: 'missing' };
  if ([...name].length > personNameMaxLength) return { ok: false, problem: 'tooLong' };
  return /[\p{L}\p{N}]/u.test(name) ? { ok: true, name } : { ok: false, problem: 'unreadable' };
}

/** Control characters, line ends, and the Braille pattern without a dot. */
const asBlanks = /[\p{Cc}\p{Zl}\p{Zp}\u2800]/gu;

/** Fillers, soft hyphens, marks of direction, halves of surrogate pairs and everything else that shows nothing by itself. */
const unseen =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}\ufff9-\ufffb]/gu;

const joiners =
  /(?<needed>(?<=\p{M})\p{Join_Control}|(?<=[\p{L}\p{S}])\p{Join_Control}(?=[\p{L}\p{S}]))|\p{Join_Control}/gu;
