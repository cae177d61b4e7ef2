/**
 * The name of an element as it is spelled in the United States, where the international spelling differs.
 * @example americanName('Aluminium') // 'Aluminum'
 */
export function americanName(name: string): string {
  return name.replace('luminium', 'luminum').replace('aesium', 'esium');
}
