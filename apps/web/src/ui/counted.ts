/**
 * A number of things in words; those that take more than an s at their end are not for it.
 * @example counted(1, 'question') // '1 question'
 */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
}
