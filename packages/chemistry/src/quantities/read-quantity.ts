/** A number with its unit, as a text of ours states it. */
export interface StatedQuantity {
  value: number;
  /** Half a unit of the last digit stated: what rounding leaves open. */
  room: number;
  /** As written, in the typeset notation; an empty string behind a bare number. */
  unit: string;
}

/** A sign, thousands parted by blanks, decimals, a power of ten, and what stands behind. */
const quantity =
  /^([−–+-]?)\s*(\d+(?:[ \u00A0\u2009\u202F]\d{3}(?!\d))*)(?:\.(\d+))?(?:\s*×\s*10\^\{([−–+-]?\d+)\})?([^]*)$/;
const powerOfTen = /^10\^\{([−–+-]?\d+)\}([^]*)$/;
/** `2,4-dimethyl`, `3:1`, `5′-ATG`, an unreadable power: what begins like a number and is none. */
const partOfMore = /^(?:[.,:/^′-]\S| × 10\^\{)/;

/**
 * The strict reader of quantities: a text in our own notation that is a number with its unit behind it, `3.2 × 10^{−5}
 * mol/L`, `−12.5 kJ`, `78 %`. What a student types is read more forgivingly by typed answers, with the units of one table.
 * @returns `null` for a text that is no quantity
 * @example readQuantity('1.50 × 10^{3} J') // { value: 1500, room: 5, unit: 'J' }
 */
export function readQuantity(text: string): StatedQuantity | null {
  const bare = text.startsWith('10^{') ? powerOfTen.exec(text) : null;
  if (bare !== null) {
    const value = Number(`1e${exponentOf(bare[1])}`);
    return { value, room: value / 2, unit: (bare[2] ?? '').trim() };
  }
  const [, sign = '', whole = '', decimals = '', power, rest = ''] = quantity.exec(text) ?? [];
  if (whole === '' || partOfMore.test(rest)) return null;
  const exponent = exponentOf(power);
  const digits = whole.length > 3 ? whole.replace(/\s/g, '') : whole;
  const value = Number(`${digits}.${decimals}0e${exponent}`);
  const room = 0.5 * 10 ** (exponent - decimals.length);
  return { value: sign === '' || sign === '+' ? value : -value, room, unit: rest.trim() };
}

function exponentOf(written = '0'): number {
  return Number(written.replace(/[−–]/, '-'));
}
