import { failed, passed, type Check } from '../check.ts';
import type { TextReading } from '../question-reading.ts';

// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const control = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/;

const faults: readonly (readonly [RegExp, string])[] = [
  [control, 'has a control character (an escape that was not doubled?)'],
  [/<\/?[a-z][^>]*>|<[a-z!/]|&#?[a-z0-9]+;|<!--/i, 'has markup'],
  [/javascript:|https?:|data:text|on(?:click|error|load)\s*=/i, 'has an address or a script'],
  [
    /\b(all|none|both|neither|any|either) of (the|these) (above|below|others?|options|answers|choices)\b|\bboth [A-D] and [A-D]\b/i,
    'refers to the other options as a whole',
  ],
  [
    /\b([Oo]ption|[Aa]nswer|[Cc]hoice)s? (?:\(?[A-D]\)?|[1-4])(?![\w-])/,
    'names an option by its place, but options are shuffled',
  ],
  [
    /\bundefined\b|\bNaN\b|(?<!∞)\bInfinity\b|\[object|\bnull\b(?! hypothesis)/,
    'has an artefact of a program',
  ],
  [/\$|\\text|\\mathrm|\\times|\\cdot|\\left|\\right/, 'has TeX that the notation does not know'],
  [/ {2}|\s$|^\s/, 'has stray spaces'],
  [/[₀-₉⁰⁴-⁹]|->|<=>/, 'sets chemistry with look-alike characters instead of the notation'],
  [/(?<![\\A-Za-z])(?!E[12]\b)[A-Z][a-z]?\d+(?:[A-Z(]|\b(?!′))/, 'has a formula in plain digits'],
  [
    /(?<![\w-])(?:Na|K|Ca|Mg|Al|Fe|Cu|Zn|Ag|C|N|S|P|Mn|Cr|Si|H|Pb|Ba|Li)(?:Cl|Br|F|I|O|N|H|S)[2-9](?![\w-])/,
    'has a formula in plain digits',
  ],
  [/\b(TODO|TBD|lorem ipsum|placeholder|insert (?:here|value))\b|\?\?\?|\[\.\.\.\]/i, 'is unfinished'],
];

const letterInFront = /^\(?[A-Da-d][).:] \S/;

const longest: Readonly<Record<TextReading['role'], number>> = {
  text: 1200,
  stimulus: 1200,
  explanation: 1600,
  key: 240,
  distractor: 240,
  teaching: 400,
};
const longestStructure = 600;

/** Texts parse as typeset notation, without foreign markup, artefacts and formulas in plain digits, and are not too long. */
export const textLintCheck: Check = {
  name: 'Text clean',
  run({ all }) {
    for (const { source, fault, role } of all) {
      if (fault !== null) return failed(`“${source}”: ${fault}`);
      const plain = source.replace(/\\(ce|smiles)\{(?:[^{}]|\{[^{}]*\})*\}/g, '□');
      for (const [pattern, problem] of faults)
        if (pattern.test(plain)) return failed(`“${source}” ${problem}`);
      if ((role === 'key' || role === 'distractor') && letterInFront.test(plain))
        return failed(`“${source}” begins with the letter of an option`);
      if (plain.length > longest[role] || source.length > longest[role] + longestStructure)
        return failed(`“${source.slice(0, 40)}…” is too long`);
    }
    return passed('Every text is readable and typeset.');
  },
};
