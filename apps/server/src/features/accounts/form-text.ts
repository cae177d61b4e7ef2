/** Characters; no field may have so many. What is longer is cut before anything is done with it: composing takes its time. */
const longestText = 1000;

/** The text of a form's field; one that is missing or sent twice counts as left empty. */
export function textOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value.slice(0, longestText) : '';
}

/** How long a text is, counted as a person counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}
