/** A number as an option states it, with the room that its last digit leaves. */
export interface StatedQuantity {
  value: number;
  /** Half a unit of the last digit stated. */
  room: number;
  unit: string;
}

const pattern =
  /^(?:[^=]*=\s*)?([−–+-]?)\s*(\d+(?:[\u00a0\u2009\u202f ]\d{3})*)(?:\.(\d+))?(?:\s*×\s*10\^\{([−–-]?\d+)\})?\s*(.*)$/;

/**
 * Reads a quantity: `3.2 × 10^{-5} mol/L`, `*x* = −12.5 kJ`, `78 %`.
 * @returns `null` for a text that does not state one number
 */
export function readQuantity(text: string): StatedQuantity | null {
  const bare = /^10\^\{([−–-]?\d+)\}\s*(.*)$/.exec(text.trim());
  if (bare !== null) {
    const value = 10 ** Number((bare[1] ?? '').replace(/[−–]/, '-'));
    return { value, room: value / 2, unit: (bare[2] ?? '').trim() };
  }
  const match = pattern.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = '', power = '0', unit = ''] = match;
  const exponent = Number(power.replace(/[−–]/, '-'));
  const value = Number(`${whole.replace(/\s/g, '')}.${decimals}0e${exponent}`);
  const room = 0.5 * 10 ** (exponent - decimals.length);
  return { value: sign === '' || sign === '+' ? value : -value, room, unit: unit.trim() };
}
