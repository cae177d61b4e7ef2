/** Characters that people type for an operator, where a number stands behind it. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // 1,000: a comma before three digits parts thousands; locants (2,4-) have fewer.
  [/(?<=(?<![\d.,])\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*(?![\d,-]))/g, '\u202f'],
  [/[÷∕⁄]/g, '/'],
  [/(?<=[\d)\]⟯%A-Za-z²³°] ?)[∙•⋅∗✕✖*](?= ?[\d(⟮√])/g, '×'],
  [/(?<=[\d)\]⟯%A-Za-z²³] )[xX](?= [\d(⟮√])/g, '×'],
  [/(?<=[\d)\]⟯%A-Za-z²³°] )[-–](?= [\d(⟮√])/g, '−'],
  [/(?<=(?:^|[=≈(⟮×·/+−]) ?)[-–](?=\d)/g, '−'],
];

/**
 * A linear text with one character for each operator: `÷`, `x` and a hyphen between numbers as `/`, `×` and `−`, thousands parted by a
 * blank. It keeps its length.
 * @example arithmeticText('1,000 x 2.5 ÷ 5 - 1') // '1 000 × 2.5 / 5 − 1', with a narrow blank
 */
export function arithmeticText(linear: string): string {
  return spellings.reduce((text, [pattern, operator]) => text.replace(pattern, operator), linear);
}
