import { shorthand } from './shorthand.data.ts';

interface ShortForm {
  pattern: RegExp;
  full: string;
}

let read: readonly ShortForm[] | undefined;

/**
 * A text with the short forms of students written in full: `percent comp`, `rxn mechs`, `IE trends`.
 * @example inFull('colligative props') // 'colligative properties'
 */
export function inFull(text: string): string {
  read ??= shortForms();
  return read.reduce((said, { pattern, full }) => said.replace(pattern, full), text);
}

/** The longest first, so that a short form of two words is not read as two. */
function shortForms(): ShortForm[] {
  return shorthand
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [forms = '', full = ''] = line.split(' > ');
      return forms.split('; ').map((form) => ({ form, full }));
    })
    .toSorted((one, other) => other.form.length - one.form.length)
    .map(({ form, full }) => ({ pattern: patternOf(form), full }));
}

/** Capitals alone are read as they stand; every other form in any capitals. */
function patternOf(form: string): RegExp {
  const isAbbreviation = /^[A-Z]{2,}$/.test(form);
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\d/-])${form}${isAbbreviation ? 's?' : ''}(?![\p{L}\p{M}\d/-])`,
    isAbbreviation ? 'gu' : 'giu',
  );
}
