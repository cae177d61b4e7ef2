/**
 * Names in one line, as a sentence has them.
 * @example joinNames(['Buffers', 'Gas laws', 'Hess’s law']) // 'Buffers, gas laws and Hess’s law'
 */
export function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name, place) => (place === 0 ? name : uncapitalised(name)));
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}

/** `Buffers` as it stands within a line; names of people and abbreviations keep their capitals. */
export function uncapitalised(name: string): string {
  const [word = ''] = name.split(' ');
  return /^[A-Z][a-z]+s?$/.test(word) && !/['’-]/.test(word) && !/^[A-Z][a-z]+ [A-Z]/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
