/**
 * Names in one line, as a sentence has them.
 * @example joinNames(['Buffers', 'Gas laws', 'Hess’s law']) // 'Buffers, gas laws and Hess’s law'
 */
export function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name, place) => (place === 0 ? name : uncapitalised(name)));
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}

/**
 * A name as it is shown to students: tables are typed, and read, with the keyboard's apostrophe.
 * @example withApostrophes("Hess's law") // 'Hess’s law'
 */
export function withApostrophes(name: string): string {
  return name.replaceAll(/(?<=\p{L})'/gu, '’');
}

/** Names of people that begin the name of a concept and stand alone there: `Raman spectroscopy`. */
const people: ReadonlySet<string> = new Set(
  (
    'Pauli Solvay Lewis London Haber Arrhenius Marcus Hammond Hammett Newman Fischer Birch Mitsunobu Clemmensen Grignard Wittig ' +
    'Michael Robinson Favorskii Cannizzaro Mannich Knoevenagel Claisen Curtius Beckmann Gibbs Maxwell Lindemann Nernst Latimer ' +
    'Heisenberg Bohr Raman Boltzmann Langmuir Madelung Ramachandran Maillard Western Southern Calvin Kjeldahl Gran Winkler Karl'
  ).split(' '),
);

/** `Buffers` as it stands within a line; names of people and abbreviations keep their capitals. */
export function uncapitalised(name: string): string {
  const [word = ''] = name.split(' ');
  const isCommon = /^[A-Z][a-z]+s?$/.test(word) && !people.has(word) && !/^[A-Z][a-z]+ [A-Z]/.test(name);
  return isCommon ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
