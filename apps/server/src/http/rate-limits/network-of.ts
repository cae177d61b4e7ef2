import { isIPv6 } from 'node:net';

/**
 * Who shares a limit of an address: an IPv4 address, or the /64 of an IPv6 one, since a single line is given that many.
 * @example networkOf('::ffff:203.0.113.7') // '203.0.113.7'
 * @example networkOf('2001:db8::1') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
