import { notUnderstood, quoted, understood, type Reading } from './trouble.ts';
import { plainSpecies } from './plain-formula.ts';
import { readTypedFormula, type TypedFormula } from './read-typed-formula.ts';

/** One substance of a typed equation, in every way to read its formula. */
export interface TypedSpecies {
  formulas: readonly TypedFormula[];
  coefficient: number;
  state: string | null;
}

/** The substances on both sides of an equation, in the order in which a student typed them. */
export interface TypedEquation {
  reactants: readonly TypedSpecies[];
  products: readonly TypedSpecies[];
}

/** Quotes, a full stop, what stands over an arrow, an arrow with a blank in it, an electron without its sign. */
const preparations: readonly (readonly [RegExp, string])[] = [
  [/^["' ]+|["'.!; ]+$/g, ''],
  [/(?<=[>→⇌])\[[^\]]*\]/g, ''],
  [/ (?:yields|gives|forms|produces|becomes|to) /g, ' -> '],
  // A catalyst, or light, in the arrow.
  [/ -{1,2}[[(]?[A-Za-z][A-Za-z\d ,°]*[\])]?-{1,2}> ?/g, ' -> '],
  [/ ?\+ ?(?:heat|energy|light)\b/gi, ''],
  [/[,;]? *Δ[A-Za-z_°]{0,4} ?=.*$/, ''],
  [/(?<=^|[+>=→⇌] ?)\((\d{1,4})\)(?= ?[A-Z([])/g, '$1'],
  // Electrons that are taken away stand on the other side.
  [/^([^=→⇌>]*?) - ?(\d*) ?e(?:\^?\{?-\}?)? *((?:<?[-=]*>|[→⇌=]).*)$/, '$1 $3 + $2e^-'],
  [/([-=]) (?=>)/g, '$1'],
  [/(?<![A-Za-z])e(?= *(?:$|[=→<]|[+-]>|\+ | -))/g, 'e^-'],
];

function replaced(text: string, steps: readonly (readonly [RegExp, string])[]): string {
  return steps.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text);
}

const arrows = /[⇌⇄↔⇋→⟶⇒⟹➝➔]|<[-=]+>|<?[-=]*>|={2,}|-{3,}|(?<= )--(?= )/g;

/**
 * Reads an equation: any kind of arrow or an equals sign, species parted by a plus, each with a coefficient in front
 * (also `1/2` or `0.5`) and a state behind.
 * @param text in plain signs
 * @example readTypedEquation('Zn+2HCl -> ZnCl2+H2').ok // true
 */
export function readTypedEquation(text: string): Reading<TypedEquation> {
  const plain = plainSpecies(replaced(text, preparations));
  const sides = splitSides(plain);
  if (sides === null) {
    return notUnderstood('noArrow', 'Separate the two sides with one arrow: -> or =.');
  }
  const [left, right] = sides.map(readSide);
  if (left === undefined || right === undefined)
    return notUnderstood('noArrow', 'Separate the two sides with ->.');
  if (!left.ok) return left;
  if (!right.ok) return right;
  return understood({ reactants: left.value, products: right.value });
}

function splitSides(text: string): [string, string] | null {
  const [arrow, second] = text.matchAll(arrows);
  if (second !== undefined) return null;
  if (arrow !== undefined) {
    const skipped = arrow[0].length;
    return [text.slice(0, arrow.index), text.slice(arrow.index + skipped)];
  }
  const equals = text.split('=');
  return equals.length === 2 ? [equals[0] ?? '', equals[1] ?? ''] : null;
}

function readSide(text: string): Reading<TypedSpecies[]> {
  const species: TypedSpecies[] = [];
  for (const part of splitSpecies(text)) {
    const read = readSpecies(part);
    if (!read.ok) return read;
    species.push(read.value);
  }
  return understood(species);
}

/** A plus is a charge behind a formula where another plus, a state, or the end follows; else it parts species. */
const chargeOnLine =
  /(?<=[A-Za-z\d)\]₀-₉])(?: (?=\d[+-](?: |$|\()))?(?:([+-])(\d)(?= *(?:[+(]|$))|(\d?)([+-]+)(?= *(?:\+|\((?:aq|s|l|g)\)|$)))/g;

function splitSpecies(text: string): string[] {
  const marked = text.replace(/\^\{([^{}]*)\}/g, (_, charge: string) => hidden(charge)).trim();
  const charged = marked.replace(
    chargeOnLine,
    (
      whole,
      sign: string | undefined,
      size: string | undefined,
      count: string | undefined,
      signs: string | undefined,
    ) => {
      if (sign !== undefined) return hidden(`${size}${sign}`);
      // Behind a blank the digit belongs to the charge; without one the parser of formulas decides.
      return whole.startsWith(' ') ? hidden(`${count}${signs}`) : `${count ?? ''}${hiddenSigns(signs ?? '')}`;
    },
  );
  return charged.split('+').map((part) => part.replaceAll('⊕', '+').replaceAll('⊖', '-'));
}

function hidden(charge: string): string {
  return `^{${hiddenSigns(charge)}}`;
}

function hiddenSigns(charge: string): string {
  return charge.replaceAll('+', '⊕').replaceAll('-', '⊖');
}

const coefficientPattern =
  /^\(?(?:(\d{1,6}) )?(\d{1,6}) ?\/ ?(\d{1,6})\)? ?[·*×]?|^(\d{0,6}\.\d{1,6}|\d{1,9})(?![\d.]) ?[·*×]?(?! ?\/)/;

function readSpecies(text: string): Reading<TypedSpecies> {
  const trimmed = text.trim();
  if (trimmed === '')
    return notUnderstood('missingSpecies', 'A substance is missing beside a plus or an arrow.');
  const written = coefficientPattern.exec(trimmed);
  const coefficient = written === null ? 1 : coefficientOf(written);
  if (!(coefficient > 0 && Number.isFinite(coefficient))) {
    return notUnderstood('badCoefficient', `${quoted(trimmed)}: a coefficient is a positive number.`);
  }
  const rest = trimmed.slice(written?.[0].length ?? 0);
  const state = /\((aq|s|l|g)\)$/.exec(rest);
  const formula = readTypedFormula(rest.slice(0, state?.index ?? rest.length).trim());
  if (!formula.ok) {
    const { problem, message } = formula.trouble;
    return notUnderstood(problem, `${quoted(trimmed)}: ${message}`);
  }
  return understood({ formulas: formula.value, coefficient, state: state?.[1] ?? null });
}

function coefficientOf([, whole, above, below, decimal]: RegExpExecArray): number {
  return decimal === undefined ? Number(whole ?? 0) + Number(above) / Number(below) : Number(decimal);
}
