/** Spaces of every width, and the characters without any that come with what is pasted. */
const blank = /[\s\u200b-\u200d\u2060]/;

export function isBlank(character: string): boolean {
  return blank.test(character);
}

export function withoutBlanks(text: string): string {
  return blank.test(text) ? text.replace(/[\s\u200b-\u200d\u2060]+/g, '') : text;
}
