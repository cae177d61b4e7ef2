/** A number as an option states it, with the uncertainty of its last digit. */
export interface StatedQuantity {
  value: number;
  /** Half a unit of the last digit stated. */
  room: number;
  unit: string;
}

const pattern =
  /^([−–+-]?)\s*(\d+(?:[\u00a0\u2009\u202f ]\d{3})*)(?:\.(\d+))?(?:\s*×\s*10\^\{([−–-]?\d+)\})?\s*(.*)$/;

/**
 * Reads a quantity: `3.2 × 10^{-5} mol/L`, `*x* = −12.5 kJ`, `78 %`.
 * @returns `null` for a text that does not state one number
 */
export function readQuantity(text: string): StatedQuantity | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('10^{')) return readPowerOfTen(trimmed);
  const equals = trimmed.indexOf('=');
  const match = pattern.exec(equals < 0 ? trimmed : trimmed.slice(equals + 1).trimStart());
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = '', power = '', unit = ''] = match;
  const exponent = power === '' ? 0 : Number(power.replace(/[−–]/, '-'));
  const digits = whole.length > 3 ? whole.replace(/\s/g, '') : whole;
  const value = Number(power === '' ? `${digits}.${decimals}0` : `${digits}.${decimals}0e${exponent}`);
  const room = 0.5 * 10 ** (exponent - decimals.length);
  return { value: sign === '' || sign === '+' ? value : -value, room, unit: unit.trim() };
}

function readPowerOfTen(text: string): StatedQuantity | null {
  const bare = /^10\^\{([−–-]?\d+)\}\s*(.*)$/.exec(text);
  if (bare === null) return null;
  const value = 10 ** Number((bare[1] ?? '').replace(/[−–]/, '-'));
  return { value, room: value / 2, unit: (bare[2] ?? '').trim() };
}
