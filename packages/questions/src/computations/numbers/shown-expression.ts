const names: Readonly<Record<string, string>> = {
  R: '*R*',
  F: '*F*',
  h: '*h*',
  c: '*c*',
  kB: '*k*_{B}',
  RH: '*R*_{∞}',
  NA: '*N*_{A}',
  pi: 'π',
  e: 'e',
  log10: 'log_{10}',
};

/**
 * An expression of the calculator's grammar as typeset text, for the proof that a student reads.
 * @example shownExpression('5.00 / M(CaCO3) * 2^(1/2)') // '5.00 / *M*(\\ce{CaCO3}) × 2^{1/2}'
 */
export function shownExpression(expression: string): string {
  let shown = '';
  let at = 0;
  while (at < expression.length) {
    const rest = expression.slice(at);
    const mass = /^M\(/.exec(rest);
    const root = /^sqrt\(/.exec(rest);
    const power = /^\^\s*/.exec(rest);
    const word = /^[A-Za-z][A-Za-z0-9]*/.exec(rest);
    const number = /^\d*\.?\d+(?:[eE]([+-]?\d+))?/.exec(rest);
    if (mass !== null || root !== null) {
      const open = at + (mass ?? root ?? [''])[0].length - 1;
      const close = closingBracket(expression, open);
      const inner = expression.slice(open + 1, close);
      shown += mass === null ? `\\sqrt{${shownExpression(inner)}}` : `*M*(\\ce{${inner}})`;
      at = close + 1;
    } else if (power !== null) {
      const [exponent, end] = exponentAt(expression, at + power[0].length);
      shown += `^{${shownExpression(exponent)}}`;
      at = end;
    } else if (word !== null) {
      shown += names[word[0]] ?? word[0];
      at += word[0].length;
    } else if (number !== null) {
      const whole = scientific(number[0], number[1]);
      at += number[0].length;
      shown +=
        number[1] !== undefined && isOneFactor(expression, at - number[0].length, at) ? `(${whole})` : whole;
    } else {
      shown += operators[rest[0] ?? ''] ?? rest[0];
      at += 1;
    }
  }
  return shown;
}

const operators: Readonly<Record<string, string>> = { '*': '×', '-': '−' };

/** The exponent behind a `^`, without its own brackets, and where it ends. */
function exponentAt(expression: string, start: number): [string, number] {
  if (expression[start] === '(') {
    const close = closingBracket(expression, start);
    return [expression.slice(start + 1, close), close + 1];
  }
  const exponent = /^[+-]?[\d.A-Za-z]+/.exec(expression.slice(start))?.[0] ?? '';
  return [exponent, start + exponent.length];
}

function closingBracket(expression: string, open: number): number {
  let depth = 0;
  for (let at = open; at < expression.length; at += 1) {
    if (expression[at] === '(') depth += 1;
    if (expression[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return expression.length;
}

/** Whether a power or a division takes a number of two factors as a whole. */
function isOneFactor(expression: string, start: number, end: number): boolean {
  return /^\s*\^/.test(expression.slice(end)) || /\/\s*$/.test(expression.slice(0, start));
}

function scientific(text: string, exponent: string | undefined): string {
  if (exponent === undefined) return text;
  const mantissa = text.slice(0, text.search(/[eE]/));
  return `${mantissa} × 10^{${exponent.replace('-', '−').replace('+', '')}}`;
}
