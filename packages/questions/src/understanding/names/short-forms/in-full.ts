import { shorthand } from './shorthand.data.ts';

/** Short forms that are read alike, in one pattern, with what each stands for. */
interface ShortForms {
  pattern: RegExp;
  full: ReadonlyMap<string, string>;
}

let read: readonly ShortForms[] | undefined;

/**
 * A text with the short forms of students written in full: `percent comp`, `rxn mechs`, `IE trends`.
 * @example inFull('colligative props') // 'colligative properties'
 */
export function inFull(text: string): string {
  read ??= readShortForms();
  return read.reduce(
    (said, { pattern, full }) =>
      said.replace(pattern, (typed, place: number) => {
        const meant =
          full.get(typed) ?? full.get(typed.toLowerCase()) ?? full.get(typed.slice(0, -1)) ?? typed;
        return isInFull(said.slice(place), typed, meant) ? typed : meant;
      }),
    text,
  );
}

/** Whether the rest of what a short form stands for is there already: `Newman projection`. */
function isInFull(from: string, typed: string, full: string): boolean {
  const [, ...others] = full.split(' ');
  const rest = others.join(' ').replace(/s$/, '');
  return rest !== '' && from.slice(typed.length).trimStart().toLowerCase().startsWith(rest.toLowerCase());
}

/** Capitals alone are read as they stand, with or without the `s` of a plural; every other form in any capitals. */
function readShortForms(): ShortForms[] {
  const forms = shorthand
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', full = ''] = line.split(' > ');
      return names.split('; ').map((form) => ({ form, full }));
    });
  const ofCapitals = forms.filter(({ form }) => /^[A-Z]{2,}$/.test(form));
  const others = forms.filter((one) => !ofCapitals.includes(one));
  return [
    {
      pattern: patternOf(
        others.map(({ form }) => form),
        'giu',
      ),
      full: new Map(others.map(({ form, full }) => [form.toLowerCase(), full])),
    },
    {
      pattern: patternOf(
        ofCapitals.map(({ form }) => `${form}s?`),
        'gu',
      ),
      full: new Map(ofCapitals.map(({ form, full }) => [form, full])),
    },
  ];
}

/** Any of the forms as words of their own, the longest first, so that a form of two words is not read as two. */
function patternOf(forms: readonly string[], flags: string): RegExp {
  const longestFirst = forms.toSorted((one, other) => other.length - one.length);
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\d/-])(?:${longestFirst.join('|')})(?![\p{L}\p{M}\d/-])`,
    flags,
  );
}
