/** Charges as students set them apart, each as `^{2-}`; the blank or bracket before them says what they are. */
const charges: readonly (readonly [RegExp, string])[] = [
  [/\^ ?[({[] ?(\d*) ?([+-]+) ?[)}\]]/g, '^{$1$2}'],
  [/\^ ?[({[] ?([+-]) ?(\d+) ?[)}\]]/g, '^{$2$1}'],
  [/\^\{(\d+)\}([+-])/g, '^{$1$2}'],
  [/\^ ?([+-]) ?(\d+)/g, '^{$2$1}'],
  [/\^ ?(\d+) ?([+-])/g, '^{$1$2}'],
  // Behind a caret a second plus parts species where one follows, and a dash may begin an arrow.
  [/\^ ?(\++(?![A-Z\d([])|\+|-(?=-*>)|-+)/g, '^{$1}'],
  [/(?<=[A-Za-z\d)\]]) ?[({] ?(\d*)([+-]) ?[)}]/g, '^{$1$2}'],
  [/(?<=[A-Za-z\d)\]]) ?[({] ?([+-])(\d) ?[)}]/g, '^{$2$1}'],
];

/** The same at the end of a formula alone, where no plus can part substances. */
const chargesAtEnd: readonly (readonly [RegExp, string])[] = [
  [/(?<=[A-Za-z\d)\]₀-₉]) +(\d*) ?([+-]+)$/, '^{$1$2}'],
  [/(?<=[A-Za-z\d)\]₀-₉]) *([+-])(\d)$/, '^{$2$1}'],
];

/** States in words, marks for solids and gases, and small and large letters. */
const states: readonly (readonly [RegExp, string])[] = [
  [/ ?[([] ?(?:aq\.?|aqueous|AQ|Aq) ?[)\]]/g, '(aq)'],
  [/ ?[([] ?(?:s|solid|cr) ?[)\]]/g, '(s)'],
  [/ ?[([] ?(?:l|L|liquid) ?[)\]]/g, '(l)'],
  [/ ?[([] ?(?:g|G|gas) ?[)\]]/g, '(g)'],
  [/(?<=[A-Za-z\d)\]}+-]) +(aq|s|l|g)(?= |$)/g, '($1)'],
  [/ ?_ ?\{? ?\((aq|s|l|g)\) ?\}?/g, '($1)'],
  [/ ?↓/g, '(s)'],
  [/ ?↑/g, '(g)'],
  [/(\((?:aq|s|l|g)\))\1/g, '$1'],
];

/** So many of the states stand in brackets, and are read before subscripts lose theirs. */
const bracketed = 5;

const counts: readonly (readonly [RegExp, string])[] = [
  [/_ ?\{ ?([^{}]*?) ?\}/g, '$1'],
  [/_/g, ''],
  [/(?<=[A-Za-z\d)\]]) ?[×x] ?(?=\d* ?H)/g, '·'],
  [/(?<=[A-Za-z\d)\]]) ?, ?(?=\d* ?(?:H2O|H₂O)(?!\w))/g, '·'],
  [/(?<=[A-Za-z)\]]\d?) +(?=\d+ ?(?:H2O|H₂O)(?!\w))/g, '·'],
];

/**
 * A formula, or the species of an equation, in the signs that the parser of formulas reads: charges behind a caret,
 * states in round brackets, counts on the line, hydrates with a dot.
 * @param text in plain signs
 * @example plainSpecies('SO_4^(2-)(aq)') // 'SO4^{2-}(aq)'
 */
export function plainSpecies(text: string): string {
  return replaced(text, [...states.slice(0, bracketed), ...counts, ...states.slice(bracketed), ...charges]);
}

/** A formula alone: without quotes, label, state and full stop, its charge behind a caret. */
export function plainFormula(text: string): string {
  const bare = text
    .replace(/^(?:[a-z ]*formula|answer|it is)(?: of [a-z ]+)? ?(?:[:=]|is) ?/i, '')
    .replace(/^["'= ]+|["'.!; ]+$/g, '');
  const stateless = plainSpecies(bare).replace(/(?:\((?:aq|s|l|g)\))+$/, '');
  return replaced(stateless, chargesAtEnd);
}

function replaced(text: string, steps: readonly (readonly [RegExp, string])[]): string {
  return steps.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text);
}
