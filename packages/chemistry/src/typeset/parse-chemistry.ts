import type { Arrow, ChemistryNode } from './typeset-node.ts';

const arrows: readonly (readonly [string, Arrow])[] = [
  ['<=>', 'equilibrium'],
  ['<->', 'resonance'],
  ['->', 'forward'],
  ['<-', 'backward'],
];

const bonds = { '-': 1, '=': 2, '#': 3 } as const;

const patterns = {
  space: /\s+/y,
  label: /\[([^\]]*)\]/y,
  state: /\((aq|s|l|g|cr|am|conc|dil)\)/y,
  letters: /[A-Za-zα-ωΑ-Ω•]+/y,
  digits: /\d+(?:\.\d+)?(?:\/\d+)?/y,
  // A point before so much water is the dot of a hydrate, as in CuSO4.5H2O; in Fe0.95O it is a decimal point.
  count: /\d+(?:\.\d+(?!\d*H2O))?(?:\/\d+)?/y,
  script: /([\^_])(?:\{([^{}]*)\}|(\d*[+-]|\d+|[A-Za-z]))/y,
  charge: /\d*[+-](?=$|[\s)\](}]|->|<)/y,
  dot: /[·*•⋅.]/y,
} as const;

/**
 * Reads the inside of `\ce{…}`: a formula or an equation in the notation of mhchem's core.
 * Anything that the notation does not know is kept as symbols, so nothing written is lost.
 * @example parseChemistry('SO4^2-') // symbols SO, subscript 4, superscript 2−
 */
export function parseChemistry(source: string): ChemistryNode[] {
  const nodes: ChemistryNode[] = [];
  let at = 0;
  let atStart = true;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };

  while (at < source.length) {
    if (take(patterns.space) !== null) {
      atStart = true;
      continue;
    }
    const arrow = arrows.find(([text]) => source.startsWith(text, at));
    if (arrow !== undefined) {
      at += arrow[0].length;
      const above = take(patterns.label)?.[1] ?? '';
      const below = take(patterns.label)?.[1] ?? '';
      nodes.push({ kind: 'arrow', arrow: arrow[1], above, below });
      atStart = true;
      continue;
    }
    if (source[at] === '+' && atStart) {
      at += 1;
      nodes.push({ kind: 'plus' });
      continue;
    }
    const script = take(patterns.script);
    if (script !== null) {
      pushScript(nodes, script, atStart);
      continue;
    }
    const state = take(patterns.state);
    if (state !== null) {
      nodes.push({ kind: 'state', state: state[1] ?? '' });
      atStart = false;
      continue;
    }
    if (!atStart) {
      // A lone sign at the end of a species is its charge; digits before it count atoms (NH4+).
      const charge = /[+-]/.test(source[at] ?? '') ? take(patterns.charge) : null;
      if (charge !== null) {
        nodes.push({ kind: 'superscript', text: minus(charge[0]) });
        continue;
      }
    }
    const digits = take(atStart ? patterns.digits : patterns.count);
    if (digits !== null) {
      nodes.push({ kind: atStart ? 'coefficient' : 'subscript', text: digits[0] });
      continue;
    }
    const dot = atStart ? null : take(patterns.dot);
    if (dot !== null) {
      nodes.push({ kind: 'dot' });
      atStart = true;
      continue;
    }
    const character = source[at] ?? '';
    if (!atStart && (character === '-' || character === '=' || character === '#')) {
      at += 1;
      nodes.push({ kind: 'bond', order: bonds[character] });
      continue;
    }
    const letters = take(patterns.letters);
    if (letters === null) at += 1;
    pushSymbols(nodes, letters?.[0] ?? minus(character));
    atStart = character === '(' || character === '[' ? atStart : false;
  }
  return nodes;
}

function pushScript(nodes: ChemistryNode[], script: RegExpExecArray, atStart: boolean): void {
  const text = minus(script[2] ?? script[3] ?? '');
  const isAbove = script[1] === '^';
  if (!atStart) {
    nodes.push({ kind: isAbove ? 'superscript' : 'subscript', text });
    return;
  }
  const last = nodes.at(-1);
  if (last?.kind === 'nuclide' && (isAbove ? last.mass : last.number) === '') {
    if (isAbove) last.mass = text;
    else last.number = text;
    return;
  }
  nodes.push({ kind: 'nuclide', mass: isAbove ? text : '', number: isAbove ? '' : text });
}

function pushSymbols(nodes: ChemistryNode[], text: string): void {
  const last = nodes.at(-1);
  if (last?.kind === 'symbols') last.text += text;
  else nodes.push({ kind: 'symbols', text });
}

/** Charges and bonds are set with a minus sign, not with a hyphen. */
function minus(text: string): string {
  return text.replaceAll('-', '−');
}
