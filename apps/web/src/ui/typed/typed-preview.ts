import type { ToType } from '@valence/contract';

/**
 * What is typed in the typeset notation, to be seen and heard while it is typed. It says how signs will look, and nothing of
 * whether they are right.
 * @example typedPreview('number', '1.5e-3 mol/L') // '1.5 × 10^{−3} mol/L'
 */
export function typedPreview(kind: ToType['kind'], typed: string): string {
  const text = typed.trim();
  switch (kind) {
    case 'number':
      return plainMarks(text)
        .replace(
          /(\d)\s*(?:[eE]|[x×*·]\s*10\s*\^?)\s*\{?([+\-−]?\d+)\}?/g,
          (_, digit: string, power: string) => `${digit} × 10^{${minus(power)}}`,
        )
        .replace(/(?<=[A-Za-z])\^?([-−]\d)/g, (_, power: string) => `^{${minus(power)}}`)
        .replace(/(?<=[A-Za-z])\^?([23])(?=$|[ /·])/g, '^{$1}')
        .replace(/^-/, '−');
    case 'formula':
    case 'equation':
      return text === ''
        ? ''
        : `\\ce{${arrows(text.replace(/[{}\\]/g, (brace) => (brace === '\\' ? '' : brace)))}}`;
    case 'name':
      return plainMarks(text);
  }
}

function plainMarks(text: string): string {
  return text.replace(/[\\{}*]/g, (mark) => `\\${mark}`).replace(/\\\*(?=\s*10)/g, '×');
}

function arrows(text: string): string {
  return text.replace(/\s*(?:<=>|⇌|<->)\s*/g, ' <=> ').replace(/\s*(?:-+>|=>|→)\s*/g, ' -> ');
}

function minus(power: string): string {
  return power.replace('-', '−').replace('+', '');
}
