/** Exams by whose specifications a question was read, each with its letter in the table. */
const examByLetter = {
  g: 'GCSE',
  a: 'AP',
  i: 'IB',
  l: 'A-level',
  j: 'NCERT',
  m: 'MCAT',
  k: 'middle school',
  f: 'GCSE Foundation',
  n: 'National 5',
  h: 'US high school',
} as const;

/** The specification by which a reader says whether a question could be asked: `NCERT` is what JEE Main and NEET ask. */
export type Specification = (typeof examByLetter)[keyof typeof examByLetter];

/**
 * Reads a table of readings: a line each, the name of a template and the letters of the exams that could ask it, or `-` for none.
 * @throws with the line that is none
 * @example readExamReadings('general-moles-01 gail').get('general-moles-01')?.has('IB') // true
 */
export function readExamReadings(table: string): Map<string, ReadonlySet<Specification>> {
  return new Map(table.split('\n').flatMap((line) => (line.trim() === '' ? [] : [readingOf(line)])));
}

/**
 * The exams that letters stand for; `null` for letters that are none.
 * @example examsOfLetters('al') // new Set(['AP', 'A-level'])
 */
export function examsOfLetters(letters: string): ReadonlySet<Specification> | null {
  return /^(?:-|(?=.)g?a?i?l?j?m?k?f?n?h?)$/.test(letters)
    ? new Set([...letters].flatMap((letter) => (isLetter(letter) ? [examByLetter[letter]] : [])))
    : null;
}

/** The letters of exams, as the table has them. */
export function lettersOf(exams: ReadonlySet<Specification>): string {
  const letters = Object.entries(examByLetter).flatMap(([letter, exam]) => (exams.has(exam) ? [letter] : []));
  return letters.join('') || '-';
}

function isLetter(letter: string): letter is keyof typeof examByLetter {
  return letter in examByLetter;
}

function readingOf(line: string): [string, ReadonlySet<Specification>] {
  const [, name, letters = ''] = /^(\S+) (\S+)$/.exec(line.trim()) ?? [];
  const exams = examsOfLetters(letters);
  if (name === undefined || exams === null) throw new Error(`“${line}” is no reading of exams`);
  return [name, exams];
}
