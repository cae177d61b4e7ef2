import { plainText } from '@valence/chemistry/typed';
import { linearText, readQuantity, readUnit } from '@valence/chemistry';
import type { AskedNumber } from '../asked-answer.ts';
import { askingSentence, canBeAskedOpenly } from './asking-sentence.ts';
import type { Askable } from './askable.ts';

interface WrittenNumber {
  /** In the typeset notation, without its unit. */
  value: string;
  unit: string | null;
  /** Significant figures as they are written. */
  figures: number;
  decimals: number;
  isWhole: boolean;
}

/** The number that a question asks for, with the values of its slips; `null` where its key is none. */
export function askedNumber({ text, options, key }: Askable, right: string): AskedNumber | null {
  const written = readWritten(right);
  if (written === null || !canBeAskedOpenly(text)) return null;
  // `7 protons and 8 neutrons`, `3p`: what stands behind is no unit and no count.
  if (written.unit !== null && !isUnit(written.unit)) return null;
  const slips = options.flatMap(({ text: wrong, slip }, place) => {
    const read = place === key || slip === null ? null : readWritten(wrong);
    if (read === null || slip === null) return [];
    return [{ id: slip.id, value: read.value, ...(read.unit === written.unit ? {} : { unit: read.unit }) }];
  });
  return {
    kind: 'number',
    value: written.value,
    unit: written.unit,
    figures: figuresAsked(written, text),
    ...roomOfWhole(written, text),
    ...otherUnits(written, text),
    ...(asksForDifference.test(askingSentence(text)) && { isDifference: true as const }),
    slips,
  };
}

/** A factor or constant that is told as a whole number was rounded to it, unlike a count. */
function roomOfWhole({ value, unit, isWhole, figures }: WrittenNumber, text: string): { tolerance?: number } {
  if (!isWhole || unit !== null || !asksForComputed.test(askingSentence(text))) return {};
  const size = Math.abs(Number(value.replace('−', '-').replace(/\s/g, '')));
  const share = (figures < 3 ? 0.02 : 0.005) * size;
  const tolerance = figures === 1 ? share : Math.max(0.5, share);
  return Number.isFinite(tolerance) && tolerance > 0 ? { tolerance } : {};
}

const asksForComputed =
  /\b(?:by (?:what|which) factor|ratio|how many times|how much (?:faster|slower|more|greater|larger|smaller)|equilibrium constant|theoretical plates|retention index|relative molecular mass|volume strength)\b|\*K\*/i;

/** The sentence that asks names the difference itself: `What is the rise of the temperature`, and not `What is the temperature after a rise of 5 K`. */
const asksForDifference =
  /^(?:what|which)(?: is| was)?(?: the)?(?: \w+)? (?:rise|fall|drop|increase|decrease|change|difference) (?:of|in)(?: the)? temperature\b|^by how much (?:does|did|do) the temperature (?:rise|fall|drop|increase|decrease|change)\b/i;

/** Of one mole, an energy in kJ is one in kJ/mol. */
function otherUnits({ unit }: WrittenNumber, text: string): { otherUnits?: string[] } {
  const [, energy] = /^(k?J)(?:\/mol| mol\^\{−1\})$/.exec(unit ?? '') ?? [];
  const isOfOneMole = /\b(?:1|one|each|a) mol(?:e)?\b/.test(askingSentence(text));
  return energy !== undefined && isOfOneMole ? { otherUnits: [energy] } : {};
}

/** A count is exact. One whole figure with a unit stands for two: 9 % is 9.1 % as well, and 5 mol is not 5.4 mol. */
function figuresAsked({ unit, figures, decimals, isWhole }: WrittenNumber, text: string): number | null {
  if (isWhole && unit === null) return null;
  if (isWhole && figures === 1) return 2;
  // In a logarithm the decimals are the figures.
  if (unit === null && decimals > 0 && asksForLogarithm.test(askingSentence(text))) return decimals;
  return figures;
}

/** `What is the pH of …`, and not `What is the ratio at pH 5.2`. */
const asksForLogarithm =
  /\b(?:what|which|find|calculate)\b[^,;]{0,40}?(?<!\b(?:at|to|of|with|from|by|between|buffer of) (?:a |the )?)(?:\bp(?:H|OH|I|M|Ag|Ca|Mg|Cl)\b|\bp\*K\*|\babsorbance\b|\blog\b)/i;

/** The text of an option as a student would type it: thousands joined, powers kept. */
export function typedQuantity(text: string): string {
  const written = readWritten(text);
  if (written === null) return text;
  return written.unit === null ? written.value : `${written.value} ${written.unit}`;
}

function readWritten(text: string): WrittenNumber | null {
  const quantity = readQuantity(text);
  if (quantity === null) return null;
  const { unit } = quantity;
  const value = (unit === '' ? text : text.slice(0, text.length - unit.length)).trim();
  const mantissa = plainText(value)
    .replace(/ ?×.*$/, '')
    .replace(/[^\d.]/g, '');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const figures = mantissa.replace('.', '').replace(/^0+/, '').length;
  const isPower = /10\^/.test(value);
  return {
    value,
    unit: unitOf(unit),
    figures: Math.max(1, figures),
    decimals,
    isWhole: decimals === 0 && !isPower,
  };
}

/** What is counted (`electrons`) is in the question and needs no typing. */
function unitOf(unit: string): string | null {
  const bare = unit.replace(/[.;]$/, '').trim();
  return bare === '' || (countedWord.test(bare) && !isUnit(bare)) ? null : bare;
}

const countedWord = /^[a-z][a-z-]{3,}(?: [a-z-]{3,}){0,2}$/;

function isUnit(unit: string): boolean {
  return readUnit(linearText(unit)) !== null;
}
