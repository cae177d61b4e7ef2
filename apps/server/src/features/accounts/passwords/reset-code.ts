import { randomInt } from 'node:crypto';

/** Crockford's digits: none is taken for another, on paper or by ear. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const digitsInGroup = 4;

/**
 * A code of 60 bits that is read out on the telephone.
 * @example newResetCode() // 'K7QX-M2PD-9FRT'
 */
export function newResetCode(): string {
  const group = () => Array.from({ length: digitsInGroup }, () => digits[randomInt(digits.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/**
 * The code that somebody meant who typed it from hearing or from paper.
 * @example plainResetCode(' k7qx m2pd 9frt ') // 'K7QX-M2PD-9FRT'
 */
export function plainResetCode(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return plain.match(/.{1,4}/g)?.join('-') ?? '';
}
