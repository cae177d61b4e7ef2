const words: Readonly<Record<string, string>> = {
  even: 'who are about as good everywhere',
  uneven: 'who are strong here and weak there',
  improving: 'who got better while they answered',
  guessing: 'who only guess',
};

/** What students of a kind are like, as it is said after `students`. */
export function kindWords(kind: string): string {
  return words[kind] ?? kind;
}
