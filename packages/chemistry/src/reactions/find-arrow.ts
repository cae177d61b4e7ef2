export interface ArrowFound {
  start: number;
  end: number;
  /** True for `⇌` and its look-alikes. */
  reversible: boolean;
}

const longArrows: readonly (readonly [text: string, reversible: boolean])[] = [
  ['<=>', true],
  ['<->', true],
  ['<-->', true],
  ['-->', false],
  ['->', false],
  ['=>', false],
  ['=', false],
];

/** The first arrow, or equals sign, of an equation from an index on; `null` when there is none. */
export function findArrow(text: string, from: number): ArrowFound | null {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 45 || code === 60 || code === 61) {
      const long = longArrows.find(
        ([arrow]) => text.startsWith(arrow, at) && !startsWithCharge(text, at, arrow),
      );
      if (long !== undefined) return { start: at, end: at + long[0].length, reversible: long[1] };
    } else if (code > 127) {
      const character = text.charAt(at);
      if ('⇌⇄↔'.includes(character)) return { start: at, end: at + 1, reversible: true };
      if ('→⟶⇒'.includes(character)) return { start: at, end: at + 1, reversible: false };
    }
  }
  return null;
}

/** In `e-->` the first dash is the electron's charge. */
function startsWithCharge(text: string, at: number, arrow: string): boolean {
  if (arrow !== '-->' || text.charAt(at - 1) !== 'e') return false;
  return at === 1 || /[\s+\d]/.test(text.charAt(at - 2));
}
