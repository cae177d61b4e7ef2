import type { Parsed } from './parsed-name.ts';
import type { StereoMark } from './graph/stereo-mark.ts';

const blockPattern = /\(((?:\d*'?[rsez])(?:,\d*'?[rsez])*)\)-?/y;
const wordPattern = /\(?(cis|trans|rac)\)?-?/y;
const letterPattern = /([rsez])-(?=[\d(a-z])/y;
const numberedPattern = /(\d+)([rsez])-/y;

/** The stereodescriptors at a place of a name. */
export function stereoAt(text: string, at: number): Parsed<StereoMark[]> | null {
  for (const pattern of [blockPattern, wordPattern, letterPattern, numberedPattern]) pattern.lastIndex = at;
  const block = blockPattern.exec(text);
  if (block !== null) return { value: marksOf(block[1] ?? ''), end: blockPattern.lastIndex };
  const word = wordPattern.exec(text);
  if (word !== null) {
    const value: StereoMark[] = word[1] === 'rac' ? [] : [{ locant: null, mark: markOf(word[1] ?? '') }];
    return { value, end: wordPattern.lastIndex };
  }
  const letter = letterPattern.exec(text);
  if (letter !== null)
    return { value: [{ locant: null, mark: markOf(letter[1] ?? '') }], end: letterPattern.lastIndex };
  const numbered = numberedPattern.exec(text);
  if (numbered === null) return null;
  return {
    value: [{ locant: numbered[1] ?? '', mark: markOf(numbered[2] ?? '') }],
    end: numberedPattern.lastIndex,
  };
}

/** @example marksOf('2r,3s') // [{ locant: '2', mark: 'r' }, { locant: '3', mark: 's' }] */
export function marksOf(text: string): StereoMark[] {
  return text.split(',').map((part) => ({ locant: part.slice(0, -1) || null, mark: markOf(part.slice(-1)) }));
}

function markOf(text: string): StereoMark['mark'] {
  switch (text) {
    case 'r':
    case 's':
    case 'e':
    case 'z':
    case 'cis':
      return text;
    default:
      return 'trans';
  }
}
