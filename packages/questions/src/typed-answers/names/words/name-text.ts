/** Names longer than this are not read. */
const longestName = 160;

const preparations: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:it is|it's|the answer is|answer ?[:=]|answer is) )/i, ''],
  [/^(?:the )?(?:iupac )?name(?: is)? ?[:=]? ?/i, ''],
  [/^["'= ]+|["'.!;? ]+$/g, ''],
  [/\*/g, ''],
  // Which way light turns is known of a substance, and says nothing of its structure that D, L, R or S do not.
  [/\((?:±|\+\/-)\)[ -]?/g, ''],
  [/(?<=\b[dl][ -]|\([\drs,]+\)[ -])\([+-]\)[ -]?/gi, ''],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
  [/ ?, ?/g, ','],
  [/\( ?-? ?/g, '('],
  [/ ?-? ?\)/g, ')'],
  [/α/g, 'alpha'],
  [/β/g, 'beta'],
  [/γ/g, 'gamma'],
  [/δ/g, 'delta'],
  [/ε/g, 'epsilon'],
  [/\b(tert|sec|t|s|n)\. ?/gi, '$1-'],
  [/[ -]+/g, '-'],
  [/\b(o)rtho-|\b(m)eta-|\b(p)ara-/gi, '$1$2$3-'],
  [/\b(sec)ondary-|\b(tert)iary-/gi, '$1$2-'],
  [/\b(iso|neo)-/gi, '$1'],
  [/\bi-(?=prop|but)/gi, 'iso'],
  [/sulph/gi, 'sulf'],
  [/\(?1,1'-?\)?-?(?=biphenyl)/gi, ''],
  [/-ion$/i, ''],
  [/^-|-$/g, ''],
];

/**
 * A typed name in small letters, in which a hyphen parts what a blank or a hyphen parted; `null` for what is too long
 * or has signs that no name has.
 * @param text in plain signs
 * @example nameText('2, 3-Dimethyl pentane') // '2,3-dimethyl-pentane'
 */
export function nameText(text: string): string | null {
  if (text.length > longestName) return null;
  const plain = preparations.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text,
  );
  const small = plain.toLowerCase();
  return /^[a-z\d(),.'-]+$/.test(small) && /[a-z]{3}/.test(small) ? small : null;
}
