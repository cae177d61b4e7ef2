const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The digit that a character stands for on the line or as a subscript, or -1. */
export function countDigit(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  return character === '' ? -1 : subscripts.indexOf(character);
}

/** The digit that a superscript stands for, or -1. */
export function superscriptDigit(character: string): number {
  return character === '' ? -1 : superscripts.indexOf(character);
}

/** 1 for a plus, -1 for a minus or one of its look-alikes, 0 otherwise. */
export function signOf(character: string): -1 | 0 | 1 {
  if (character === '+' || character === '⁺') return 1;
  return character !== '' && '-−–⁻'.includes(character) ? -1 : 0;
}

/** True for a middle dot and what people write in its place. */
export function isDot(character: string): boolean {
  return character !== '' && '·•∙⋅・.*'.includes(character);
}

export function isLower(character: string): boolean {
  return character >= 'a' && character <= 'z';
}
