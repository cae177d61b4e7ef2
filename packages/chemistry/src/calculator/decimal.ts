/** Digits of a decimal number that a double always keeps, and that the display shows at most. */
const keptDigits = 15;
const firstOfMoreDigits = 10 ** keptDigits;
/** Powers of ten that a double holds exactly. */
export const powersOfTen: readonly number[] = Array.from({ length: 23 }, (_, exponent) =>
  Number(`1e${exponent}`),
);
/** Decimal places that are kept: the smallest double has 75 digits in them, and no input may take long. */
const mostPlaces = 400;

/** A decimal number as it stands on paper: `mantissa × 10^−places`. */
export class Decimal {
  /** A whole number; a bigint beyond 2^53, where a double would lose digits. */
  readonly mantissa: number | bigint;
  /** Negative where the mantissa goes without its last zeros: 6.02214076e23. */
  readonly places: number;
  /** One of the two doubles around the number, and the nearer one if it shows the same digits. */
  readonly value: number;

  constructor(mantissa: number | bigint, places: number, value: number) {
    this.mantissa = mantissa;
    this.places = places;
    this.value = value;
  }
}

/**
 * `mantissa × 10^−places`, rounded toward zero to the places that are kept.
 * @param value the double that stands for it, if it is known
 */
export function decimal(mantissa: number | bigint, places: number, value?: number): Decimal {
  if (places <= mostPlaces) return new Decimal(mantissa, places, value ?? doubleOf(mantissa, places));
  const surplus = places - mostPlaces;
  return surplus < String(mantissa).length
    ? decimal(BigInt(mantissa) / 10n ** BigInt(surplus), mostPlaces, value)
    : new Decimal(0, 0, 0);
}

/**
 * The decimal number that a double stands for, if it has at most 15 digits.
 * @returns `null` where it has more: a division or a function made such a number, and its last digits are noise
 */
export function decimalOf(value: number): Decimal | null {
  if (Number.isInteger(value) && Math.abs(value) < firstOfMoreDigits) return new Decimal(value, 0, value);
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return fraction.length < keptDigits
    ? decimal(Number(whole + fraction), fraction.length - Number(exponent), value)
    : null;
}

export function sumOf(left: Decimal, right: Decimal): Decimal {
  const places = Math.max(left.places, right.places);
  const [one, other] = [aligned(left, places), aligned(right, places)];
  if (typeof one === 'number' && typeof other === 'number' && Number.isSafeInteger(one + other)) {
    return decimal(one + other, places);
  }
  return decimal(BigInt(one) + BigInt(other), places);
}

export function productOf(left: Decimal, right: Decimal): Decimal {
  const [one, other, places] = [left.mantissa, right.mantissa, left.places + right.places];
  if (typeof one === 'number' && typeof other === 'number' && Number.isSafeInteger(one * other)) {
    return decimal(one * other, places);
  }
  return decimal(BigInt(one) * BigInt(other), places);
}

/** The remainder, with the sign of the left side. The right side is not zero. */
export function remainderOf(left: Decimal, right: Decimal): Decimal {
  const places = Math.max(left.places, right.places);
  const [one, other] = [aligned(left, places), aligned(right, places)];
  return typeof one === 'number' && typeof other === 'number'
    ? decimal(one % other, places)
    : decimal(BigInt(one) % BigInt(other), places);
}

/** A power with a whole exponent of at least 0, by squaring. */
export function powerOf(base: Decimal, exponent: number): Decimal {
  if (exponent === 0) return decimal(1, 0);
  if (exponent === 1) return base;
  const quick = typeof base.mantissa === 'number' ? base.mantissa ** exponent : Number.NaN;
  if (Number.isSafeInteger(quick)) return decimal(quick, base.places * exponent);
  const half = powerOf(base, Math.floor(exponent / 2));
  const square = productOf(half, half);
  return exponent % 2 === 1 ? productOf(square, base) : square;
}

/** The mantissa that goes with more places. */
function aligned({ mantissa, places }: Decimal, to: number): number | bigint {
  return places === to ? mantissa : withZeros(mantissa, to - places);
}

function withZeros(mantissa: number | bigint, zeros: number): number | bigint {
  if (Number(mantissa) === 0) return mantissa;
  const scaled = typeof mantissa === 'number' ? mantissa * (powersOfTen[zeros] ?? Number.NaN) : Number.NaN;
  return Number.isSafeInteger(scaled) ? scaled : BigInt(mantissa) * 10n ** BigInt(zeros);
}

/**
 * The nearest double; or its neighbor on the other side of the number, if the nearest one rounds to other digits than
 * the number does on paper (half away from zero).
 */
function doubleOf(mantissa: number | bigint, places: number): number {
  const power = typeof mantissa === 'number' ? powersOfTen[Math.abs(places)] : undefined;
  const nearest =
    power === undefined
      ? Number(`${mantissa}e${-places}`)
      : places < 0
        ? Number(mantissa) * power
        : Number(mantissa) / power;
  if (Math.abs(Number(mantissa)) < firstOfMoreDigits) return nearest;
  const shown = Number(nearest.toPrecision(keptDigits));
  const onPaper = rounded(mantissa, places);
  if (shown === onPaper) return nearest;
  // Between half a unit and one unit in the last place: enough to reach the neighbor, too little to pass it.
  return nearest + 0.6 * Number.EPSILON * Math.abs(nearest) * Math.sign(onPaper - shown);
}

/** A number of more than 15 digits rounded to 15 of them. */
function rounded(mantissa: number | bigint, places: number): number {
  const digits = String(mantissa).replace('-', '');
  const kept = Number(digits.slice(0, keptDigits)) + (digits.charAt(keptDigits) >= '5' ? 1 : 0);
  return Number(`${mantissa < 0 ? '-' : ''}${kept}e${digits.length - keptDigits - places}`);
}
