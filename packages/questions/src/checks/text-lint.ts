import { readTypeset } from '@valence/chemistry';
import { failed, passed, textsOf, type Check } from './check.ts';

const faults: readonly (readonly [RegExp, string])[] = [
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  [/[\u0000-\u001f\u007f\u200b-\u200f\ufeff]/, 'has a control character (an escape that was not doubled?)'],
  [/<\/?[a-z][^>]*>|&[a-z]+;|<!--/i, 'has markup'],
  [/javascript:|https?:/i, 'has an address'],
  [
    /\b(all|none|both|neither) of (the|these) (above|below|others?)\b/i,
    'refers to the other options as a whole',
  ],
  [/\b(option|answer|choice) [A-D]\b/, 'names an option by its letter, but options are shuffled'],
  [/\bundefined\b|\bNaN\b|\bInfinity\b|\[object/, 'has an artefact of a program'],
  [/\$|\\text|\\mathrm|\\times/, 'has TeX that the notation does not know'],
  [/ {2}|\s$|^\s/, 'has stray spaces'],
  [/[₀-₉⁰⁴-⁹]|->|<=>/, 'sets chemistry with look-alike characters instead of the notation'],
  [/(?<![\\A-Za-z])(?!E[12]\b)[A-Z][a-z]?\d+(?:[A-Z(]|\b(?!′))/, 'has a formula in plain digits'],
];

/** Typeset text that can be read, without markup, artefacts, or formulas in plain digits. */
export const textLintCheck: Check = {
  name: 'Text clean',
  run(question) {
    for (const text of textsOf(question)) {
      const reading = readTypeset(text);
      if (!reading.ok) return failed(`“${text}”: ${reading.message} at ${reading.position}`);
      const plain = text.replace(/\\(ce|smiles)\{(?:[^{}]|\{[^{}]*\})*\}/g, '□');
      for (const [pattern, fault] of faults) if (pattern.test(plain)) return failed(`“${text}” ${fault}`);
      if (text.length > 1200) return failed(`“${text.slice(0, 40)}…” is too long`);
    }
    return passed('Every text is readable and typeset.');
  },
};
